package tercio.adapters.adjudication;

import java.util.List;
import java.util.function.Predicate;
import tercio.domain.ruling.Step;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Steps as the contract writes them: a part that does not apply is absent. */
public final class ExplanationJson {

    private ExplanationJson() {}

    public static ArrayNode json(List<Step> steps) {
        return json(steps, step -> false);
    }

    /** @param reconstructed which steps read figures that are lost and stand in from elsewhere */
    public static ArrayNode json(List<Step> steps, Predicate<Step> reconstructed) {
        var list = JsonNodeFactory.instance.arrayNode();
        for (var step : steps) {
            var json = list.addObject().put("step", step.step());
            if (step.side() != null) {
                json.put("side", step.side());
            }
            json.put("rule", step.rule().id());
            if (!step.dice().isEmpty()) {
                step.dice().forEach(json.putArray("dice")::add);
            }
            if (!step.modifiers().isEmpty()) {
                var modifiers = json.putArray("modifiers");
                step.modifiers().forEach(modifier -> modifiers.addObject().put("value", modifier.value())
                        .put("reason", modifier.reason()).put("rule", modifier.rule().id()));
            }
            if (step.modified() != null) {
                json.put("modified", step.modified());
            }
            if (step.cell() != null) {
                json.put("table", step.cell().table()).put("row", step.cell().row()).put("column", step.cell().column());
            }
            if (step.result() != null) {
                json.put("result", step.result());
            }
            if (!step.readings().isEmpty()) {
                step.readings().forEach(json.putArray("readings")::add);
            }
            if (reconstructed.test(step)) {
                json.put("reconstructed", true);
            }
        }
        return list;
    }
}
