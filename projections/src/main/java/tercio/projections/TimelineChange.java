package tercio.projections;

import java.util.Optional;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Redone;
import tercio.application.record.Undone;
import tercio.domain.game.Course;

/**
 * A place where the course of a game did not just go on.
 *
 * @param back where an undo went back to; otherwise 0
 */
public record TimelineChange(int position, Kind kind, int back) {

    /** What happened there instead of an event that was played. */
    public enum Kind {
        UNDONE,
        REDONE,
        /** It takes a position and changes no board. */
        NOTED
    }

    /** Empty where the event was simply played. */
    static Optional<TimelineChange> of(RecordedEvent event) {
        return switch (event.fact()) {
            case Undone undone -> Optional.of(new TimelineChange(event.position(), Kind.UNDONE, undone.to()));
            case Redone redone -> Optional.of(new TimelineChange(event.position(), Kind.REDONE, 0));
            case KernelEvent noted -> Optional.of(new TimelineChange(event.position(), Kind.NOTED, 0));
            default -> Optional.empty();
        };
    }

    void write(Course.Pen course) {
        switch (kind) {
            case UNDONE -> course.undone(back);
            case REDONE -> course.redone();
            case NOTED -> course.noted();
        }
    }
}
