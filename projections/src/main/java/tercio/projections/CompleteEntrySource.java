package tercio.projections;

import tercio.application.record.RecordedEvent;
import tercio.domain.game.UndoHistory;

/** Source of the projection entries of a game: its complete events and boards. */
record CompleteEntrySource<S>(LoadedEvents loaded, Boards<S, ?> boards) implements ProjectionEntries.Source<S> {

    @Override
    public void read(int from, int to) {
        loaded.read(from, to);
    }

    @Override
    public RecordedEvent event(int position) {
        return loaded.get(position - 1);
    }

    @Override
    public S boardBefore(UndoHistory history, int position) {
        return boards.after(history, history.predecessorOf(position));
    }
}
