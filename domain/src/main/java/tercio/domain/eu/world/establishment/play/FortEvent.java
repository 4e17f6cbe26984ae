package tercio.domain.eu.world.establishment.play;

import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.turn.round.RoundBox;

/** Events of forts under construction. */
public sealed interface FortEvent extends EuEvent {

    /** @param next the box of the round that follows */
    record FortBuildingBegan(RoundBox next, boolean extended, boolean badWeather) implements FortEvent {}

    record FortBegun(String country, String province) implements FortEvent {}

    /**
     * Builders have stood at a fort for another round.
     *
     * @param rounds the ends of round at which they have stood there
     */
    record FortAdvanced(String country, String province, int rounds) implements FortEvent {}

    /** A fort stands: its builders were there for three rounds, or the turn ends. */
    record FortBuilt(String country, String province) implements FortEvent {}

    /** A fort under construction is destroyed: less than 1 LD of its country stands there. */
    record FortAbandoned(String country, String province) implements FortEvent {}

    record FortBuildingEnded(String country) implements FortEvent {}
}
