package tercio.domain.eia.common.map;

/** Whether a city is the capital of its province, of its nation, or of neither. */
public enum CapitalKind {
    NONE,
    PROVINCIAL,
    /** The capital of a major power; Russia has two. It is the capital of its province too. */
    NATIONAL
}
