package tercio.domain.eu.game;

import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.round.RoundBox;

/**
 * A leader in play.
 *
 * @param fate his condition
 * @param returns the box of the round track where he waits while wounded, else {@code null}
 */
public record LeaderStatus(Leader leader, Fate fate, RoundBox returns) {

    public enum Fate {
        /** With a stack. */
        PRESENT,
        /** Without a stack since the start of the game. His controller places him before campaigns are chosen. */
        UNPLACED,
        /** Unharmed, but his stack is gone. He joins another stack when the next round begins. */
        WAITING,
        WOUNDED,
        KILLED,
        CAPTURED
    }

    /** Whether he can be put on a stack when a round begins. */
    public boolean returnsBy(RoundBox box) {
        return fate == Fate.WAITING || fate == Fate.WOUNDED && returns.compareTo(box) <= 0;
    }

    public static LeaderStatus present(Leader leader) {
        return new LeaderStatus(leader, Fate.PRESENT, null);
    }
}
