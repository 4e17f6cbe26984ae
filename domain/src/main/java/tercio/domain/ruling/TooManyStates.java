package tercio.domain.ruling;

/**
 * The exact distribution of a procedure would follow more than {@value #MOST} states at once. It is refused then: an
 * answer that takes minutes helps nobody at the table, and nothing is ever guessed instead.
 */
public final class TooManyStates extends RuntimeException {

    /** So many states are followed at once, each an outcome so far that differs in what is still to come. */
    public static final int MOST = 500_000;

    private static final long serialVersionUID = 1;

    private TooManyStates(int most) {
        super("more than " + most + " cases at once");
    }

    /** Refuses to follow more than {@link #MOST} states. */
    static void refuse(int states) {
        refuse(states, MOST);
    }

    /** Refuses to follow more states than the work has memory for. */
    public static void refuse(int states, int most) {
        if (states > most) {
            throw new TooManyStates(most);
        }
    }
}
