package tercio.domain.eu.common.policy;

/** The positions of the sides after a battle without a winner. */
public enum AfterDraw {
    /** Both retreat with losses; the side that retreats second may stay. */
    SECOND_MAY_STAY,
    /**
     * Stacks that came for the battle go back to their place, without losses; stacks that stood there stay, and a siege
     * continues.
     */
    ALL_GO_BACK
}
