package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/**
 * A rulebook in another language. Each chapter has a table with the columns {@code rule,edition,title,text}: a line without an
 * edition has the title and the paragraph of a rule, one with an edition what that edition does otherwise. Beside them stand
 * {@code chapters} with {@code file,title}, {@code places} with {@code place,words} for each part of a place in the printed rules,
 * {@code tables} with {@code table,title}, {@code readings} with {@code reading,why} and {@code choices} with
 * {@code reading,choice,words}; for readings over which tables differ also {@code others} and {@code says}. A row that English has and the language lacks, or the other way round, is a {@link CsvTable.Defect}.
 */
public final class RulebookTranslation {

    /** The separators between places and between the parts of a place. */
    private static final Pattern BETWEEN = Pattern.compile("; | / ");
    /** The number of a section is the same in every language. */
    private static final Pattern NUMBER = Pattern.compile("[0-9.]+");

    private final Rulebook rulebook;
    private final Map<String, String> tables;
    private final Map<String, String> reasons;
    private final Map<String, Map<String, String>> choices;
    private final Map<String, String> others;
    private final Map<String, Map<String, String>> says;

    private RulebookTranslation(Rulebook rulebook, Map<String, String> tables, Map<String, String> reasons, Map<String, Map<String, String>> choices,
            Map<String, String> others, Map<String, Map<String, String>> says) {
        this.others = others;
        this.says = says;
        this.rulebook = rulebook;
        this.tables = tables;
        this.reasons = reasons;
        this.choices = choices;
    }

    /** Reads the translation of a rulebook that is explained. */
    public static RulebookTranslation read(Rulebook english, TableSource source) {
        var chapters = words(source.table("chapters"), "file", "title");
        var titles = new LinkedHashMap<Citation, String>();
        var explanations = new LinkedHashMap<Citation, RuleExplanation>();
        var translated = new ArrayList<ExplainedChapter>();
        for (var chapter : english.explanations().chapters()) {
            read(source.table(chapter.id()), chapter, english, titles, explanations);
            translated.add(new ExplainedChapter(chapter.id(), require(chapters, chapter.id(), "the chapter"), chapter.rules()));
        }
        same(chapters.keySet(), Set.copyOf(english.explanations().chapters().stream().map(ExplainedChapter::id).toList()), "chapters");
        var places = words(source.table("places"), "place", "words");
        var entries = new LinkedHashMap<Citation, Rulebook.Entry>();
        english.entries().forEach(entry -> entries.put(entry.rule(),
                new Rulebook.Entry(entry.rule(), require(titles, entry.rule(), "the title of"), place(entry.place(), places))));
        same(titles.keySet(), entries.keySet(), "titles");
        var choices = new LinkedHashMap<String, Map<String, String>>();
        source.table("choices").rows().forEach(row ->
                choices.computeIfAbsent(row.text("reading"), reading -> new LinkedHashMap<>()).put(row.text("choice"), row.text("words")));
        var says = new LinkedHashMap<String, Map<String, String>>();
        source.table("choices").rows().stream().filter(row -> row.hasColumn("says") && row.has("says")).forEach(row ->
                says.computeIfAbsent(row.text("reading"), reading -> new LinkedHashMap<>()).put(row.text("choice"), row.text("says")));
        var others = new LinkedHashMap<String, String>();
        source.table("readings").rows().stream().filter(row -> row.hasColumn("others") && row.has("others")).forEach(row -> others.put(row.text("reading"), row.text("others")));
        return new RulebookTranslation(Rulebook.of(entries, new RuleExplanations(translated, explanations)),
                words(source.table("tables"), "table", "title"), words(source.table("readings"), "reading", "why"), choices, others, says);
    }

    private static void read(CsvTable table, ExplainedChapter chapter, Rulebook english, Map<Citation, String> titles,
            Map<Citation, RuleExplanation> explanations) {
        for (var row : table.rows()) {
            var rule = Citation.of(row.text("rule"));
            var said = english.explanations().find(rule).filter(known -> known.rule().equals(rule) && known.chapter().equals(chapter.id()))
                    .orElseThrow(() -> row.defect("rule", "the chapter explains no such rule"));
            if (row.has("edition")) {
                explanations.put(rule, explanations.get(rule).withEdition(row.text("edition"), row.text("text")));
            } else {
                titles.put(rule, row.text("title"));
                explanations.put(rule, new RuleExplanation(rule, chapter.id(), row.text("text"), said.tables(), Map.of()));
            }
        }
        for (var rule : chapter.rules()) {
            same(require(explanations, rule, "the paragraph of").editions().keySet(),
                    english.explanations().find(rule).orElseThrow().editions().keySet(), "editions of " + rule);
        }
    }

    private static Map<String, String> words(CsvTable table, String key, String value) {
        var words = new LinkedHashMap<String, String>();
        for (var row : table.rows()) {
            if (words.put(row.text(key), row.text(value)) != null) {
                throw row.defect(key, "it stands twice");
            }
        }
        return words;
    }

    private static String place(String english, Map<String, String> words) {
        var parts = BETWEEN.matcher(english);
        var place = new StringBuilder();
        int from = 0;
        while (parts.find()) {
            place.append(part(english.substring(from, parts.start()), words)).append(parts.group());
            from = parts.end();
        }
        return place.append(part(english.substring(from), words)).toString();
    }

    private static String part(String english, Map<String, String> words) {
        return NUMBER.matcher(english).matches() ? english : require(words, english, "the place");
    }

    private static <K, V> V require(Map<K, V> words, K key, String what) {
        var known = words.get(key);
        if (known == null) {
            throw new CsvTable.Defect("the translation lacks " + what + " " + key);
        }
        return known;
    }

    private static void same(Set<?> translated, Set<?> english, String what) {
        if (!translated.equals(english)) {
            throw new CsvTable.Defect(what + ": the translation has " + translated + ", the rulebook " + english);
        }
    }

    /** The index and what its rules say. */
    public Rulebook rulebook() {
        return rulebook;
    }

    /** The title of a printed table. */
    public String tableTitle(String table) {
        return require(tables, table, "the title of the table");
    }

    /** The printed tables that have a title. */
    public Set<String> tables() {
        return Set.copyOf(tables.keySet());
    }

    /** The reason for the default of a reading. */
    public String why(Reading reading) {
        return require(reasons, reading.id(), "the reason of the reading");
    }

    /** The labels of the choices of a reading, in their order. */
    public List<String> choices(Reading reading) {
        var words = require(choices, reading.id(), "the choices of the reading");
        same(words.keySet(), Set.copyOf(reading.choices()), "choices of " + reading.id());
        return reading.choices().stream().map(words::get).toList();
    }

    /** The dispute over a reading; empty if there is none. */
    public Optional<Dispute> dispute(Reading reading) {
        return reading.dispute().map(over -> {
            var words = require(says, reading.id(), "the consequences of the reading");
            same(words.keySet(), Set.copyOf(reading.choices()), "consequences of " + reading.id());
            return new Dispute(reading.choices().stream().map(words::get).toList(), require(others, reading.id(), "what others do about the reading"));
        });
    }

    /** The readings that are translated. */
    public Set<String> readings() {
        return Set.copyOf(reasons.keySet());
    }
}
