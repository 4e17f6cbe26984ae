package tercio.domain.eu.world.exploration;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.board.Space;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.map.SpaceId;

/** The spread of discoveries to all countries (EU-DISCOVERY-SPREAD). */
public final class Diffusion {

    private static final Period FROM = Period.IV;

    private Diffusion() {}

    /**
     * The zones that become known to all at the beginning of a turn. Before period IV only colonies of level 6 are; from then on also the
     * Atlantic zones without malus that a country knows, and the provinces with a colony or a trading post.
     */
    public static List<SpaceId> atStartOfTurn(Discoveries discoveries, Establishments establishments, Period period) {
        var zones = new ArrayList<>(newEuropeanColonies(discoveries, establishments));
        if (period.compareTo(FROM) >= 0) {
            for (var space : EuMap.PRINTED.spaces().zones()) {
                if (isCalm(space) && discoveries.isKnownToAny(space.id())) {
                    zones.add(space.id());
                }
            }
            establishments.all().stream().filter(here -> here.kind().hasLevels()).map(Establishment::province).forEach(zones::add);
        }
        return unknown(discoveries, zones);
    }

    /** The provinces whose colony has reached level 6: they are of Europe, in any period and at once (EU-COL-6). */
    public static List<SpaceId> newEuropeanColonies(Discoveries discoveries, Establishments establishments) {
        return unknown(discoveries, establishments.all().stream().filter(Establishment::isEuropean).map(Establishment::province).toList());
    }

    private static boolean isCalm(Space space) {
        return space instanceof Sea sea && sea.malus() == 0 && sea.waters().contains(WatersId.ATLANTIC);
    }

    private static List<SpaceId> unknown(Discoveries discoveries, List<SpaceId> zones) {
        return zones.stream().filter(zone -> !Discoveries.isEuropean(zone) && !discoveries.common().contains(zone)).distinct().toList();
    }
}
