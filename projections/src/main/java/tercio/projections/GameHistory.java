package tercio.projections;

import java.time.Instant;
import java.util.List;
import tercio.application.place.Places;
import tercio.application.record.GameOpened;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Ruleset;
import tercio.domain.game.UndoHistory;
import tercio.domain.game.Viewer;

/** Reads one game at any position, as one viewer may see it. All answers about a game are computed from it. */
public interface GameHistory {

    /** The viewer of this history. */
    Viewer viewer();

    /** The opening of the game. */
    GameOpening opening();

    /** The first event of the game. */
    default GameOpened openingEvent() {
        return opening().event();
    }

    /** The newest position in this history. */
    int position();

    /** The events in effect at each position. */
    UndoHistory undoHistory();

    /** The places in the game, as they are now. */
    Places places();

    /** All events in order of position, loaded when they are read. Parts that the viewer may not see are left out. */
    List<RecordedEvent> events();

    /**
     * The game at a position, 0 up to the newest.
     *
     * @param rules its ruleset
     */
    <S> GameAtPosition<S> at(Ruleset<S, ?, ?, ?> rules, int position);

    /** The board at a position, 0 up to the newest. */
    default <S> S board(Ruleset<S, ?, ?, ?> rules, int position) {
        return at(rules, position).board();
    }

    /** The entries of a projection up to a position, those of undone events included. */
    <S, N extends ProjectionEntry> List<N> entriesUpTo(EventProjection<S, N> projection, int position);

    /** The position of the last event at or before an instant, 0 where there is none. */
    int positionAt(Instant instant);
}
