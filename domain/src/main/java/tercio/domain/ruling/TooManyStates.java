package tercio.domain.ruling;

/**
 * The exact distribution of a procedure would follow more than {@value #MOST} states at once. It is refused then: an
 * answer that takes minutes helps nobody at the table, and nothing is ever guessed instead.
 */
public final class TooManyStates extends RuntimeException {

    /** So many states are followed at once, each an outcome so far that differs in what is still to come. */
    public static final int MOST = 500_000;

    private static final long serialVersionUID = 1;

    TooManyStates() {
        super("more than " + MOST + " cases at once");
    }
}
