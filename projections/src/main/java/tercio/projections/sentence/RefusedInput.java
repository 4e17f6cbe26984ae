package tercio.projections.sentence;

import tercio.domain.sentence.Sentence;

/** An input that cannot be used, with the reason as a sentence. Its message is in English. */
public final class RefusedInput extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    private final transient Sentence reason;

    public RefusedInput(Sentence reason) {
        this(reason, null);
    }

    public RefusedInput(Sentence reason, Throwable cause) {
        super(Texts.englishPhrase(reason), cause);
        this.reason = reason;
    }

    /** The reason why it cannot be used. */
    public Sentence reason() {
        return reason;
    }
}
