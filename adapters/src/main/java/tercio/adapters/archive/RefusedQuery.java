package tercio.adapters.archive;

import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/** A question or a query that is not answered: what is wrong with it, and what would do. */
public final class RefusedQuery extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String parameter;
    private final transient Sentence reason;
    private final boolean failed;

    RefusedQuery(Sentence reason) {
        this("", reason);
    }

    /** @param parameter the name of the part that is wrong; empty where it is the whole */
    RefusedQuery(String parameter, Sentence reason) {
        this(parameter, reason, false);
    }

    private RefusedQuery(String parameter, Sentence reason, boolean failed) {
        super(Texts.englishPhrase(reason));
        this.parameter = parameter;
        this.reason = reason;
        this.failed = failed;
    }

    /** A query that was let through, and that the database could not answer. */
    static RefusedQuery ofDatabase(Sentence reason) {
        return new RefusedQuery("", reason, true);
    }

    /** Whether the database failed at it, which may be its own fault. */
    boolean isOfDatabase() {
        return failed;
    }

    /** The name of the part that is wrong; empty where it is the whole. */
    public String parameter() {
        return parameter;
    }

    /** The fault, and what would do; the message of the exception is the same in English. */
    public Sentence reason() {
        return reason;
    }
}
