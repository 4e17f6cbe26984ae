package tercio.projections;

import java.util.Optional;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Redone;
import tercio.application.record.Undone;
import tercio.domain.game.UndoHistory;

/**
 * A position of a game at which no event was played.
 *
 * @param back the position that an undo went back to; 0 for the other kinds
 */
public record TimelineChange(int position, Kind kind, int back) {

    /** Kind of the change at the position. */
    public enum Kind {
        UNDONE,
        REDONE,
        /** An event that changes no board. */
        NOTED
    }

    /** The change by an event; empty for an event that was played. */
    static Optional<TimelineChange> of(RecordedEvent event) {
        return switch (event.fact()) {
            case Undone undone -> Optional.of(new TimelineChange(event.position(), Kind.UNDONE, undone.to()));
            case Redone redone -> Optional.of(new TimelineChange(event.position(), Kind.REDONE, 0));
            case KernelEvent noted -> Optional.of(new TimelineChange(event.position(), Kind.NOTED, 0));
            default -> Optional.empty();
        };
    }

    /** The undo history after this change. */
    UndoHistory after(UndoHistory history) {
        return switch (kind) {
            case UNDONE -> history.afterUndo(back);
            case REDONE -> history.afterRedo();
            case NOTED -> history.afterNote();
        };
    }
}
