package tercio.domain.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Tables of the printed game that an owner entered for one game. They are part of its opening, so that every later reader uses them.
 *
 * @param origin the person who entered them or their source, for readers; at most {@value #LONGEST_ORIGIN} characters
 * @param tables the lines of each table by its name, the header first
 * @param hash SHA-256 of the canonical text, as hexadecimal digits; left out, it is computed
 */
public record EnteredTables(String origin, Map<String, List<String>> tables, String hash) {

    /** The most lines of a table. */
    public static final int MOST_LINES = 1_000;
    /** The most characters of a line. */
    public static final int LONGEST_LINE = 200;
    /** The most characters of the origin. */
    public static final int LONGEST_ORIGIN = 100;

    /** Nothing entered: the tables of the program hold. */
    public static final EnteredTables NONE = new EnteredTables("", Map.of(), null);

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** @throws IllegalArgumentException where a table is missing its lines, and where the hash is not that of the tables */
    public EnteredTables {
        origin = origin == null ? "" : origin;
        tables = sortedCopy(tables == null ? Map.of() : tables);
        var actual = hashOf(tables);
        if (hash != null && !hash.equals(actual)) {
            throw new IllegalArgumentException("the tables have the hash " + actual + ", not " + hash);
        }
        hash = actual;
    }

    /** Tables as texts of files; empty lines at the end of a file are left out. */
    public static EnteredTables ofTexts(String origin, Map<String, String> texts) {
        var lines = new LinkedHashMap<String, List<String>>();
        texts.forEach((name, text) -> lines.put(name, linesOf(text)));
        return new EnteredTables(origin, lines, null);
    }

    private static List<String> linesOf(String text) {
        return (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text).stripTrailing().lines().map(String::stripTrailing).toList();
    }

    /** The fault of tables of which one is no list of texts; empty where all are. */
    public static Optional<Sentence> linesFault(Map<String, List<String>> tables) {
        return tables == null ? Optional.empty() : tables.entrySet().stream().filter(table -> !areTexts(table.getValue())).findFirst()
                .map(table -> Sentence.of("kernel.table.no-lines").with("name", new Text(abbreviate(table.getKey()))));
    }

    private static boolean areTexts(List<String> lines) {
        return lines != null && lines.stream().allMatch(line -> line != null);
    }

    private static Map<String, List<String>> sortedCopy(Map<String, List<String>> tables) {
        var sorted = new TreeMap<String, List<String>>();
        tables.forEach((name, lines) -> {
            if (!areTexts(lines)) {
                throw new IllegalArgumentException("the table " + abbreviate(name) + " has no lines, or one that is no text");
            }
            sorted.put(name, List.copyOf(lines));
        });
        return Collections.unmodifiableSortedMap(sorted);
    }

    /** The hash of the canonical text: each table in the order of the names, its name on a line of its own, then its lines. */
    private static String hashOf(Map<String, List<String>> tables) {
        var text = new StringBuilder();
        tables.forEach((name, lines) -> {
            text.append(name).append(' ').append(lines.size()).append('\n');
            lines.forEach(line -> text.append(line).append('\n'));
        });
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    /** Whether nothing was entered. */
    public boolean isEmpty() {
        return tables.isEmpty();
    }

    /** The entered table of that name; empty where the printed one holds. */
    public Optional<CsvTable> table(String name) {
        return Optional.ofNullable(tables.get(name)).map(lines -> CsvTable.parse(fileName(name), String.join("\n", lines)));
    }

    /** The entered tables, and those of another source in place of those that were not entered. */
    public TableSource over(TableSource printed) {
        return name -> table(name).orElseGet(() -> printed.table(name));
    }

    /** The name of the file of a table. */
    public static String fileName(String table) {
        return table + ".csv";
    }

    /** Faults in number and length, by pointers into this record; the tables are read only where there are none. */
    public Map<String, Sentence> boundFaults(List<EnterableTable> enterable) {
        var faults = new LinkedHashMap<String, Sentence>();
        if (origin.length() > LONGEST_ORIGIN) {
            faults.put("/origin", Sentence.of("kernel.table.origin-long").with("count", origin.length()).with("most", LONGEST_ORIGIN));
        }
        tables.forEach((name, lines) -> {
            if (enterable.stream().noneMatch(table -> table.name().equals(name))) {
                faults.put("/tables/" + pointerPart(name), Sentence.of("kernel.table.none-such").with("file", new Text(fileName(abbreviate(name))))
                        .with("known", new Text(String.join(", ", enterable.stream().map(EnterableTable::name).toList()))));
            } else if (lines.size() > MOST_LINES) {
                faults.put("/tables/" + name, inLine(name, MOST_LINES + 1, Sentence.of("kernel.table.too-many-lines").with("most", MOST_LINES).with("count", lines.size())));
            } else {
                tooLongLine(lines).ifPresent(at -> faults.put("/tables/" + name + "/" + at,
                        inLine(name, at + 1, Sentence.of("kernel.table.line-long").with("most", LONGEST_LINE).with("count", lines.get(at).length()))));
            }
        });
        return faults;
    }

    private static Sentence inLine(String table, int line, Sentence.Keyed why) {
        return Sentence.of("kernel.table.in-line").with("file", new Text(fileName(table))).with("line", line).with("fault", why);
    }

    private static Optional<Integer> tooLongLine(List<String> lines) {
        for (int at = 0; at < lines.size(); at++) {
            if (lines.get(at).length() > LONGEST_LINE) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    private static String abbreviate(String name) {
        return name.length() <= LONGEST_ORIGIN ? name : name.substring(0, LONGEST_ORIGIN) + "...";
    }

    private static String pointerPart(String name) {
        return abbreviate(name).replace("~", "~0").replace("/", "~1");
    }

    /** The pointer into this record to the place of a fault in a table. */
    public static String pointer(String table, CsvTable.Fault fault) {
        return "/tables/" + table + (fault.line() > 0 ? "/" + (fault.line() - 1) : "");
    }
}
