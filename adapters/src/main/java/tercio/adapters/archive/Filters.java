package tercio.adapters.archive;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The filters of a question, with values that somebody sent.
 *
 * @param values by name; each filter has one value or more, of which any fits
 */
public record Filters(Map<String, List<String>> values) {

    public static final String RULESET = "ruleset";
    public static final String SCENARIO = "scenario";
    public static final String PARTY = "party";
    public static final String PERSON = "person";
    public static final String FROM = "from";
    public static final String TO = "to";
    public static final String GAME = "game";
    public static final String OVER = "over";

    /** The weights by which decisions are valued: {@code part=2,other=6}; parts that are left out keep their standard weight. */
    public static final String WEIGHTS = "weights";

    /** The place in a template that reads decisions valued by the weights of the question. */
    static final String DECISIONS = "{:decision}";

    /** The filters that choose games. */
    public static final Set<String> OF_GAMES = Set.of(RULESET, SCENARIO, FROM, TO, GAME, OVER);
    /** All of them. */
    public static final Set<String> ALL = Set.of(RULESET, SCENARIO, PARTY, PERSON, FROM, TO, GAME, OVER);
    /** All of them, and weights. */
    public static final Set<String> ALL_AND_WEIGHTS = Set.of(RULESET, SCENARIO, PARTY, PERSON, FROM, TO, GAME, OVER, WEIGHTS);
    /** Without the person: for questions of which no single person is the subject. */
    public static final Set<String> WITHOUT_PERSON = Set.of(RULESET, SCENARIO, PARTY, FROM, TO, GAME, OVER);

    private static final int LONGEST = 200;
    private static final int MOST = 500;
    private static final Pattern PLACE = Pattern.compile("\\{([a-z]\\w*)(?:\\.(game|session))?}");
    private static final Pattern WEIGHT = Pattern.compile("([a-z]{1,20})=(\\d{1,6}(?:\\.\\d{1,6})?)");
    private static final int MOST_WEIGHTS = 20;
    private static final DateTimeFormatter SQL_TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS").withZone(ZoneOffset.UTC);

    public Filters {
        values = new TreeMap<>(values);
        values.replaceAll((name, all) -> List.copyOf(all));
    }

    /** No filter. */
    public static Filters none() {
        return new Filters(Map.of());
    }

    /**
     * Checks them.
     *
     * @throws RefusedQuery naming the filter that the question does not take, or the value that does not fit it
     */
    public Filters check(Question question) {
        values.forEach((name, all) -> {
            if (!question.filters().contains(name)) {
                throw new RefusedQuery(name, Sentence.of("kernel.archive.no-filter").with("question", new Text(question.id()))
                        .with("known", new Text(String.join(", ", question.filters().stream().sorted().toList()))));
            }
            if (all.size() > MOST || all.stream().anyMatch(value -> value.isEmpty() || value.length() > LONGEST)) {
                throw new RefusedQuery(name, Sentence.of("kernel.archive.filter-values").with("most", MOST).with("longest", LONGEST));
            }
            if (name.equals(FROM) || name.equals(TO)) {
                all.forEach(value -> instant(name, value));
            }
            if (name.equals(WEIGHTS)) {
                weights();
            }
            if (name.equals(OVER) && !all.stream().allMatch(value -> value.equals("true") || value.equals("false"))) {
                throw new RefusedQuery(name, Sentence.of("kernel.archive.true-or-false"));
            }
        });
        return this;
    }

    private static Instant instant(String name, String value) {
        try {
            return value.length() == 10 ? LocalDate.parse(value).atStartOfDay(ZoneOffset.UTC).toInstant() : Instant.parse(value);
        } catch (DateTimeParseException noInstant) {
            throw new RefusedQuery(name, Sentence.of("kernel.archive.day-or-instant"));
        }
    }

