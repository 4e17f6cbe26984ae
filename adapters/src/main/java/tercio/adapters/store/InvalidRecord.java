package tercio.adapters.store;

/** A record that cannot be imported. */
public final class InvalidRecord extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int line;

    InvalidRecord(int line, String message) {
        super("Line " + line + ": " + message);
        this.line = line;
    }

    /** The first bad line, from 1. */
    public int line() {
        return line;
    }
}
