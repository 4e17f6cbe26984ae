package tercio.domain.ruling;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tercio.domain.table.CsvTable;

/** Resolves citations: what a rule is called and where the printed rules have it. */
public final class Rulebook {

    /**
     * One rule as the index of the rulebook names it.
     *
     * @param title what the rule is about, in a few words
     * @param place chapter and section of the printed rules
     */
    public record Entry(Citation rule, String title, String place) {}

    private final Map<Citation, Entry> entries;

    private Rulebook(Map<Citation, Entry> entries) {
        this.entries = entries;
    }

    /** Reads an index with the columns {@code rule,title,place}; a rule that stands twice is refused. */
    public static Rulebook read(CsvTable index) {
        var entries = new LinkedHashMap<Citation, Entry>();
        for (var row : index.rows()) {
            var entry = new Entry(Citation.of(row.text("rule")), row.text("title"), row.text("place"));
            if (entries.put(entry.rule(), entry) != null) {
                throw row.fault("rule", "the rule stands twice in the index");
            }
        }
        return new Rulebook(Map.copyOf(entries));
    }

    /** The rule in the index; a numbered entry of a list that has no line of its own is found at its list. */
    public Optional<Entry> find(Citation rule) {
        return Optional.ofNullable(entries.get(rule)).or(() -> rule.list().flatMap(this::find));
    }

    public Iterable<Entry> entries() {
        return entries.values();
    }
}
