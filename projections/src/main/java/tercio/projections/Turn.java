package tercio.projections;

import java.util.Optional;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Redone;
import tercio.application.record.Undone;
import tercio.domain.game.Course;

/**
 * A place where the course of a game did not just go on.
 *
 * @param back where an undo went back to; {@code null} for a redo
 */
public record Turn(int position, Integer back) {

    /** Empty where the event was simply played. */
    static Optional<Turn> of(RecordedEvent event) {
        return switch (event.fact()) {
            case Undone undone -> Optional.of(new Turn(event.position(), undone.to()));
            case Redone redone -> Optional.of(new Turn(event.position(), null));
            default -> Optional.empty();
        };
    }

    void write(Course.Pen course) {
        if (back == null) {
            course.redone();
        } else {
            course.undone(back);
        }
    }
}