    /**
     * The weights of the question, by part; empty where the standard ones hold.
     *
     * @throws RefusedQuery if they cannot be read
     */
    Map<String, String> weights() {
        var weights = new TreeMap<String, String>();
        var given = each(WEIGHTS).stream().flatMap(value -> Stream.of(value.split(",", -1))).map(String::strip).toList();
        for (var part : given) {
            var weight = WEIGHT.matcher(part);
            if (!weight.matches() || given.size() > MOST_WEIGHTS || weights.put(weight.group(1), weight.group(2)) != null) {
                throw new RefusedQuery(WEIGHTS, Sentence.of("kernel.archive.weights"));
            }
        }
        return weights;
    }

    /** The decisions, valued by the weights of the question. */
    private String decisions() {
        var weights = weights();
        if (weights.isEmpty()) {
            return KernelTables.DECISION;
        }
        var cases = weights.entrySet().stream().map(each -> "when '" + each.getKey() + "' then " + each.getValue()).collect(Collectors.joining(" "));
        var written = weights.entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).collect(Collectors.joining(", "));
        return """
                (select d.* replace (v.value as value, v.best as best, v.best - v.value as error, v.better as better, split_part(d.currency, ' (', 1) || ' (%s)' as currency)
                    from decision d join (select game, position, max(value) filter (chosen) as value, max(value) as best,
                            case when max(value) filter (chosen) >= max(value) then any_value(answer) filter (chosen) else first(answer order by value desc, number) end as better
                        from (select game, position, number, answer, chosen, sum(amount * case part %s else weight end) as value from answer
                            group by game, position, number, answer, chosen) group by game, position) v on v.game = d.game and v.position = d.position)"""
                .formatted(written, cases);
    }

    /** The SQL of a question with its filters in it, ready to be asked again by anybody. */
    String sql(String template) {
        return PLACE.matcher(template.replace(DECISIONS, decisions())).replaceAll(place -> Matcher.quoteReplacement(conditions(place.group(1), place.group(2) == null ? "" : place.group(2)))).strip();
    }

    /** Whether sessions are named: a question that tells of sessions, and sums nothing, tells of a copy too then. */
    boolean namesSessions() {
        return values.containsKey(GAME);
    }

    private String conditions(String alias, String of) {
        var conditions = new ArrayList<String>();
        if (!of.equals(Question.SESSION) || !namesSessions()) {
            conditions.add(alias + ".counted");
        }
        var games = games();
        if (!games.isEmpty()) {
            conditions.add(alias + ".game in (select game from game where " + games + ")");
        }
        if (!of.equals("game")) {
            in(conditions, alias, PARTY);
            if (values.containsKey(PERSON)) {
                var persons = list(values.get(PERSON));
                conditions.add("(" + alias + ".person in " + persons + " or " + alias + ".identity in " + persons + ")");
            }
        }
        return String.join(" and ", conditions);
    }

    private void in(List<String> conditions, String alias, String name) {
        if (values.containsKey(name)) {
            conditions.add(alias + "." + name + " in " + list(values.get(name)));
        }
    }

    /** The condition on games; empty where all fit. */
    String games() {
        var conditions = new ArrayList<String>();
        for (var name : List.of(RULESET, SCENARIO, GAME)) {
            if (values.containsKey(name)) {
                conditions.add(name + " in " + list(values.get(name)));
            }
        }
        each(FROM).forEach(value -> conditions.add("made_at >= timestamp '" + SQL_TIME.format(instant(FROM, value)) + "'"));
        each(TO).forEach(value -> conditions.add("made_at <= timestamp '" + SQL_TIME.format(instant(TO, value)) + "'"));
        if (values.containsKey(OVER)) {
            conditions.add("over in " + each(OVER).stream().collect(Collectors.joining(", ", "(", ")")));
        }
        return String.join(" and ", conditions);
    }

    private List<String> each(String name) {
        return values.getOrDefault(name, List.of());
    }

    private static String list(List<String> values) {
        return values.stream().map(value -> "'" + value.replace("'", "''") + "'").collect(Collectors.joining(", ", "(", ")"));
    }
}
