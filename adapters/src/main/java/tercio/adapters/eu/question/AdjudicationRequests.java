package tercio.adapters.eu.question;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.game.EuState;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The parts that all requests for the adjudicator have in common. */
final class AdjudicationRequests {

    private AdjudicationRequests() {}

    /** A request for a procedure, with the readings of the game. */
    static ObjectNode procedure(String procedure, EuState board) {
        var request = JsonNodeFactory.instance.objectNode().put("ruleset", "eu-military").put("procedure", procedure)
                .put("period", board.scenario().period());
        var readings = request.putObject("readings");
        board.readings().chosen().forEach(readings::put);
        return request;
    }

    /** The commander of a side; without one a replacement is drawn. */
    static void putLeader(ObjectNode side, Optional<Leader> commander) {
        commander.ifPresent(leader -> side.putObject("leader").put("name", leader.title()).put("maneuver", leader.maneuver())
                .put("fire", leader.fire()).put("shock", leader.shock()).put("monarch", leader.monarch())
                .put("anonymous", leader.anonymous()).put("category", leader.category().toString()));
    }

    static String word(Theatre theatre) {
        return theatre.name().toLowerCase(Locale.ROOT);
    }

    /** Puts dice under the names by which they were thrown: several of one purpose as a list, in their order. */
    static void putRolls(ObjectNode request, List<Roll> rolls) {
        var dice = request.withObjectProperty("dice");
        for (var roll : rolls) {
            var side = dice.withObjectProperty(roll.name().side());
            var purpose = roll.name().purpose();
            int before = side.path(purpose).isArray() ? side.path(purpose).size() : side.has(purpose) ? 1 : 0;
            if (roll.name().ordinal() != before) {
                throw new IllegalStateException("rolled twice: " + roll.name());
            }
            if (before == 0) {
                side.put(purpose, roll.value());
                continue;
            }
            if (before == 1) {
                int first = side.path(purpose).asInt();
                side.putArray(purpose).add(first);
            }
            side.withArrayProperty(purpose).add(roll.value());
        }
    }
}
