package tercio.application.record;

import tercio.domain.sentence.Sentence;

/** The storage of the games cannot be written or read now. Nothing was changed; the same request may succeed later. */
public final class StorageUnavailable extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Sentence.Keyed reason;

    /** @param reason the cause, for who asked; its key is the message */
    public StorageUnavailable(Sentence.Keyed reason) {
        this(reason, reason.key(), null);
    }

    /** @param reason the cause, for who asked; its key is the message */
    public StorageUnavailable(Sentence.Keyed reason, Throwable cause) {
        this(reason, reason.key(), cause);
    }

    /**
     * A failure whose reason is written in the log, too.
     *
     * @param line the reason in English, one line
     */
    public StorageUnavailable(Sentence.Keyed reason, String line, Throwable cause) {
        super(line, cause);
        this.reason = reason;
    }

    /** The cause, for who asked. */
    public Sentence.Keyed reason() {
        return reason;
    }
}
