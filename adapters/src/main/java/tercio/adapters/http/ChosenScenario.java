package tercio.adapters.http;

import java.util.List;
import java.util.Set;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tools.jackson.databind.JsonNode;

/** A printed scenario whose sides are chosen when the game is made. */
final class ChosenScenario {

    private ChosenScenario() {}

    static Scenario of(Ruleset<?, ?, ?, ? extends Scenario> ruleset, JsonNode sent, List<List<String>> sides) {
        var name = sent.isString() ? sent.asString() : "";
        if (ruleset.scenario(name).isEmpty()) {
            throw Problem.malformed("/scenario", "sides are chosen for a scenario of the program: " + String.join(", ", ruleset.scenarios().keySet()));
        }
        var roster = ruleset.roster(name);
        checkSides(sides, roster);
        return ruleset.scenario(name, sides).orElseThrow(() -> Problem.malformed("/sides", "the sides of this scenario are fixed"));
    }

    /** Each side is a list of parties of the roster; there are no more sides, and no more parties in one, than the roster has. */
    private static void checkSides(List<List<String>> sides, Set<String> roster) {
        if (sides.size() > Math.max(1, roster.size())) {
            throw Problem.malformed("/sides", "has " + sides.size() + " sides; at most " + roster.size() + " are possible");
        }
        for (int side = 0; side < sides.size(); side++) {
            if (sides.get(side).size() > roster.size()) {
                throw Problem.malformed("/sides/" + side, "has " + sides.get(side).size() + " parties; there are " + roster.size());
            }
            for (int at = 0; at < sides.get(side).size(); at++) {
                if (!roster.contains(sides.get(side).get(at))) {
                    throw Problem.malformed("/sides/" + side + "/" + at, "is not in this scenario; there are " + String.join(", ", roster.stream().sorted().toList()));
                }
            }
        }
    }
}
