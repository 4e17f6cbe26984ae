package tercio.projections;

import java.util.Optional;

/** Stores the present views of the games. */
public interface ViewStore {

    /** A stored body in the form that is sent, and its position. */
    record Kept(int position, String body) {}

    void keep(String game, String view, int position, Object body);

    Optional<Kept> of(String game, String view);

    /** Deletes all views, before they are made again. */
    void clear();
}
