package tercio.projections;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.game.UndoHistory;

/**
 * Summary of the history of a game: its moments, and the undone events.
 *
 * @param position the newest
 * @param canRedo whether the last undo can be taken back
 */
public record HistoryOverview(int position, List<Span> undone, List<Moment> moments, boolean canRedo) {

    /**
     * Neighbouring events that one undo took away.
     *
     * @param by the position of the undo
     */
    public record Span(int from, int to, int by) {}

    /**
     * Summarises a history.
     *
     * @param moments those in effect now
     */
    static HistoryOverview of(UndoHistory undoHistory, List<Moment> moments) {
        var undone = new ArrayList<Span>();
        for (int position = 1; position <= undoHistory.position(); position++) {
            int by = undoHistory.undoneBy(position);
            if (by == 0) {
                continue;
            }
            var last = undone.isEmpty() ? null : undone.getLast();
            if (last != null && last.to() == position - 1 && last.by() == by) {
                undone.set(undone.size() - 1, new Span(last.from(), position, by));
            } else {
                undone.add(new Span(position, position, by));
            }
        }
        return new HistoryOverview(undoHistory.position(), List.copyOf(undone), moments, undoHistory.canRedo());
    }
}
