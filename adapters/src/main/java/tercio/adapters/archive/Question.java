package tercio.adapters.archive;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A named question.
 *
 * @param id in its address
 * @param tells the meaning of the answer, and the way of counting
 * @param filters those that it takes, of {@link Filters#ALL}
 * @param template its SQL. {@code {:decision}} is the table of decisions, valued by the weights of the question. {@code {d}} stands for the conditions on the rows of the alias d: that they count, and the filters; {@code {d.game}} for
 *     those of the filters that choose games alone, with rows that count; {@code {d.session}} for all of them, where a session that is named counts though it is a copy
 * @param units of its columns that have one, as {@code name=unit}
 * @param draw the chart that shows the answer
 * @param finish the step that completes the rows after SQL
 */
public record Question(String id, String title, String tells, Set<String> filters, String template, List<String> units, Draw draw, Finish finish) {

    /**
     * The chart of an answer.
     *
     * @param mark bar, dot, line or table
     * @param x the column along the axis
     * @param y the column of the value
     * @param low the column of the lower end of an interval; empty for none
     * @param high the column of its upper end
     * @param series the column by which marks differ; empty for none
     */
    public record Draw(String mark, String x, String y, String low, String high, String series) {

        static final Draw TABLE = new Draw("table", "", "", "", "", "");

        public static Draw bars(String x, String y) {
            return new Draw("bar", x, y, "", "", "");
        }

        public static Draw bars(String x, String y, String series) {
            return new Draw("bar", x, y, "", "", series);
        }

        /** Bars with an interval in the columns low and high. */
        public static Draw intervals(String x, String y) {
            return new Draw("dot", x, y, "low", "high", "");
        }

        public static Draw lines(String x, String y, String series) {
            return new Draw("line", x, y, "", "", series);
        }

        public static Draw table() {
            return TABLE;
        }
    }

    /** The columns added to the rows of an answer. */
    public enum Finish {
        /** Nothing. */
        NONE,
        /** The p of a column {@code counts}, which holds how often each side of a die came: raw, and p corrected by Holm. */
        FAIR_DICE,
        /** The p of a column {@code z} by the normal distribution, on both sides, and corrected by Holm. */
        NORMAL
    }

    /** Stands in a template for rows of sessions. */
    static final String SESSION = "session";

    public Question {
        filters = Set.copyOf(filters);
        units = List.copyOf(units);
    }

    /** A question of which SQL tells everything. */
    public static Question of(String id, String title, String tells, Set<String> filters, String template, Draw draw, String... units) {
        return new Question(id, title, tells, filters, template, List.of(units), draw, Finish.NONE);
    }

    /** Whether its answer tells of sessions one by one, so that a copy that is named is told of. */
    boolean ofSessions() {
        return template.contains("." + SESSION + "}");
    }

    /** Whether it is about rolls or decisions beside their exact expectations, which are worked out after the rest. */
    public boolean ofRolls() {
        return template.contains(Filters.DECISIONS) || Stream.of(KernelTables.ROLL, KernelTables.DECISION).anyMatch(table -> template.contains("from " + table + " ") || template.contains("join " + table + " "));
    }

    String unit(String column) {
        return units.stream().filter(unit -> unit.startsWith(column + "=")).map(unit -> unit.substring(column.length() + 1)).findFirst().orElse("");
    }
}
