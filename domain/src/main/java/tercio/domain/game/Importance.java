package tercio.domain.game;

/**
 * The importance of an event among all that came of one order. The most important event of an order is its headline, the last one where
 * several matter as much: the log, notices and letters tell the order by it.
 */
public enum Importance {
    /** Decides nothing. */
    DETAIL,
    /** A step on the way to a result, such as a question to another player. */
    STEP,
    /** The result that the order itself was about. */
    RESULT,
    /** A consequence beyond what the order was about, such as a loss. */
    OUTCOME,
    /** An event that decides what follows, and that every player wants to know. */
    TURNING_POINT
}
