package tercio.domain.eia.common.game;

import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.map.SpaceId;

/**
 * A leader in a game.
 *
 * @param id of the counter: {@code napoleon}
 * @param at the place where he stands; empty off the map
 * @param prisonerOf the power that captured him; empty where he is free
 */
public record LeaderPiece(EiaLeaderId id, Power power, Optional<Location> at, Optional<Power> prisonerOf) {

    /** The name on the counter: {@code Napoleon}. */
    public String name() {
        return PrintedCounters.leader(id).orElseThrow().name();
    }

    /** Whether he is in an area, inside its city or outside. */
    public boolean isIn(SpaceId area) {
        return at.filter(place -> place.area().equals(area)).isPresent();
    }

    public LeaderPiece withLocation(Location now) {
        return new LeaderPiece(id, power, Optional.of(now), Optional.empty());
    }

    public LeaderPiece withoutLocation() {
        return new LeaderPiece(id, power, Optional.empty(), Optional.empty());
    }

    public LeaderPiece withCaptor(Power captor) {
        return new LeaderPiece(id, power, Optional.empty(), Optional.of(captor));
    }
}
