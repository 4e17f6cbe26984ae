package tercio.projections.sentence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * The explanations of a rulebook that are written in English, read back into keys and arguments: names of steps, reasons of modifiers, and
 * the results of older records. Safe for use by several threads.
 */
final class WrittenExplanations {

    private static final Map<String, WrittenExplanations> KNOWN = new ConcurrentHashMap<>();
    private static final String FOLDER = "/tercio/projections/";
    /** A longer text stays as it is. */
    private static final int LONGEST = 500;
    /** The number of texts of each kind that are remembered. */
    private static final int KEPT = 5_000;

    /** The part of a step that a text is; a reason without names is read where no rules are at hand that know them. */
    enum Part { NAME, REASON, REASON_WITHOUT_NAMES, RESULT }

    private final String rulebook;
    private final ReadableTexts phrases = new ReadableTexts();
    private final Map<Part, ReadableTexts> texts;
    private final Map<Part, Map<String, Optional<Sentence.Keyed>>> read = Arrays.stream(Part.values()).collect(Collectors.toUnmodifiableMap(part -> part, part -> new ConcurrentHashMap<>()));

    private WrittenExplanations(String rulebook) {
        this.rulebook = rulebook;
        var results = new ReadableTexts();
        for (var chapter : chapters(rulebook)) {
            results.with(rulebook + "." + chapter, "result-");
            phrases.with(rulebook + "." + chapter, "result-");
        }
        phrases.with(rulebook + ".older", "").with(rulebook + ".name", "").with(rulebook + ".reason", "");
        var reasons = new ReadableTexts().with(rulebook + ".reason", "");
        texts = Map.of(Part.NAME, new ReadableTexts().with(rulebook + ".step", ""), Part.REASON, reasons, Part.REASON_WITHOUT_NAMES, reasons,
                Part.RESULT, results.with(rulebook + ".older", "").with(rulebook + ".reason", ""));
    }

    /** The explanations of the rulebook with this word in the catalogs, {@code eu}; empty for one without catalogs. */
    static Optional<WrittenExplanations> of(String rulebook) {
        return Optional.ofNullable(KNOWN.computeIfAbsent(rulebook, asked -> chapters(asked).isEmpty() ? null : new WrittenExplanations(asked)));
    }

    /** The chapters in whose catalogs results may stand; none for a rulebook without catalogs. */
    static List<String> chapters(String rulebook) {
        try (var stream = WrittenExplanations.class.getResourceAsStream(FOLDER + rulebook + "/sentences/chapters.txt")) {
            return stream == null ? List.of() : new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.isBlank()).toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /**
     * A text as a sentence of the catalogs; empty where no catalog has it.
     *
     * @param names the things that a name of the rulebook means, the likeliest first
     */
    Optional<Sentence.Keyed> read(Part part, String english, Function<String, List<Argument>> names) {
        var before = read.get(part).get(english);
        if (before != null) {
            return before;
        }
        if (english.length() > LONGEST) {
            return Optional.empty();
        }
        var reader = new TextReader(phrases, names);
        var found = reader.read(english, texts.get(part)).or(() -> part == Part.RESULT ? reader.readNames(english).map(named -> Sentence.of(rulebook + ".name.item").with("what", named)) : Optional.empty());
        if (read.get(part).size() < KEPT) {
            read.get(part).put(english, found);
        }
        return found;
    }
}
