package tercio.domain.eu.sequence.ahead;

import tercio.domain.ruling.TooManyStates;

/** The number of commands that one question may carry out for the odds of its options. Mutable, for one question. */
final class CommandBudget {

    /** The most commands of one question; more would keep a player waiting for more than a second. */
    static final int MOST = 6_000;

    private int spent;
    private int limit = MOST;

    /** Begins another of several options. It gets half of the rest, so that an option that takes too long leaves odds for the later ones. */
    void beginOption() {
        limit = spent + Math.ceilDiv(MOST - spent, 2);
    }

    /**
     * Counts a command that is carried out.
     *
     * @throws TooManyStates if the option has used its share
     */
    void spend() {
        if (spent == limit) {
            TooManyStates.refuse(MOST + 1, MOST);
        }
        spent++;
    }
}
