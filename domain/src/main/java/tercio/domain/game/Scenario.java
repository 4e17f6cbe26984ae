package tercio.domain.game;

import java.util.List;

/** The initial situation of a game. Each ruleset has one type of scenario. */
public interface Scenario {
    /** The name that players see. */
    String name();

    /** The parts of the scenario that not everybody may see, as for an event; empty where all is open. */
    default List<Secret> secrets() {
        return List.of();
    }
}
