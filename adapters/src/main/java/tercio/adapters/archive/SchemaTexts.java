package tercio.adapters.archive;

import tercio.domain.sentence.Argument.Name;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/**
 * The meanings of the tables of the archive and of their columns for a reader of a language. In English they stand with the tables; in other languages they are names of the archive and of
 * the rulebook whose word the name of a table begins with.
 */
public record SchemaTexts(Language language) {

    private static final String ARCHIVE = "archive";
    private static final String COLUMN = "column";

    /** The thing that one row of a table stands for. */
    public String of(ArchiveTable table) {
        return translation(rulebook(table), "table", table.name(), table.of());
    }

    /** The meaning of a column: that of the table, else that of all tables of its rulebook, else that of all tables. */
    public String meaning(ArchiveTable table, ArchiveTable.Column column) {
        var ofAll = translation(ARCHIVE, COLUMN, column.name(), column.meaning());
        var ofRulebook = translation(rulebook(table), COLUMN, column.name(), ofAll);
        return translation(rulebook(table), COLUMN, table.name() + "." + column.name(), ofRulebook);
    }

    /** The unit of a column; empty where nothing is counted or measured. */
    public String unit(ArchiveTable.Column column) {
        return unit(column.unit());
    }

    /** A unit by its English words. */
    public String unit(String unit) {
        return unit.isEmpty() ? unit : translation(ARCHIVE, "unit", unit.replace(' ', '-'), unit);
    }

    /** A measure of parties by its word: {@code strength}. */
    public String measure(String measure) {
        return translation(ARCHIVE, "measure", measure.replace(' ', '-'), measure);
    }

    private static String rulebook(ArchiveTable table) {
        int end = table.name().indexOf('_');
        return end < 0 ? ARCHIVE : table.name().substring(0, end);
    }

    private String translation(String catalog, String kind, String id, String english) {
        return Texts.in(language).name(new Name(catalog + "." + kind, id, english));
    }
}
