package tercio.adapters.http.correction;

import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;
import tercio.adapters.http.answer.OptionBody;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.problem.ReaderText;
import tercio.application.game.HistoryPlan;
import tercio.domain.game.Refusal;
import tercio.projections.GameHistory;
import tercio.projections.GameLog;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes the plan of an undo or a redo with its events as the caller may read them. */
@Component
class HistoryPlanBody {

    /** Limit of the events in each list of the plan; the first ones are written. */
    static final int TOLD = 200;

    private final JsonMapper json;
    private final Views views;
    private final ResponseBodies bodies;

    HistoryPlanBody(JsonMapper json, Views views, ResponseBodies bodies) {
        this.json = json;
        this.views = views;
        this.bodies = bodies;
    }

    ObjectNode of(HistoryPlan plan, GameHistory history) {
        var body = json.createObjectNode().put("position", plan.now()).put("possible", true).put("to", plan.to()).put("commands", plan.commands());
        var gone = lines(plan.gone(), history);
        body.set("events", linesArray(gone));
        body.put("more", plan.gone().size() - gone.size());
        body.set("dice", dice(gone));
        var back = lines(plan.back(), history);
        body.set("back", linesArray(back));
        body.put("moreBack", plan.back().size() - back.size());
        body.set("awaits", json.valueToTree(plan.awaits()));
        plan.order().ifPresent(before -> body.putObject("order").put("to", before));
        return body;
    }

    /** The answer where no undo or redo is possible, with the reason. */
    ObjectNode of(Refusal refusal, GameHistory history) {
        var body = json.createObjectNode().put("position", history.position()).put("possible", false).put("detail", ReaderText.phrase(refusal.detail()))
                .put("rule", refusal.rule().id());
        ReaderText.putSentence(refusal.detail(), body);
        body.set("legal", json.valueToTree(OptionBody.all(refusal.legal())));
        return body;
    }

    private ArrayNode linesArray(List<GameLog.Line> lines) {
        var list = json.createArrayNode();
        lines.forEach(line -> list.add(bodies.line(line)));
        return list;
    }

    /**
     * The dice of the events that are undone. The server throws none of them again, and dice thrown at the table are
     * lost.
     */
    private ArrayNode dice(List<GameLog.Line> lines) {
        var list = json.createArrayNode();
        lines.forEach(line -> list.addAll(bodies.dice(line.event())));
        return list;
    }

    private List<GameLog.Line> lines(List<Integer> positions, GameHistory history) {
        var known = positions.stream().filter(position -> position <= history.position()).limit(TOLD).toList();
        var lines = new ArrayList<GameLog.Line>();
        for (int first = 0; first < known.size();) {
            int end = first + 1;
            while (end < known.size() && known.get(end) == known.get(end - 1) + 1) {
                end++;
            }
            lines.addAll(views.log(history, known.get(first), end - first));
            first = end;
        }
        return lines;
    }
}
