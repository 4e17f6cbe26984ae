package tercio.adapters.http.games;

import java.util.List;
import java.util.Set;
import tercio.adapters.http.problem.Problem;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;

/** A printed scenario whose sides are chosen when the game is made. */
final class ChosenScenario {

    private ChosenScenario() {}

    static Scenario of(Ruleset<?, ?, ?, ? extends Scenario> ruleset, JsonNode sent, List<List<String>> sides) {
        var name = sent.isString() ? sent.asString() : "";
        if (ruleset.scenario(name).isEmpty()) {
            throw Problem.malformed("/scenario", Sentence.of("kernel.sent.sides-of-program").with("known", new Text(String.join(", ", ruleset.scenarios().keySet()))));
        }
        var roster = ruleset.roster(name);
        checkSides(sides, roster);
        return ruleset.scenario(name, sides).orElseThrow(() -> Problem.malformed("/sides", Sentence.of("kernel.sent.sides-fixed")));
    }

    /** Each side is a list of parties of the roster; there are no more sides, and no more parties in one, than the roster has. */
    private static void checkSides(List<List<String>> sides, Set<String> roster) {
        if (sides.size() > Math.max(1, roster.size())) {
            throw Problem.malformed("/sides", Sentence.of("kernel.sent.sides").with("count", sides.size()).with("most", roster.size()));
        }
        for (int side = 0; side < sides.size(); side++) {
            if (sides.get(side).size() > roster.size()) {
                throw Problem.malformed("/sides/" + side, Sentence.of("kernel.sent.side-parties").with("count", sides.get(side).size()).with("most", roster.size()));
            }
            for (int at = 0; at < sides.get(side).size(); at++) {
                if (!roster.contains(sides.get(side).get(at))) {
                    throw Problem.malformed("/sides/" + side + "/" + at, Sentence.of("kernel.sent.no-party").with("known", new Text(String.join(", ", roster.stream().sorted().toList()))));
                }
            }
        }
    }
}
