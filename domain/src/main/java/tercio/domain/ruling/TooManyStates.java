package tercio.domain.ruling;

/**
 * Thrown when an exact distribution would need more than {@value #MOST} states at once. It is refused, since an answer
 * that takes minutes helps nobody at the table; it is never replaced by an estimate.
 */
public final class TooManyStates extends RuntimeException {

    /** The greatest number of states at once; states are equal if the rest of the procedure cannot tell them apart. */
    public static final int MOST = 500_000;

    private static final long serialVersionUID = 1;

    private final int most;

    private TooManyStates(int most) {
        super("more than " + most + " cases at once");
        this.most = most;
    }

    /** The number of states that would have been exceeded. */
    public int most() {
        return most;
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
