package tercio.domain.eu.turn.refit.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/** Events of the refit of damaged ships. */
public sealed interface RefitEvent extends EuEvent {

    /** @param next the box of the round that follows */
    record RefitBegan(RoundBox next, boolean extended, boolean badWeather) implements RefitEvent {}

    /**
     * @param newStack the naval stack that the ships are now
     * @param ships with the FLEET counters that they form
     */
    record ShipsRefitted(CountryId country, WatersId waters, NavalUnits ships, SpaceId port, StackId newStack, int ducats) implements RefitEvent {}

    record RefitEnded(CountryId country) implements RefitEvent {}
}
