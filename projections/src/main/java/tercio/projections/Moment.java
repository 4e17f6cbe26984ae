package tercio.projections;

import java.util.List;

/**
 * A position in the history worth going to.
 *
 * @param kind {@code turn}, {@code round}, {@code battle}: each game has its own kinds
 * @param label the words for readers
 * @param parties who acts from this moment on, by their ids; empty where the moment belongs to nobody, and where it was stored before they were
 */
public record Moment(int position, String kind, String label, List<String> parties) implements ProjectionEntry {

    public Moment {
        parties = parties == null ? List.of() : List.copyOf(parties);
    }

    /** A moment that belongs to nobody. */
    public Moment(int position, String kind, String label) {
        this(position, kind, label, List.of());
    }
}
