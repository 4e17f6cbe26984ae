package tercio.domain.eu.ahead;

import tercio.domain.ruling.TooManyStates;

/** How many commands one question carries out for the odds of its options. Mutable, for one question. */
final class CommandBudget {

    /** The most commands of one question; more would keep a player waiting for more than a second. */
    static final int MOST = 6_000;

    private int spent;
    private int limit = MOST;

    /** Begins with another of several options. It gets half of what is left, so that one that takes too long leaves the later ones their odds. */
    void another() {
        limit = spent + Math.ceilDiv(MOST - spent, 2);
    }

    /**
     * Counts a command that is carried out.
     *
     * @throws TooManyStates where the option has used what it may
     */
    void spend() {
        if (spent == limit) {
            TooManyStates.refuse(MOST + 1, MOST);
        }
        spent++;
    }
}
