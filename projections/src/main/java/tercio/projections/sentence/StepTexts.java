package tercio.projections.sentence;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.WrittenExplanations.Part;

/**
 * The steps of explanations in one language: their names, the reasons of their modifiers, their results. A text that no catalog knows stays as it is
 * written. Safe for use by several threads.
 */
public final class StepTexts {

    private static final Map<Language, StepTexts> KNOWN = new ConcurrentHashMap<>();

    private final Language language;

    private StepTexts(Language language) {
        this.language = language;
    }

    public static StepTexts in(Language language) {
        return KNOWN.computeIfAbsent(language, StepTexts::new);
    }

    /** A step with its result as an English text. */
    public static Step english(Step step) {
        return step.withSaid(in(Language.EN)::result);
    }

    /**
     * A step as it reads in this language, its result as a text.
     *
     * @param names the things that an English name of the rulebook means, the likeliest first
     */
    public Step translate(Step step, Function<String, List<Argument>> names) {
        var read = step.withSaid(this::result);
        if (language == Language.EN) {
            return read;
        }
        var modifiers = step.modifiers().stream().map(each -> new Modifier(each.value(), reason(each.reason(), each.rule(), names), each.rule())).toList();
        return new Step(text(Part.NAME, step.step(), step.rule(), names), read.side(), read.rule(), read.dice(), modifiers, read.modified(), read.cell(),
                step.result() == null ? read.result() : text(Part.RESULT, step.result(), step.rule(), names), read.readings(), null);
    }

    /** The reason of a modifier by a rule, where no rules are at hand that know names: they stay in English. */
    public String reason(String english, Citation rule) {
        return text(Part.REASON_WITHOUT_NAMES, english, rule, name -> List.of());
    }

    /** The reason of a modifier by a rule. */
    public String reason(String english, Citation rule, Function<String, List<Argument>> names) {
        return text(Part.REASON, english, rule, names);
    }

    /** The result that a step says; its key where a record from elsewhere has one that the catalogs do not know, or other arguments. */
    private String result(Sentence said) {
        return phrase(said).orElseGet(said::textOrKey);
    }

    private Optional<String> phrase(Sentence said) {
        try {
            return Optional.of(Texts.in(language).phrase(said));
        } catch (RuntimeException unknown) { // whatever a record from elsewhere holds, its readers see the rest
            return Optional.empty();
        }
    }

    private String text(Part part, String english, Citation rule, Function<String, List<Argument>> names) {
        return language == Language.EN || english == null ? english : sentence(part, english, rule, names).flatMap(this::phrase).orElse(english);
    }

    /** A written text as a sentence of the catalogs of the rulebook that its rule stands in. */
    static Optional<Sentence.Keyed> sentence(Part part, String english, Citation rule, Function<String, List<Argument>> names) {
        var rulebook = rule.id().substring(0, rule.id().indexOf('-')).toLowerCase(Locale.ROOT);
        return WrittenExplanations.of(rulebook).flatMap(known -> known.read(part, english, names));
    }
}
