package tercio.domain.eu.land.interception;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.PortKind;
import tercio.domain.eu.land.interception.SeaInterception.Landing;
import tercio.domain.eu.land.interception.SeaInterception.Station;
import tercio.domain.map.Border;
import tercio.domain.map.SpaceId;

/**
 * The place of a naval stack that may intercept: the sea zones that it covers, and its advantages there (EU-INT-SEA). A stack never
 * intercepts in a port.
 *
 * @param at the sea zone of the stack, or the province of its port or arsenal
 */
public record InterceptionStation(EuMap map, SpaceId at) {

    /** A province without an anchor is refused. */
    public InterceptionStation {
        if (map.sea(at).isEmpty() && !map.hasHarbour(at)) {
            throw new IllegalArgumentException("no naval stack stands in " + at);
        }
    }

    /** The kind of place of the stack. */
    public Station station() {
        return map.sea(at).isPresent() ? Station.SEA
                : map.province(at).filter(land -> land.port() == PortKind.ARSENAL).isPresent() ? Station.ARSENAL : Station.PORT;
    }

    /** The sea zones in which it may intercept: its own one and those next to it; out of a port those on its coasts. */
    public Set<SpaceId> zones() {
        var zones = new LinkedHashSet<SpaceId>();
        if (station() == Station.SEA) {
            zones.add(at);
            neighbours().forEach(zones::add);
        } else {
            zones.addAll(coasts());
        }
        return zones;
    }

    private Stream<SpaceId> neighbours() {
        return map.borders(at).stream().filter(border -> border.kind() == BorderKind.SEA).map(Border::to);
    }

    private List<SpaceId> coasts() {
        return map.seasOf(at);
    }

    /** Whether an interception in this sea zone is one in its own. */
    public boolean isInZone(SpaceId sea) {
        return at.equals(sea);
    }

    /**
     * The position of the moving stack's landing relative to this place.
     *
     * @param sea the zone that it has entered
     * @param province in which it has announced a landing from there; empty without a landing
     */
    public Landing landing(SpaceId sea, Optional<SpaceId> province) {
        if (province.isEmpty()) {
            return Landing.NONE;
        }
        return switch (station()) {
            case SEA -> isInZone(sea) ? Landing.SAME_SEA_ZONE : Landing.NONE;
            case PORT -> province.get().equals(at) ? Landing.STATIONED_PROVINCE : Landing.NONE;
            case ARSENAL -> province.get().equals(at) ? Landing.STATIONED_PROVINCE
                    : coasts().contains(sea) ? Landing.ARSENAL_ADJACENT_SEA : Landing.NONE;
        };
    }
}
