package tercio.projections;

import java.time.Instant;
import java.util.List;
import tercio.domain.game.UndoHistory;

/** The stored checkpoint pages of one game that belong to its present history. */
record CheckpointPages(List<CheckpointStore.Page> pages) {

    /** Loads the pages. Pages of another history under the same name are ignored. */
    static CheckpointPages of(String game, CheckpointStore checkpoints, LoadedEvents loaded) {
        var pages = checkpoints.pages(game).stream().takeWhile(page -> page.to() <= loaded.size()).toList();
        if (pages.isEmpty()) {
            return new CheckpointPages(pages);
        }
        int last = pages.getLast().to();
        loaded.read(last, last);
        return new CheckpointPages(loaded.get(last - 1).hash().equals(pages.getLast().head()) ? pages : List.of());
    }

    /** The last position on the pages, 0 where there are none. */
    int to() {
        return pages.size() * CheckpointStore.PAGE;
    }

    /** The undo history up to the last position on the pages. */
    UndoHistory undoHistory() {
        var history = UndoHistory.START;
        for (var page : pages) {
            for (var change : page.changes()) {
                history = change.after(advance(history, change.position() - 1));
            }
            history = advance(history, page.to());
        }
        return history;
    }

    private static UndoHistory advance(UndoHistory from, int to) {
        var history = from;
        while (history.position() < to) {
            history = history.afterEvent();
        }
        return history;
    }

    /** The first position of the page of a position if everything on that page happened after an instant; else 0. */
    int firstIfAllAfter(Instant instant, int position) {
        int number = (position - 1) / CheckpointStore.PAGE;
        return number < pages.size() && pages.get(number).earliest().isAfter(instant) ? pages.get(number).from() : 0;
    }
}
