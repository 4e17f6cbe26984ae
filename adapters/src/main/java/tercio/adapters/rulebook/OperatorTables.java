package tercio.adapters.rulebook;

import java.util.Optional;
import tercio.domain.game.Ruleset;
import tercio.domain.table.EnteredTables;

/** The tables that the operator of a service entered, which new games take where they bring none of their own. */
@FunctionalInterface
public interface OperatorTables {

    /** The operator entered nothing: games are played by the tables of the program. */
    OperatorTables NONE = ruleset -> Optional.empty();

    /** The tables for games of a ruleset; empty where the operator entered none, or where the ruleset has none to enter. */
    Optional<EnteredTables> of(Ruleset<?, ?, ?, ?> ruleset);
}
