package tercio.adapters.archive;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A table of the archive.
 *
 * @param name as SQL has it
 * @param of the thing that one row stands for, in words
 * @param columns beside {@link #COMMON}, in their order
 * @param late those of the columns, the last ones, that are filled of the dice and rolls of a game
 */
public record ArchiveTable(String name, String of, List<Column> columns, List<LateColumn> late) {

    /** The columns that every table has, before its own. */
    public static final List<Column> COMMON = List.of(
            Column.text("game", "the game"),
            Column.text("origin", "the game in which the event was first appended, among those that the caller may see"),
            Column.whole("position", "", "the position of the event in its game, from 1: the moment is /games/{game}?at={position}"),
            Column.flag("counted", "whether the row counts: true on exactly one of all copies, and only in the effective line of play"));

    /** The column of the person, who is told by it and by {@link #IDENTITY}. */
    static final String PERSON = "person";

    /** The column that follows the one of the person. */
    static final Column IDENTITY = Column.text("identity", "tells persons of one name apart: Anna, Anna #2. The same in a game, its copies and forks, and in games where a host or the"
            + " operator joined them");

    /**
     * A column.
     *
     * @param unit the unit of the number; empty if it has none
     * @param rule the citation of the rule that a reader may look up; empty where none applies
     */
    public record Column(String name, Type type, String unit, String meaning, String rule) {

        /** A column of words. */
        public static Column text(String name, String meaning) {
            return new Column(name, Type.TEXT, "", meaning, "");
        }

        /** A column of whole numbers. */
        public static Column whole(String name, String unit, String meaning) {
            return new Column(name, Type.WHOLE, unit, meaning, "");
        }

        /** A column of numbers. */
        public static Column number(String name, String unit, String meaning) {
            return new Column(name, Type.NUMBER, unit, meaning, "");
        }

        /** A column that is true or false. */
        public static Column flag(String name, String meaning) {
            return new Column(name, Type.FLAG, "", meaning, "");
        }

        /** A column of instants in UTC. */
        public static Column instant(String name, String meaning) {
            return new Column(name, Type.INSTANT, "", meaning, "");
        }

        /** A column of JSON objects or lists, as text. */
        public static Column json(String name, String meaning) {
            return new Column(name, Type.JSON, "", meaning, "");
        }

        /** The same column with the rule behind it. */
        public Column by(String citation) {
            return new Column(name, type, unit, meaning, citation);
        }
    }

    /** The type of a column. */
    public enum Type {
        TEXT("VARCHAR"), WHOLE("INTEGER"), NUMBER("DOUBLE"), FLAG("BOOLEAN"), INSTANT("TIMESTAMP"), JSON("VARCHAR");

        private final String sql;

        Type(String sql) {
            this.sql = sql;
        }

        /** The name in DuckDB. */
        String sql() {
            return sql;
        }

        /** The name in the schema. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public ArchiveTable {
        columns = List.copyOf(columns);
        late = List.copyOf(late);
    }

    public static ArchiveTable of(String name, String of, Column... columns) {
        return new ArchiveTable(name, of, List.of(columns), List.of());
    }

    /** The same table with further columns, which are filled of the dice and rolls of a game. */
    public ArchiveTable with(LateColumn... more) {
        return new ArchiveTable(name, of, Stream.concat(columns.stream(), Stream.of(more).map(LateColumn::column)).toList(), List.of(more));
    }

    /** The common columns and its own. */
    public List<Column> allColumns() {
        return Stream.concat(COMMON.stream(), ownColumns().stream()).toList();
    }

    /** Its own columns as they are asked, with that of the identity after that of the person. */
    List<Column> ownColumns() {
        return columns.stream().flatMap(column -> column.name().equals(PERSON) ? Stream.of(column, IDENTITY) : Stream.of(column)).toList();
    }

    boolean hasPersons() {
        return columns.stream().anyMatch(column -> column.name().equals(PERSON));
    }
}
