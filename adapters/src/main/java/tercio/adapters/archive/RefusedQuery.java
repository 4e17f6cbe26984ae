package tercio.adapters.archive;

/** A question or a query that is not answered: what is wrong with it, and what would do. */
public final class RefusedQuery extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String parameter;
    private final boolean failed;

    RefusedQuery(String message) {
        this("", message);
    }

    /** @param parameter the name of the part that is wrong; empty where it is the whole */
    RefusedQuery(String parameter, String message) {
        this(parameter, message, false);
    }

    private RefusedQuery(String parameter, String message, boolean failed) {
        super(message);
        this.parameter = parameter;
        this.failed = failed;
    }

    /** A query that was let through, and that the database could not answer. */
    static RefusedQuery ofDatabase(String message) {
        return new RefusedQuery("", message, true);
    }

    /** Whether the database failed at it, which may be its own fault. */
    boolean isOfDatabase() {
        return failed;
    }

    /** The name of the part that is wrong; empty where it is the whole. */
    public String parameter() {
        return parameter;
    }
}
