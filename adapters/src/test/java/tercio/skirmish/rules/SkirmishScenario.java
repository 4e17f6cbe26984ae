package tercio.skirmish.rules;

import java.util.List;
import tercio.domain.game.Scenario;

/**
 * The start of a skirmish.
 *
 * @param turns the number of turns it lasts
 * @param captains in the order in which they march in the first turn
 */
public record SkirmishScenario(String name, int turns, List<Camp> captains) implements Scenario {

    /** A captain with all his men on one hill. */
    public record Camp(String captain, String hill, int men) {}

    public SkirmishScenario {
        captains = List.copyOf(captains);
    }
}
