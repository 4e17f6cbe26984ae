package tercio.domain.eu.policy;

/** The positions of the sides after a battle without a winner. */
public enum AfterDraw {
    /** Both retreat with losses; the side that retreats second may stay. */
    SECOND_MAY_STAY,
    /** Whoever came for the battle goes back where it came from, without losses; whoever stood there stays, and a siege goes on. */
    ALL_GO_BACK
}
