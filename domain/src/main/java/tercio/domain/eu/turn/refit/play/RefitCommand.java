package tercio.domain.eu.turn.refit.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players at the end of a round who refit damaged ships. */
public sealed interface RefitCommand extends EuCommand {

    CountryId country();

    @Override
    default Subject about() {
        return Subject.country(country());
    }

    /**
     * Refits damaged ships for half the price of recruitment. They are a naval stack in a port then (EU-REFIT-1).
     *
     * @param waters the waters in which they were damaged
     * @param ships without FLEET counters
     * @param port the province of the port or arsenal
     */
    record RefitShips(CountryId country, WatersId waters, Ships ships, SpaceId port) implements RefitCommand {}

    /** The country refits no more ships this round. */
    record EndRefit(CountryId country) implements RefitCommand {}
}
