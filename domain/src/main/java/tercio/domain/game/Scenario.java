package tercio.domain.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.table.EnteredTables;

/** The initial situation of a game. Each ruleset has one type of scenario. */
public interface Scenario {
    /** The name that players see. */
    String name();

    /** The tables of the printed game that its owner entered for this game; empty where those of the program hold. */
    default Optional<EnteredTables> enteredTables() {
        return Optional.empty();
    }

    /** The parts of the scenario that not everybody may see, as for an event; empty where all is open. */
    default List<Secret> secrets() {
        return List.of();
    }
}
