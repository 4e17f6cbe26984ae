package tercio.projections;

import java.util.Optional;

/** Stores the present views of the games. */
public interface ViewStore {

    /** A stored body in the form that is sent, and its position. */
    record StoredBody(int position, String body) {}

    void keep(String game, String view, int position, Object body);

    /** The stored body; empty where it is missing or was changed: then it is made again from the events. */
    Optional<StoredBody> of(String game, String view);

    /**
     * Whether a game that stands at a position rests: of such a game the summary alone is stored, and its views are made when somebody asks.
     */
    default boolean rests(String game, int position) {
        return false;
    }

    /** Deletes the views of a game, before they are made again. */
    void clear(String game);

    /** Deletes all views, before they are rebuilt. */
    void clear();
}
