package tercio.domain.ruling;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The index of a rulebook: resolves a citation to the title of the rule, its place in the printed rules and what it says. */
public final class Rulebook {

    /**
     * An entry of the index.
     *
     * @param title the subject of the rule, in a few words
     * @param place chapter and section of the printed rules
     */
    public record Entry(Citation rule, String title, String place) {}

    private final Map<Citation, Entry> entries;
    private final RuleExplanations explanations;

    private Rulebook(Map<Citation, Entry> entries, RuleExplanations explanations) {
        this.entries = entries;
        this.explanations = explanations;
    }

    /** Reads an index with the columns {@code rule,title,place}; a rule that occurs twice is refused. Its rules are not explained. */
    public static Rulebook read(CsvTable index) {
        return new Rulebook(entries(index), RuleExplanations.NONE);
    }

    /** Reads the index of that kind from the table {@code rulebook}, and the explanations of its rules from the folder {@code rules}. */
    public static Rulebook readWithExplanations(TableSource source) {
        return new Rulebook(entries(source.table("rulebook")), RuleExplanations.read(name -> source.table("rules/" + name)));
    }

    static Rulebook of(Map<Citation, Entry> entries, RuleExplanations explanations) {
        return new Rulebook(Collections.unmodifiableMap(entries), explanations);
    }

    private static Map<Citation, Entry> entries(CsvTable index) {
        var entries = new LinkedHashMap<Citation, Entry>();
        for (var row : index.rows()) {
            var entry = new Entry(Citation.of(row.text("rule")), row.text("title"), row.text("place"));
            if (entries.put(entry.rule(), entry) != null) {
                throw row.defect("rule", "the rule stands twice in the index");
            }
        }
        return Collections.unmodifiableMap(entries);
    }

    /** Finds a rule; for a numbered entry of a list without a line of its own, finds the list. */
    public Optional<Entry> find(Citation rule) {
        return Optional.ofNullable(entries.get(rule)).or(() -> rule.listHead().flatMap(this::find));
    }

    /** All entries, in the order of the index. */
    public Iterable<Entry> entries() {
        return entries.values();
    }

    /** The texts of the rules. */
    public RuleExplanations explanations() {
        return explanations;
    }
}
