package tercio.adapters.adjudication;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import tercio.domain.ruling.Step;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.StepTexts;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Writes the steps of an explanation as the contract has them: a part that does not apply is absent. */
public final class ExplanationJson {

    private ExplanationJson() {}

    /** The steps of a ruling in English, whose tables are all printed. */
    public static ArrayNode json(List<Step> steps) {
        return json(steps, step -> false);
    }

    /** The steps in English. @param reconstructed whether a step reads a figure that is lost and was reconstructed */
    public static ArrayNode json(List<Step> steps, Predicate<Step> reconstructed) {
        return json(steps, reconstructed, StepTexts::english, Language.EN);
    }

    /** The steps of an answer of a procedure in a language. */
    static ArrayNode json(List<Step> steps, ProcedureEndpoint endpoint, Language language) {
        return json(steps, endpoint::isReconstructed, step -> StepTexts.in(language).translate(step, endpoint::bearersOf), language);
    }

    private static ArrayNode json(List<Step> steps, Predicate<Step> reconstructed, UnaryOperator<Step> told, Language language) {
        var list = JsonNodeFactory.instance.arrayNode();
        for (var each : steps) {
            var step = told.apply(each);
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
                CellTexts.put(step, language, json);
            }
            if (step.result() != null) {
                json.put("result", step.result());
            }
            if (!step.readings().isEmpty()) {
                step.readings().forEach(json.putArray("readings")::add);
            }
            if (reconstructed.test(StepTexts.english(each))) {
                json.put("reconstructed", true);
            }
        }
        return list;
    }
}
