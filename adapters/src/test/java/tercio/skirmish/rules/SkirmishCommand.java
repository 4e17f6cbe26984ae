package tercio.skirmish.rules;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.Command;
import tercio.domain.game.Secret;

/** The commands of a captain. */
public sealed interface SkirmishCommand extends Command {

    String captain();

    /** Writes down how many men are kept in reserve. */
    record SetReserve(String captain, Optional<Integer> men) implements SkirmishCommand {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(captain, "men"));
        }
    }

    /** Writes down the order of the turn. */
    record ChooseOrder(String captain, Optional<CaptainOrder> order) implements SkirmishCommand {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(captain, "order"));
        }
    }

    /** Moves men to a neighbouring hill. */
    record March(String captain, String from, String to, int men) implements SkirmishCommand {}

    /** Ends the marches of this turn. */
    record EndMarches(String captain) implements SkirmishCommand {}

    /** Commits men of the reserve to the defence, or none. */
    record Commit(String captain, int men) implements SkirmishCommand {}
}
