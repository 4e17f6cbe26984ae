package tercio.adapters.http.answer;

import java.util.stream.Stream;
import tercio.adapters.http.problem.ReaderText;
import tercio.projections.AwaitedDecision;
import tercio.projections.FieldNames;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes an open decision with its options, its movable pieces, or its form. */
public final class DecisionBody {

    /** The name in the contract for the list of pieces that may move, whatever the rulebook. */
    private static final String CONTRACT_PIECES = "stacks";

    private DecisionBody() {}

    /** @param names of the fields in answers about the game */
    public static ObjectNode of(AwaitedDecision awaited, FieldNames names, JsonMapper json) {
        var decision = awaited.decision();
        var body = json.createObjectNode()
                .put("id", decision.id()).put("seat", awaited.seat()).put("party", decision.party())
                .put("kind", decision.kind()).put("rule", decision.rule().id()).put("prompt", ReaderText.text(decision.prompt()));
        ReaderText.putSentence(decision.prompt(), body);
        if (!awaited.answersShown()) {
            body.putArray("hidden").add("options").add("open").add("form");
            return body;
        }
        body.set("options", json.valueToTree(OptionBody.all(decision.options())));
        if (!decision.movers().isEmpty()) {
            var open = body.putObject("open").put("type", decision.kind());
            // The name of the contract, and the plain one that earlier answers used, in every game.
            Stream.of(CONTRACT_PIECES, FieldNames.PLAIN.pieces(), names.pieces()).distinct().forEach(name -> open.set(name, json.valueToTree(decision.movers())));
        }
        if (decision.piece() != null) {
            body.put("piece", decision.piece());
        }
        decision.optionalForm().ifPresent(form -> body.set("form", FormBody.of(form, json)));
        return body;
    }
}
