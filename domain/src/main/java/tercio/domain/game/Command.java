package tercio.domain.game;

import java.util.List;

/** A request of a player. Each ruleset has a sealed family of commands: the verbs of its rulebook. */
public interface Command {

    /**
     * The parts of the command that not everybody may see; empty where all is open. A secret of a command names its
     * components.
     */
    default List<Secret> secrets() {
        return List.of();
    }
}
