package tercio.domain.eu;

import java.util.Optional;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.LostTables;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.table.EnteredTables;

/** The base of the parts of the rulebook: the map, the edition, and the board of a game under its tables. */
interface EuBoards {

    /** The map that every edition is played on. */
    EuMap map();

    /** The edition of the rulebook, with the tables of the program. */
    Edition printedEdition();

    /** Whether an owner may enter tables for a game: the program lacks most of the oldest edition. */
    default boolean takesTables() {
        return printedEdition().id().equals(Edition.RAPID);
    }

    /** The edition by which a game is played: with the tables that its owner entered, else with those of the program. */
    default Edition playedEdition(Optional<EnteredTables> entered) {
        return entered.filter(tables -> takesTables()).map(LostTables::edition).orElseGet(this::printedEdition);
    }

    /** The board under the tables of its game. */
    default WarView board(EuState state) {
        return new WarView(state, map(), playedEdition(state.scenario().enteredTables()).tables());
    }
}
