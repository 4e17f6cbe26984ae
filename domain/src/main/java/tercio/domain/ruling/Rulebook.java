package tercio.domain.ruling;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tercio.domain.table.CsvTable;

/** The index of a rulebook: resolves a citation to the title of the rule and its place in the printed rules. */
public final class Rulebook {

    /**
     * An entry of the index.
     *
     * @param title the subject of the rule, in a few words
     * @param place chapter and section of the printed rules
     */
    public record Entry(Citation rule, String title, String place) {}

    private final Map<Citation, Entry> entries;

    private Rulebook(Map<Citation, Entry> entries) {
        this.entries = entries;
    }

    /** Reads an index with the columns {@code rule,title,place}; a rule that occurs twice is refused. */
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

    /** Finds a rule; for a numbered entry of a list without a line of its own, finds the list. */
    public Optional<Entry> find(Citation rule) {
        return Optional.ofNullable(entries.get(rule)).or(() -> rule.list().flatMap(this::find));
    }

    public Iterable<Entry> entries() {
        return entries.values();
    }
}
