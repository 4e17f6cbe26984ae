package tercio.adapters.adjudication;

import java.util.List;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.ZeroSumGame;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** An equilibrium as JSON: the value, and the probability of each choice of both sides, each also as a fraction. */
public final class EquilibriumJson {

    private EquilibriumJson() {}

    /**
     * @param first the name of the first side
     * @param firstChoices its choices, in the order of the game
     */
    public static ObjectNode of(ZeroSumGame.Equilibrium equilibrium, String first, List<String> firstChoices, String second, List<String> secondChoices) {
        var json = JsonNodeFactory.instance.objectNode();
        var value = json.putObject("value");
        value.put(first, DistributionJson.mean(equilibrium.value().above(), equilibrium.value().below()));
        value.put(second, DistributionJson.mean(equilibrium.value().above().negate(), equilibrium.value().below()));
        value.put("fraction", equilibrium.value().toString());
        put(json.putArray(first), firstChoices, equilibrium.first());
        put(json.putArray(second), secondChoices, equilibrium.second());
        return json;
    }

    private static void put(ArrayNode list, List<String> choices, List<Fraction> mixture) {
        for (int at = 0; at < choices.size(); at++) {
            var part = mixture.get(at);
            list.addObject().put("choice", choices.get(at)).put("probability", DistributionJson.withoutZeros(DistributionJson.decimal(part.above(), part.below())))
                    .put("fraction", part.toString());
        }
    }
}
