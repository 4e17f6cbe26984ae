package tercio.projections.sentence;

import com.ibm.icu.text.ListFormatter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** Reads sentences in one language. Safe for use by several threads. */
public final class Texts {

    private static final Map<Language, Texts> KNOWN = new ConcurrentHashMap<>();
    private static final String NAMES = "names";

    private final Language language;
    private final Map<String, Catalog> catalogs = new ConcurrentHashMap<>();
    private final Map<String, Map<String, String>> names = new ConcurrentHashMap<>();

    private Texts(Language language) {
        this.language = language;
    }

    /** The texts of a language; its catalogs are read when a sentence of their chapter is first asked for. */
    public static Texts in(Language language) {
        return KNOWN.computeIfAbsent(language, Texts::new);
    }

    /** A sentence in English, as views, files and the command line have it. */
    public static String english(Sentence sentence) {
        return in(Language.EN).text(sentence);
    }

    /** A label or a part of a sentence in English. */
    public static String englishPhrase(Sentence sentence) {
        return in(Language.EN).phrase(sentence);
    }

    /** Phrases in English, each by its name. */
    public static Map<String, String> englishPhrases(Map<String, Sentence> named) {
        var read = new LinkedHashMap<String, String>();
        named.forEach((name, phrase) -> read.put(name, englishPhrase(phrase)));
        return read;
    }

    /** A sentence in the other languages, by their codes, for views that are kept in English. */
    public static Map<String, String> translations(Sentence sentence) {
        return Arrays.stream(Language.values()).filter(language -> language != Language.EN)
                .collect(Collectors.toUnmodifiableMap(Language::code, language -> in(language).text(sentence)));
    }

    Language language() {
        return language;
    }

    /** The sentence as it reads, with a capital first letter. A text that is written stays as it stands. */
    public String text(Sentence sentence) {
        return switch (sentence) {
            case Sentence.Written(var text) -> withOneFullStop(text);
            case Sentence.Several(var several) -> several.stream().map(this::text).collect(Collectors.joining(" "));
            case Sentence.Keyed keyed -> {
                var text = format(keyed);
                yield withOneFullStop(beginsAsWritten(text, keyed) ? text : capitalize(text));
            }
        };
    }

    /** The sentence as it reads on a button or within another text. It begins with a capital letter where the English one does, with a name. */
    public String phrase(Sentence sentence) {
        return switch (sentence) {
            case Sentence.Written(var text) -> text;
            case Sentence.Several(var several) -> several.stream().map(this::phrase).collect(Collectors.joining(" "));
            case Sentence.Keyed keyed -> {
                var text = withOneFullStop(format(keyed));
                yield language != Language.EN && Character.isUpperCase(englishPhrase(keyed).codePointAt(0)) ? capitalize(text) : text;
            }
        };
    }

    /** Whether a sentence begins with a name that a player wrote, which stays as it is written. */
    private static boolean beginsAsWritten(String text, Sentence.Keyed sentence) {
        return sentence.arguments().values().stream().anyMatch(argument -> argument instanceof Argument.Text(var written) && !written.isEmpty() && text.startsWith(written)
                || argument instanceof Argument.Phrase(var phrase) && beginsAsWritten(text, phrase));
    }

    /** Whether the catalogs have a sentence. */
    public boolean has(String key) {
        int end = key.lastIndexOf('.');
        return Catalog.lines(key.substring(0, end), language).filter(lines -> lines.containsKey(key.substring(end + 1))).isPresent();
    }

    /** A name as the language has it, or as it is printed. */
    public String name(Argument.Name name) {
        return spokenName(name).text();
    }

    /** An argument as it stands by itself, without an article and with a capital first letter where the English one has it. */
    public String label(Argument argument) {
        return phrase(Sentence.of("kernel.text.label").with("what", argument));
    }

    /** A text with a capital first letter. */
    static String capitalize(String text) {
        int first = text.codePointAt(0);
        return Character.isLowerCase(first) ? new StringBuilder().appendCodePoint(Character.toUpperCase(first)).append(text, Character.charCount(first), text.length()).toString() : text;
    }

    /** After a name such as Maximilian II. there is one full stop only. */
    private static String withOneFullStop(String text) {
        return text.endsWith("..") ? text.substring(0, text.length() - 1) : text;
    }

    private String format(Sentence.Keyed sentence) {
        var key = sentence.key();
        int end = key.lastIndexOf('.');
        var pattern = catalog(key.substring(0, end)).patterns().get(key.substring(end + 1));
        if (pattern == null) {
            throw new IllegalArgumentException("no sentence " + key + " in " + language.code());
        }
        return pattern.with(new ArgumentForms(this, sentence.arguments()));
    }

    private Catalog catalog(String chapter) {
        return catalogs.computeIfAbsent(chapter, asked -> Catalog.of(asked, language));
    }

    /** An argument as it reads. */
    SpokenPhrase read(Argument argument) {
        return switch (argument) {
            case Argument.Count(int count) -> new SpokenPhrase(String.valueOf(count), count != 1);
            case Argument.Amount amount -> new SpokenPhrase(amount.text(), amount.parts() > amount.whole());
            case Argument.Word(var word) -> new SpokenPhrase(word, false);
            case Argument.Text(var text) -> new SpokenPhrase(text, false);
            case Argument.Name name -> spokenName(name);
            case Argument.Items(var items) -> items.size() == 1 ? read(items.getFirst())
                    : new SpokenPhrase(ListFormatter.getInstance(language.locale()).format(items.stream().map(item -> read(item).text()).toList()), true,
                            items.stream().allMatch(item -> read(item).feminine()), null);
            case Argument.Phrase(var sentence) -> {
                int end = sentence.key().lastIndexOf('.');
                var remarks = catalog(sentence.key().substring(0, end)).remarks();
                var key = sentence.key().substring(end + 1);
                yield new SpokenPhrase(format(sentence), isPlural(sentence, remarks.get(key + "@number")), "f".equals(remarks.get(key + "@gender")), null);
            }
        };
    }

    /** @param remark {@code plural}, the argument that says how many, or {@code null} */
    private static boolean isPlural(Sentence.Keyed sentence, String remark) {
        return "plural".equals(remark) || remark != null && sentence.arguments().get(remark) instanceof Argument.Count(int count) && count > 1;
    }

    /** A name of the language, or as it is printed. The kind begins with the word of its rulebook: {@code eu.country}. */
    private SpokenPhrase spokenName(Argument.Name name) {
        int dot = name.kind().indexOf('.');
        var own = names.computeIfAbsent(name.kind().substring(0, dot), rulebook -> Catalog.lines(rulebook + "." + NAMES, language).orElse(Map.of()));
        var key = name.kind().substring(dot + 1) + "." + name.id();
        var text = own.getOrDefault(key, name.printed());
        var grammar = language.grammar();
        return new SpokenPhrase(text, grammar.isPlural(text) || "plural".equals(own.get(key + ".number")), grammar.isFeminine(text) || "f".equals(own.get(key + ".gender")), own.get(key + ".adjective"));
    }
}
