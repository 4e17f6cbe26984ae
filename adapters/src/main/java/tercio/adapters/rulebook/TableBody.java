package tercio.adapters.rulebook;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import tercio.domain.ruling.Rulebook;
import tercio.projections.PrintedTable;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.TableTexts;

/**
 * A printed table as a grid, with its words for a reader.
 *
 * @param id as explanations name it
 * @param title for the reader
 * @param reconstructed whether some figures are not those of the edition
 * @param columns the labels that the steps of explanations name
 * @param columnTexts the same for the reader
 */
@Schema(name = "PrintedTable")
public record TableBody(String id, String title, boolean reconstructed, List<String> columns, List<String> columnTexts, List<Row> rows) {

    /**
     * A line.
     *
     * @param label as the steps of explanations name it
     * @param labelText the same for the reader
     * @param cells one for each column; empty for an unprinted cell
     * @param cellTexts the same for the reader
     */
    @Schema(name = "PrintedRow")
    public record Row(String label, String labelText, List<String> cells, List<String> cellTexts) {}

    /** A table of a rulebook with a title for readers of a language. */
    public static TableBody of(PrintedTable table, String title, Rulebook rulebook, Language language) {
        var texts = texts(rulebook);
        return new TableBody(table.id(), title, table.reconstructed(), table.columns(), read(texts, table.columns(), language),
                table.rows().stream().map(row -> new Row(row.label(), read(texts, List.of(row.label()), language).getFirst(), row.cells(), read(texts, row.cells(), language))).toList());
    }

    /** The words of the tables of a rulebook; empty for one without rules. */
    private static Optional<TableTexts> texts(Rulebook rulebook) {
        var entries = rulebook.entries().iterator();
        return entries.hasNext() ? Optional.of(TableTexts.of(entries.next().rule())) : Optional.empty();
    }

    private static List<String> read(Optional<TableTexts> texts, List<String> printed, Language language) {
        return texts.map(known -> known.texts(printed, language)).orElse(printed);
    }
}
