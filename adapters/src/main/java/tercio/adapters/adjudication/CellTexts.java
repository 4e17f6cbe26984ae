package tercio.adapters.adjudication;

import tercio.domain.ruling.Step;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.TableTexts;
import tools.jackson.databind.node.ObjectNode;

/** Row and column of the cell of a printed table for a reader, beside the labels by which programs find the cell. */
public final class CellTexts {

    private CellTexts() {}

    /** Adds them to a step that reads a cell. An English reader reads the labels themselves. */
    public static void put(Step step, Language language, ObjectNode body) {
        if (step.cell() != null && language != Language.EN) {
            var texts = TableTexts.of(step.rule());
            body.put("rowText", texts.text(step.cell().row(), language)).put("columnText", texts.text(step.cell().column(), language));
        }
    }
}
