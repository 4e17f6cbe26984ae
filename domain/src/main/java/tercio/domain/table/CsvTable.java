package tercio.domain.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * A printed table as data: comma-separated text with a header; a cell in quotation marks may hold commas. Typed tables are made
 * from its rows once; every fault names file and line.
 */
public final class CsvTable {

    /** A fault in a table that somebody entered. Its message is for developers; users read its {@link #sentence()}. */
    public static final class Fault extends IllegalArgumentException {
        private static final long serialVersionUID = 3;

        private final int line;
        private final transient Sentence sentence;

        private Fault(Sentence.Keyed sentence, Sentence why, String file, int line, String column) {
            super(Stream.of(file, "line " + line, column, why.textOrKey()).filter(part -> !part.isEmpty()).collect(Collectors.joining(", ")));
            this.line = line;
            this.sentence = sentence.with("fault", Argument.of(why));
        }

        /** The fault with its file and line. */
        public Sentence sentence() {
            return sentence;
        }

        /** The line in the file, from 1; 0 where the fault is in none. */
        public int line() {
            return line;
        }
    }

    /** A defect of a table that comes with the program and that no user can enter. Developers read it. */
    public static final class Defect extends IllegalStateException {
        private static final long serialVersionUID = 1;

        public Defect(String message) {
            super(message);
        }
    }

    /** One line of the table. */
    public final class Row {
        private final int line;
        private final String[] cells;

        private Row(int line, String[] cells) {
            this.line = line;
            this.cells = cells;
        }

        /** The text of the cell, empty if the cell is. */
        public String text(String column) {
            Integer at = columns.get(column);
            if (at == null) {
                throw fault(column, Sentence.of("kernel.table.no-column"));
            }
            return cells[at];
        }

        /** Whether the table has such a column. */
        public boolean hasColumn(String column) {
            return columns.containsKey(column);
        }

        /** Whether the cell holds something. */
        public boolean has(String column) {
            return !text(column).isEmpty();
        }

        /** The whole number in the cell; a fault where it holds none. */
        public int integer(String column) {
            try {
                return Integer.parseInt(text(column));
            } catch (NumberFormatException notANumber) {
                throw fault(column, Sentence.of("kernel.table.no-number").with("value", new Text(text(column))));
            }
        }

        /** The number, or empty if the cell is. */
        public OptionalInt number(String column) {
            return has(column) ? OptionalInt.of(integer(column)) : OptionalInt.empty();
        }

        /** Whether the cell holds a 1; any other text, or none, is a no. */
        public boolean isSet(String column) {
            return text(column).equals("1");
        }

        /** The number; a fault outside {@code least..greatest}. */
        public int within(String column, int least, int greatest) {
            int value = integer(column);
            if (value < least || value > greatest) {
                throw fault(column, Sentence.of("kernel.table.not-within").with("value", value).with("least", least).with("most", greatest));
            }
            return value;
        }

        /** One of the constants of an enumeration, written as its name in any case. */
        public <E extends Enum<E>> E choice(String column, Class<E> kind) {
            for (var constant : kind.getEnumConstants()) {
                if (constant.name().equalsIgnoreCase(text(column))) {
                    return constant;
                }
            }
            throw noneOf(column, new Text(Arrays.toString(kind.getEnumConstants())));
        }

        /** The number of the line in its file, from 1. */
        public int line() {
            return line;
        }

        /** Creates a fault of a cell at this line, for the caller to throw. */
        public Fault fault(String column, Sentence why) {
            return new Fault(inLine("kernel.table.in-cell", line).with("column", new Text(column)), why, name, line, column);
        }

        /** Creates a fault of what the cells of some lines are together, for the caller to throw. */
        public Fault faultOf(Sentence what, Sentence why) {
            return new Fault(inLine("kernel.table.in-series", line).with("what", Argument.of(what)), why, name, line, "");
        }

        /** Creates the fault of a cell that holds none of the known words, for the caller to throw. */
        public Fault noneOf(String column, Argument known) {
            return fault(column, Sentence.of("kernel.table.none-of").with("value", new Text(text(column))).with("known", known));
        }

        /** Creates a defect of this line, for the caller to throw. */
        public Defect defect(String column, String message) {
            return new Defect(name + ", line " + line + ", " + column + ": " + message);
        }
    }

    private final String name;
    private final Map<String, Integer> columns = new LinkedHashMap<>();
    private final List<Row> rows = new ArrayList<>();

    private CsvTable(String name, String text) {
        this.name = name;
        var lines = text.lines().toList();
        if (lines.isEmpty() || lines.getFirst().isBlank()) {
            throw fault(1, Sentence.of("kernel.table.empty-file"));
        }
        var header = cells(lines.getFirst());
        for (int at = 0; at < header.length; at++) {
            if (columns.put(header[at], at) != null) {
                throw fault(1, Sentence.of("kernel.table.column-twice").with("column", new Text(header[at])));
            }
        }
        for (int at = 1; at < lines.size(); at++) {
            if (lines.get(at).isBlank()) {
                continue;
            }
            var cells = cells(lines.get(at));
            if (cells.length != header.length) {
                throw fault(at + 1, Sentence.of("kernel.table.cells").with("count", cells.length).with("most", header.length).with("header", new Text(Arrays.toString(header))));
            }
            rows.add(new Row(at + 1, cells));
        }
    }

    /** The cells of a line. Two quotes within a quoted cell stand for one. */
    private static String[] cells(String line) {
        if (line.indexOf('"') < 0) {
            return line.split(",", -1);
        }
        var cells = new ArrayList<String>();
        var cell = new StringBuilder();
        boolean quoted = false;
        for (int at = 0; at < line.length(); at++) {
            char sign = line.charAt(at);
            if (sign == '"' && quoted && at + 1 < line.length() && line.charAt(at + 1) == '"') {
                cell.append('"');
                at++;
            } else if (sign == '"') {
                quoted = !quoted;
            } else if (sign == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(sign);
            }
        }
        cells.add(cell.toString());
        return cells.toArray(String[]::new);
    }

    /**
     * Reads a table.
     *
     * @param name of the file, for messages
     * @param text its first line is the header; empty lines are passed over
     * @throws Fault for a file without a header, and a line with more or fewer cells than it
     */
    public static CsvTable parse(String name, String text) {
        return new CsvTable(name, text);
    }

    /** The name of the file, for messages. */
    public String name() {
        return name;
    }

    /** The names in the header, in order. */
    public Set<String> columns() {
        return Collections.unmodifiableSet(columns.keySet());
    }

    /** Creates a fault at a line of this table, for the caller to throw. */
    public Fault fault(int line, Sentence why) {
        return new Fault(inLine("kernel.table.in-line", line), why, name, line, "");
    }

    private Sentence.Keyed inLine(String key, int line) {
        return Sentence.of(key).with("file", new Text(name)).with("line", line);
    }

    /** The lines below the header, in order. */
    public List<Row> rows() {
        return List.copyOf(rows);
    }
}
