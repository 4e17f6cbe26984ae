package tercio.domain.game;

/**
 * How much an event matters among all that came of one order. The most important event of an order is its headline, the last one where
 * several matter as much: the log, notices and letters tell the order by it.
 */
public enum Importance {
    /** Decides nothing. */
    DETAIL,
    /** A step on the way: a zone is entered, somebody is asked. */
    STEP,
    /** What the order itself was about: a march ends, a die of attrition, a battle begins. */
    RESULT,
    /** More than the order was about: an interception, a lost stack, a captured leader. */
    OUTCOME,
    /** What everybody wants to know: a battle is over, a fortress falls, the turn ends. */
    TURNING_POINT
}
