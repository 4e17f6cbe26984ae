package tercio.adapters.rulebook;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.ExplainedChapter;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.RuleExplanation;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.RulebookTranslation;
import tercio.projections.PrintedTable;
import tercio.projections.sentence.Language;

/** The rules of one ruleset for readers: all of them by chapter, and the text of each. */
public final class RuleReference {

    /** The id of the only chapter of a rulebook without chapters. */
    private static final String UNDIVIDED = "rules";

    /**
     * A rule in a list.
     *
     * @param place chapter and section of the printed rules
     */
    public record Line(String code, String title, String place) {
        static Line of(Rulebook.Entry entry) {
            return new Line(entry.rule().id(), entry.title(), entry.place());
        }
    }

    /** A chapter with its rules in order. */
    public record Chapter(String id, String title, List<Line> rules) {}

    /** All rules, and the printed tables. */
    public record Index(String ruleset, List<Chapter> chapters, List<Manifest.Title> tables) {}

    /**
     * A reading.
     *
     * @param standard the default choice
     * @param words the labels of the choices, in their order
     */
    public record ReadingText(String id, String why, List<String> choices, String standard, List<String> words) {

        /** The reading in the language of the translation, else in English. */
        public static ReadingText of(Reading reading, Optional<RulebookTranslation> translation) {
            return new ReadingText(reading.id(), translation.map(known -> known.why(reading)).orElseGet(reading::why), reading.choices(), reading.standard(),
                    translation.map(known -> known.choices(reading))
                            .orElseGet(() -> reading.choices().stream().map(choice -> choice.replace('-', ' ')).toList()));
        }
    }

    /**
     * A rule.
     *
     * @param chapter the title of its chapter
     * @param paragraph its explanation
     * @param edition the differences of this edition
     * @param tables the printed tables that it reads
     * @param readings of its unclear points
     * @param list the list of which it is an entry, or the rule that it is a part of
     * @param entries the entries of its list, or its parts
     */
    public record Page(String code, String title, String place, Optional<String> chapter, Optional<String> paragraph, Optional<String> edition,
            List<Manifest.Title> tables, List<ReadingText> readings, Optional<Line> list, List<Line> entries) {}

    private final String ruleset;
    private final Rulebook rulebook;
    private final List<Reading> readings;
    private final List<PrintedTable> tables;
    private final Language language;
    private final Optional<RulebookTranslation> translation;

    /** The rules in English. */
    public RuleReference(String ruleset, Rulebook rulebook, List<Reading> readings, List<PrintedTable> tables) {
        this(ruleset, rulebook, readings, tables, Language.EN, Optional.empty());
    }

    private RuleReference(String ruleset, Rulebook rulebook, List<Reading> readings, List<PrintedTable> tables, Language language,
            Optional<RulebookTranslation> translation) {
        this.ruleset = ruleset;
        this.rulebook = rulebook;
        this.readings = List.copyOf(readings);
        this.tables = List.copyOf(tables);
        this.language = language;
        this.translation = translation;
    }

    /** The rules in another language. */
    private RuleReference withTranslation(Language language, RulebookTranslation other) {
        return new RuleReference(ruleset, other.rulebook(), readings, tables, language, Optional.of(other));
    }

    /** The language of the texts. */
    public Language language() {
        return language;
    }

    private static RuleReference of(RulebookModule module) {
        return new RuleReference(module.id(), module.rulebook(), module.readings(), module.views().tables(module.id()));
    }

    /** The rules of a module in a language; in English where it has no translation. */
    public static RuleReference of(RulebookModule module, Language language) {
        var english = of(module);
        return module.rulesIn(language).map(found -> english.withTranslation(language, found)).orElse(english);
    }

    private Stream<Rulebook.Entry> entries() {
        return StreamSupport.stream(rulebook.entries().spliterator(), false);
    }

    /** All rules by chapter. */
    public Index index() {
        var chapters = rulebook.explanations().chapters();
        return new Index(ruleset, chapters.isEmpty()
                ? List.of(new Chapter(UNDIVIDED, "Rules", entries().map(Line::of).toList()))
                : chapters.stream().map(this::chapter).toList(), tables.stream().map(this::title).toList());
    }

    private Chapter chapter(ExplainedChapter chapter) {
        return new Chapter(chapter.id(), chapter.title(), chapter.rules().stream().flatMap(rule -> rulebook.find(rule).stream()).map(Line::of).toList());
    }

    /** The printed table of that name. */
    public Optional<PrintedTable> table(String name) {
        return tables.stream().filter(table -> table.id().equals(name)).findFirst();
    }

    /** The printed table of that name with its words for readers of the language. */
    public Optional<TableBody> tableBody(String name) {
        return table(name).map(table -> TableBody.of(table, title(table).title(), rulebook, language));
    }

    /** The rule of a code, in capitals or not; for an entry of a list without a line of its own, the list. */
    public Optional<Page> page(String code) {
        return Citation.parse(code.toUpperCase(Locale.ROOT)).flatMap(rulebook::find).map(this::page);
    }

    private Page page(Rulebook.Entry entry) {
        var explained = rulebook.explanations().find(entry.rule());
        var titles = rulebook.explanations().chapters();
        return new Page(entry.rule().id(), entry.title(), entry.place(),
                explained.flatMap(rule -> titles.stream().filter(chapter -> chapter.id().equals(rule.chapter())).findFirst()).map(ExplainedChapter::title),
                explained.map(RuleExplanation::text), explained.flatMap(rule -> rule.inEdition(ruleset)),
                explained.stream().flatMap(rule -> rule.tables().stream()).flatMap(name -> table(name).stream()).map(this::title).toList(),
                readings.stream().filter(reading -> isAbout(reading, entry, explained)).map(reading -> ReadingText.of(reading, translation)).toList(),
                entry.rule().listHead().flatMap(rulebook::find).map(Line::of),
                entries().filter(other -> other.rule().listHead().filter(entry.rule()::equals).isPresent()).map(Line::of).toList());
    }

    private boolean isAbout(Reading reading, Rulebook.Entry entry, Optional<RuleExplanation> explained) {
        return reading.rule().equals(entry.rule()) || explained.filter(rule -> rule.text().contains(reading.id())
                || rule.inEdition(ruleset).filter(text -> text.contains(reading.id())).isPresent()).isPresent();
    }

    private Manifest.Title title(PrintedTable table) {
        return new Manifest.Title(table.id(), translation.map(known -> known.tableTitle(table.id())).orElseGet(table::title));
    }
}
