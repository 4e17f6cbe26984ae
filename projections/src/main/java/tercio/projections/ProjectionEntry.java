package tercio.projections;

/** What a projection keeps of one event. */
public interface ProjectionEntry {

    /** The position of the event. */
    int position();
}
