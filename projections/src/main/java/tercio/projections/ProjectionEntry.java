package tercio.projections;

/** Entry that a projection makes of one event. */
public interface ProjectionEntry {

    /** The position of the event. */
    int position();
}
