package tercio.adapters.doctor;

import java.util.Optional;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/**
 * The result of one examination.
 *
 * @param subject the thing examined, one word or two, which a health check uses as a name
 * @param what the state or the fault, in one sentence without a full stop
 * @param remedy the advice; empty where all is well
 */
public record Finding(String subject, Level level, Sentence.Keyed what, Optional<Sentence.Keyed> remedy) {

    /** The severity. */
    public enum Level {
        /** All is well. */
        WELL,
        /** The service runs, and something will go wrong or be missed. */
        WARNING,
        /** The service does not start, or something does not work or is not safe. */
        FAULT
    }

    /** A finding of this level. */
    public static Finding well(String subject, Sentence.Keyed what) {
        return new Finding(subject, Level.WELL, what, Optional.empty());
    }

    /** A finding of this level. */
    public static Finding warning(String subject, Sentence.Keyed what, Sentence.Keyed remedy) {
        return new Finding(subject, Level.WARNING, what, Optional.of(remedy));
    }

    /** A finding of this level. */
    public static Finding fault(String subject, Sentence.Keyed what, Sentence.Keyed remedy) {
        return new Finding(subject, Level.FAULT, what, Optional.of(remedy));
    }

    /** A sentence about a file or a folder. */
    static Sentence.Keyed sentence(String key, String name, Object value) {
        return Sentence.of(key).with(name, new Text(String.valueOf(value)));
    }

    /** The finding in English, for logs and health checks, which operators search. */
    public String inEnglish(String between) {
        return Texts.englishPhrase(what) + remedy.map(advice -> between + Texts.englishPhrase(advice)).orElse("");
    }
}
