package tercio.projections;

import java.util.Optional;

/** Where the views of the games lie as they are at present. */
public interface ViewStore {

    /** A stored body, written as it is sent, and the position it belongs to. */
    record Kept(int position, String body) {}

    void keep(String game, String view, int position, Object body);

    Optional<Kept> of(String game, String view);

    /** Forgets all of it, before it is made anew. */
    void clear();
}
