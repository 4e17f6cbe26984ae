package tercio.adapters.archive;

/** A question or a query that is not answered: what is wrong with it, and what would do. */
public final class RefusedQuery extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String parameter;

    RefusedQuery(String message) {
        this("", message);
    }

    /** @param parameter the name of the part that is wrong; empty where it is the whole */
    RefusedQuery(String parameter, String message) {
        super(message);
        this.parameter = parameter;
    }

    /** The name of the part that is wrong; empty where it is the whole. */
    public String parameter() {
        return parameter;
    }
}
