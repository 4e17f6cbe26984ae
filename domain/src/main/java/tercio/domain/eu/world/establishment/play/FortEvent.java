package tercio.domain.eu.world.establishment.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/** Events of forts under construction. */
public sealed interface FortEvent extends EuEvent {

    /** @param next the box of the round that follows */
    record FortBuildingBegan(RoundBox next, boolean extended, boolean badWeather) implements FortEvent {}

    record FortBegun(CountryId country, SpaceId province) implements FortEvent {}

    /**
     * Builders have stood at a fort for another round.
     *
     * @param rounds the ends of round at which they have stood there
     */
    record FortAdvanced(CountryId country, SpaceId province, int rounds) implements FortEvent {}

    /** A fort stands: its builders were there for three rounds, or the turn ends. */
    record FortBuilt(CountryId country, SpaceId province) implements FortEvent {}

    /** A fort under construction is destroyed: less than 1 LD of its country stands there. */
    record FortAbandoned(CountryId country, SpaceId province) implements FortEvent {}

    record FortBuildingEnded(CountryId country) implements FortEvent {}
}
