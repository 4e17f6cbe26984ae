package tercio.projections;

import java.util.List;
import java.util.Optional;
import tercio.application.place.Places;
import tercio.application.record.GameOpened;

/** Tracks the places of a game over its growing history. */
final class PlaceTracker {

    private final List<GameOpened.Seat> seats;
    private final CheckpointPages stored;
    private final LoadedEvents loaded;
    private volatile After known;

    /** The places after an event. */
    private record After(int position, Places places) {}

    /** @param seats those of the opening */
    PlaceTracker(List<GameOpened.Seat> seats, CheckpointPages stored, LoadedEvents loaded) {
        this.seats = seats;
        this.stored = stored;
        this.loaded = loaded;
    }

    /** The places after an event; empty where tracking ended before it or beyond it. */
    Optional<Places> at(int position) {
        return Optional.ofNullable(known).filter(after -> after.position() == position).map(After::places);
    }

    /**
     * Tracks the places to the newest event. For one thread at a time. On stored pages only events that were not played are read:
     * a place is never granted by a played event.
     */
    Places followTo(int newest) {
        var from = known == null ? new After(1, Places.of(seats)) : known;
        var places = from.places();
        for (var page : stored.pages()) {
            for (var change : page.changes()) {
                if (change.position() > from.position() && change.kind() == TimelineChange.Kind.NOTED) {
                    places = places.after(loaded.get(change.position() - 1));
                }
            }
        }
        for (int next = Math.max(from.position(), stored.to()) + 1; next <= newest; next++) {
            places = places.after(loaded.get(next - 1));
        }
        known = new After(newest, places);
        return places;
    }
}
