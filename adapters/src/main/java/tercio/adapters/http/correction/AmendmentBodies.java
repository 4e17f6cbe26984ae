package tercio.adapters.http.correction;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.springframework.stereotype.Component;
import tercio.adapters.http.answer.JsonDifference;
import tercio.adapters.http.answer.OptionBody;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.problem.ReaderText;
import tercio.adapters.json.JsonIntrospector;
import tercio.application.amendment.Amendment;
import tercio.application.amendment.Amendments.AmendmentStatus;
import tercio.application.amendment.Branch;
import tercio.application.amendment.EvaluatedAmendment;
import tercio.domain.game.Verdict;
import tercio.projections.GameHistory;
import tercio.projections.Views;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes amendments: what was corrected, how far the branch holds, and how its board differs from the game's. */
@Component
public class AmendmentBodies {

    private static final List<String> OF_THE_BRANCH = List.of("commands", "held", "lost", "whole", "orders", "awaits", "first", "diff", "words");

    private final JsonMapper json;
    private final Views views;
    private final ResponseBodies bodies;

    AmendmentBodies(JsonMapper json, Views views, ResponseBodies bodies) {
        this.json = json;
        this.views = views;
        this.bodies = bodies;
    }

    /**
     * Writes an amendment.
     *
     * @param all whether the caller may see everything; other callers see no command of it
     */
    ObjectNode amendment(AmendmentStatus amendment, boolean all) {
        var draft = amendment.draft();
        var body = json.createObjectNode().put("number", draft.number()).put("state", amendment.state().name().toLowerCase(Locale.ROOT))
                .put("since", amendment.position()).put("by", draft.by().name()).put("at", draft.at()).put("reason", draft.reason());
        var steps = body.putArray("steps");
        draft.steps().forEach(step -> steps.add(step(step, all)));
        return body;
    }

    private ObjectNode step(Amendment.PlacedCorrection step, boolean all) {
        var body = json.createObjectNode().put("number", step.number()).put("at", step.at()).put("of", step.of()).put("by", step.by().name())
                .put("kind", step.correction().kind().name().toLowerCase(Locale.ROOT)).put("position", step.made());
        if (!step.correction().dice().isEmpty()) {
            body.set("dice", json.valueToTree(step.correction().dice()));
        }
        step.correction().command().ifPresent(command -> {
            if (all) {
                body.set("command", json.readTree(command));
            } else {
                body.putArray("hidden").add("command");
            }
        });
        return body;
    }

    /** The amendment for a viewer who may not see its branch. */
    ObjectNode hiddenAmendment(AmendmentStatus amendment, int position) {
        var body = amendment(amendment, false).put("position", position);
        body.set("hidden", json.valueToTree(OF_THE_BRANCH));
        return body;
    }

    /** The amendment with its branch. */
    ObjectNode report(BranchHistories.WithBranch worked) {
        var body = amendment(worked.amendment().amendment(), true).put("position", worked.amendment().position());
        worked.amendment().branch().ifPresent(branch -> {
            body.put("commands", branch.commands()).put("held", branch.reappliedCount()).put("lost", branch.lost()).put("whole", branch.isWhole());
            body.set("orders", orders(worked.amendment()));
            body.set("awaits", json.valueToTree(worked.amendment().awaits()));
            body.set("first", branch.stop().<JsonNode>map(stop -> stop(stop)).orElse(json.nullNode()));
            body.set("diff", diff(worked));
            body.set("words", words(worked));
        });
        return body;
    }

    private JsonNode orders(EvaluatedAmendment worked) {
        var list = json.createArrayNode();
        for (var order : worked.orders()) {
            var body = list.addObject().put("position", order.at()).put("of", order.of()).put("kind", JsonIntrospector.word(order.kind()));
            body.set("seats", json.valueToTree(order.seats()));
            if (order.forHost()) {
                body.put("forHost", true);
            }
        }
        return list;
    }

    /** The differences of the board of the branch from that of the game. */
    public JsonNode diff(BranchHistories.WithBranch worked) {
        return JsonDifference.between(board(worked.now(), worked.amendment().position()), board(worked.history(), worked.position()));
    }

    /** The differences in sentences. */
    public JsonNode words(BranchHistories.WithBranch worked) {
        return json.valueToTree(ReaderText.texts(views.differences(worked.now(), worked.amendment().position(), worked.history(), worked.position())));
    }

    private JsonNode board(GameHistory history, int position) {
        var view = views.names(history).contains("map") ? "map" : "board";
        return bodies.tree(views.body(history, view, List.of(), position).orElseThrow());
    }

    private ObjectNode stop(Branch.Stop stop) {
        var command = stop.command();
        var body = json.createObjectNode().put("position", command.at()).put("of", command.of()).put("by", command.by().name());
        if (!command.causedBy().isEmpty()) {
            body.set("command", json.readTree(command.causedBy()));
        }
        switch (stop.verdict()) {
            case Verdict.Refused<?> refused -> {
                body.put("why", "refused").put("detail", ReaderText.phrase(refused.refusal().detail())).put("rule", refused.refusal().rule().id());
                ReaderText.putSentence(refused.refusal().detail(), body);
                body.set("legal", json.valueToTree(OptionBody.all(refused.refusal().legal())));
            }
            case Verdict.NeedsDie<?> wants -> {
                var die = wants.die();
                var detail = Branch.dieWanted(wants);
                body.put("why", "die").put("detail", ReaderText.phrase(detail));
                ReaderText.putSentence(detail, body);
                body.set("die", json.valueToTree(Map.of("die", "d" + die.die().sides(), "purpose", die.purpose(), "side", die.side(), "ordinal", die.ordinal())));
            }
        }
        return body;
    }
}
