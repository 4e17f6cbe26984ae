package tercio.domain.eu.common.policy;

/** The reduction of the losses that a small besieger causes. */
public enum SmallBesieger {
    /** The short list of the assault. */
    OWN_LIST,
    /** The table of small stacks, with its cap, unless the besieger has two A+. */
    TABLE_UNLESS_TWO_ARMIES
}
