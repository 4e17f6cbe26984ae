package tercio.adapters.http.problem;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.GameWords;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.StepTexts;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.node.ObjectNode;

/** Sentences in the language of the caller, in the parts of an answer. */
public final class ReaderText {

    private ReaderText() {}

    /** The sentence by itself, with a capital first letter. */
    public static String text(Sentence sentence) {
        return Texts.in(ReaderLanguage.now()).text(sentence);
    }

    /** Sentences by themselves. */
    public static List<String> texts(List<Sentence> sentences) {
        return sentences.stream().map(ReaderText::text).toList();
    }

    /** The sentence as a label or a part of another one. */
    public static String phrase(Sentence sentence) {
        return Texts.in(ReaderLanguage.now()).phrase(sentence);
    }

    /** A name as the language of the caller has it, or as it is printed. */
    public static String name(Argument.Name name) {
        return Texts.in(ReaderLanguage.now()).name(name);
    }

    /** A step of an explanation by some rules, its result as a text. */
    public static Step step(Step step, GameWords<?, ?> rules) {
        return StepTexts.in(ReaderLanguage.now()).translate(rules.readableStep(step), rules::bearersOf);
    }

    /** The reason of a risk by a rule, where no rules are at hand that know names: they stay in English. */
    public static String reason(String english, Citation rule) {
        return StepTexts.in(ReaderLanguage.now()).reason(english, rule);
    }

    /** The reason of a modifier or a risk by a rule. */
    public static String reason(String english, Citation rule, GameWords<?, ?> rules) {
        return StepTexts.in(ReaderLanguage.now()).reason(english, rule, rules::bearersOf);
    }

    /** The language of a text that is not English; empty for a text that stands in no catalog. */
    public static Optional<String> language(Sentence sentence) {
        return languageFor(ReaderLanguage.now(), sentence);
    }

    /** The same for a reader of a language. */
    public static Optional<String> languageFor(Language language, Sentence sentence) {
        return language == Language.EN ? Optional.empty() : SentenceJson.of(sentence).map(known -> language.code());
    }

    /** Key and arguments for who asks for them. */
    public static Optional<ObjectNode> sentence(Sentence sentence) {
        return ReaderLanguage.asksForSentences() ? SentenceJson.of(sentence) : Optional.empty();
    }

    /** Adds the language of texts that are not English. */
    public static void putLanguage(ObjectNode body) {
        if (ReaderLanguage.now() != Language.EN) {
            body.put("lang", ReaderLanguage.now().code());
        }
    }

    /** Adds the language of a text that is not English, and key and arguments for who asks for them. */
    public static void putSentence(Sentence sentence, ObjectNode body) {
        language(sentence).ifPresent(code -> body.put("lang", code));
        sentence(sentence).ifPresent(known -> body.set("sentence", known));
    }
}
