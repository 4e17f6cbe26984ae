package tercio.adapters.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * A pattern of boards: things that stand on them at the same time. As text its clauses stand with a semicolon between them; each clause is a kind
 * of thing and conditions on it: {@code kind place=there; kind party=somebody size>=5}.
 *
 * @param clauses 1 to {@value #MOST_CLAUSES}
 */
public record BoardPattern(List<Clause> clauses) {

    static final int MOST_CLAUSES = 8;
    private static final int MOST_CONDITIONS = 12;
    private static final int LONGEST = 2_000;
    private static final String SIZE = "size";
    private static final String LEADER = "leader";
    private static final String MOMENT = "moment";
    private static final Set<String> TEXTS = Set.of("thing", "place", "party", "against", "unit");
    private static final Set<String> OF_MOMENTS = Set.of("round", "phase", "party");
    private static final Set<String> NUMBERS_OF_MOMENTS = Set.of("turn");
    private static final Pattern CLAUSE = Pattern.compile("\\s*([a-z][a-z-]*)(.*)", Pattern.DOTALL);
    private static final Pattern CONDITION = Pattern.compile("\\s+([a-z]+)\\s*(<=|>=|=)\\s*(?:\"([^\"]*)\"|([^\\s\";=<>]+))");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");
    private static final Sentence.Keyed WRITTEN = Sentence.of("kernel.archive.pattern-form");

    /**
     * A thing that stands on the board.
     *
     * @param kind of it, or {@code moment} for a box of the sequence of play
     */
    public record Clause(String kind, List<Condition> conditions) {

        public Clause {
            conditions = List.copyOf(conditions);
        }
    }

    /** @param comparison {@code =}, {@code <=} or {@code >=} */
    public record Condition(String name, String comparison, String value) {

        private String toText() {
            return name + comparison + (value.isEmpty() || !value.matches("[^\\s\";=<>]+") ? '"' + value + '"' : value);
        }
    }

    public BoardPattern {
        clauses = List.copyOf(clauses);
    }

    /**
     * Reads a pattern.
     *
     * @throws RefusedQuery with what is wrong and what would do
     */
    public static BoardPattern read(String text) {
        if (text.isBlank() || text.length() > LONGEST) {
            throw refusal(Sentence.of("kernel.archive.pattern-length").with("most", LONGEST).with("form", WRITTEN));
        }
        var clauses = new ArrayList<Clause>();
        for (var part : clauses(text)) {
            var clause = CLAUSE.matcher(part);
            if (!clause.matches()) {
                throw refusal(Sentence.of("kernel.archive.pattern-clause").with("part", new Text(abbreviate(part))).with("form", WRITTEN));
            }
            clauses.add(new Clause(clause.group(1), conditions(clause.group(1), clause.group(2))));
        }
        if (clauses.size() > MOST_CLAUSES) {
            throw refusal(Sentence.of("kernel.archive.pattern-clauses").with("count", clauses.size()).with("most", MOST_CLAUSES));
        }
        return new BoardPattern(clauses);
    }

    /**
     * This pattern, where each of its things is of a kind that there is.
     *
     * @throws RefusedQuery if one is not
     */
    BoardPattern check(Set<String> kinds) {
        clauses.stream().map(Clause::kind).filter(kind -> !kind.equals(MOMENT) && !kinds.contains(kind)).findFirst().ifPresent(kind -> {
            throw refusal(Sentence.of("kernel.archive.pattern-kind").with("kind", new Text(abbreviate(kind))).with("known", new Text(MOMENT + ", " + String.join(", ", new TreeSet<>(kinds)))));
        });
        return this;
    }

    /** The parts between semicolons that stand in no quotes. */
    private static List<String> clauses(String text) {
        var parts = new ArrayList<String>();
        boolean quoted = false;
        int from = 0;
        for (int at = 0; at < text.length(); at++) {
            quoted ^= text.charAt(at) == '"';
            if (text.charAt(at) == ';' && !quoted) {
                parts.add(text.substring(from, at));
                from = at + 1;
            }
        }
        parts.add(text.substring(from));
        return parts;
    }

    private static List<Condition> conditions(String kind, String text) {
        var conditions = new ArrayList<Condition>();
        var condition = CONDITION.matcher(text);
        int end = 0;
        while (condition.find() && condition.start() == end) {
            end = condition.end();
            conditions.add(check(kind, new Condition(condition.group(1), condition.group(2), condition.group(3) == null ? condition.group(4) : condition.group(3))));
        }
        if (!text.substring(end).isBlank()) {
            throw refusal(Sentence.of("kernel.archive.pattern-condition").with("part", new Text(abbreviate(text.substring(end)))).with("form", WRITTEN));
        }
        if (conditions.size() > MOST_CONDITIONS) {
            throw refusal(Sentence.of("kernel.archive.pattern-conditions").with("count", conditions.size()).with("most", MOST_CONDITIONS));
        }
        return conditions;
    }

    private static Condition check(String kind, Condition condition) {
        boolean moment = kind.equals(MOMENT);
        var texts = moment ? OF_MOMENTS : TEXTS;
        boolean number = moment ? NUMBERS_OF_MOMENTS.contains(condition.name()) : condition.name().equals(SIZE);
        boolean leader = !moment && condition.name().equals(LEADER);
        if (!number && !leader && !texts.contains(condition.name())) {
            throw refusal(Sentence.of("kernel.archive.no-condition").with("name", new Text(condition.name())).with("kind", new Text(kind))
                    .with("known", new Text(moment ? "turn, round, phase, party" : "place, party, against, thing, size, unit, leader")));
        }
        if (number && !NUMBER.matcher(condition.value()).matches()) {
            throw refusal(Sentence.of("kernel.archive.condition-number").with("condition", new Text(condition.name() + condition.comparison() + condition.value())).with("name", new Text(condition.name())));
        }
        if (!number && !condition.comparison().equals("=")) {
            throw refusal(Sentence.of("kernel.archive.condition-range").with("condition", new Text(condition.name() + condition.comparison())).with("name", new Text(moment ? "turn" : SIZE)));
        }
        return condition;
    }

    private static String abbreviate(String text) {
        var stripped = text.strip();
        return stripped.length() > 60 ? stripped.substring(0, 60) + "..." : stripped;
    }

    private static RefusedQuery refusal(Sentence what) {
        return new RefusedQuery("pattern", what);
    }

    /** The pattern as text, which {@link #read} reads. */
    public String toText() {
        return clauses.stream().map(clause -> clause.kind() + clause.conditions().stream().map(each -> " " + each.toText()).collect(Collectors.joining()))
                .collect(Collectors.joining("; "));
    }

    /** The rows that a clause fits, as columns game, since and till: the positions from since on, and before till. */
    static String rows(Clause clause) {
        var conditions = clause.conditions().stream().map(BoardPattern::sql).toList();
        if (clause.kind().equals(MOMENT)) {
            return "select game, from_position as since, lead(from_position, 1, " + Integer.MAX_VALUE + ") over (partition by game order by from_position) as till from moment"
                    + (conditions.isEmpty() ? "" : " qualify " + String.join(" and ", conditions));
        }
        return "select game, position as since, coalesce(until_position, " + Integer.MAX_VALUE + ") as till from standing where kind = " + quote(clause.kind())
                + conditions.stream().map(each -> " and " + each).collect(Collectors.joining());
    }

    private static String sql(Condition condition) {
        if (condition.name().equals(LEADER)) {
            return "list_contains(string_split(leaders, ' '), " + quote(condition.value()) + ")";
        }
        boolean number = condition.name().equals(SIZE) || NUMBERS_OF_MOMENTS.contains(condition.name());
        return condition.name() + " " + condition.comparison() + " " + (number ? condition.value() : quote(condition.value()));
    }

    private static String quote(String value) {
        return "'" + value.replace("'", "''") + "'";
    }
}
