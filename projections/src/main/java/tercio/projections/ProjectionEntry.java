package tercio.projections;

/** What a view remembers of one event. */
public interface ProjectionEntry {

    /** The position of the event. */
    int position();
}
