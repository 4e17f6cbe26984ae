package tercio.domain.eu.turn.refit.play;

import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.turn.round.RoundBox;

/** Events of the refit of damaged ships. */
public sealed interface RefitEvent extends EuEvent {

    /** @param next the box of the round that follows */
    record RefitBegan(RoundBox next, boolean extended, boolean badWeather) implements RefitEvent {}

    /**
     * @param newStack the naval stack that the ships are now
     * @param ships with the FLEET counters that they form
     */
    record ShipsRefitted(String country, String waters, NavalUnits ships, String port, StackId newStack, int ducats) implements RefitEvent {}

    record RefitEnded(String country) implements RefitEvent {}
}
