package tercio.adapters.eu.rulings;

import java.util.List;
import java.util.Map;
import tercio.domain.ruling.Step;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A ruling of a game, and the request that asks the adjudicator for the same.
 *
 * @param request written from the board before the ruling and from the dice that were rolled
 * @param told the explanation in the game
 * @param outcome fields of the answer that the events of the game state, by JSON pointer
 */
record PlayedRuling(ObjectNode request, List<Step> told, Map<String, JsonNode> outcome) {

    String procedure() {
        return request.path("procedure").asString();
    }
}
