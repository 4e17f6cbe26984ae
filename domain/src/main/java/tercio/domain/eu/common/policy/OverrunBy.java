package tercio.domain.eu.common.policy;

/** The kind of strength that overruns enemies in the field without waiting for the battles (EU-MOVE-OVERRUN). */
public enum OverrunBy {
    /** Four times as many LD fight at once, eight times as many destroy; either side of a move may be overrun. */
    RATIO,
    /** Two A+ that move against a single LD fight at once. Nobody is destroyed without a battle, and no mover is overrun. */
    TWO_ARMIES
}
