package tercio.domain.eu.common.policy;

/** The adjacent provinces to which a beaten side may retreat. */
public enum RetreatDirection {
    /** A side that came goes back where it came from; a side that stood there goes to any province without unbesieged enemies. */
    BY_ORIGIN,
    /**
     * Either side goes to a friendly province. Reading: without one it goes where {@link #BY_ORIGIN} lets it go, because the text
     * does not say that it is lost.
     */
    FRIENDLY_NEIGHBOUR
}
