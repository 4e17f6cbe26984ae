package tercio.adapters.eia.question;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Event;
import tercio.projections.GameHistory;

/**
 * The course of a game around one of its events, as the viewer of the history sees it: the events that hold together with that one, or
 * were undone together with it.
 */
record CourseOfPlay(EmpiresInArms rules, GameHistory history, int position) {

    Event fact() {
        return event().fact();
    }

    RecordedEvent event() {
        return history.events().get(position - 1);
    }

    /** The board before an event. */
    EiaWarView boardBefore(RecordedEvent event) {
        return rules.board(history.board(rules, event.position() - 1));
    }

    EiaWarView boardAfter(RecordedEvent event) {
        return rules.board(history.board(rules, event.position()));
    }

    /**
     * The events from the last one that matches {@code begins}, this one at the latest, up to the next one that matches {@code ends},
     * without that one.
     */
    List<RecordedEvent> between(Predicate<Event> begins, Predicate<Event> ends) {
        int first = IntStream.iterate(position, at -> at > 0, at -> at - 1).filter(at -> isInSameCourse(at) && begins.test(fact(at))).findFirst().orElse(0);
        int last = IntStream.rangeClosed(Math.max(first, 1) + 1, history.position()).filter(at -> isInSameCourse(at) && ends.test(fact(at))).findFirst()
                .orElse(history.position() + 1);
        return first == 0 || last <= position ? List.of()
                : IntStream.range(first, last).filter(this::isInSameCourse).mapToObj(at -> history.events().get(at - 1)).toList();
    }

    /** The next matching event after these; empty while there is none. */
    Optional<RecordedEvent> next(List<RecordedEvent> events, Predicate<Event> which) {
        return IntStream.rangeClosed(events.getLast().position() + 1, history.position()).filter(at -> isInSameCourse(at) && which.test(fact(at)))
                .mapToObj(at -> history.events().get(at - 1)).findFirst();
    }

    private Event fact(int at) {
        return history.events().get(at - 1).fact();
    }

    private boolean isInSameCourse(int at) {
        return history.undoHistory().undoneBy(at) == history.undoHistory().undoneBy(position);
    }

    /** The only die of an event; empty where it is hidden from the viewer. */
    static Optional<Integer> die(RecordedEvent event) {
        return dice(event).stream().findFirst();
    }

    /** The dice in the explanation of an event, in their order, as far as the viewer may see them. */
    static List<Integer> dice(RecordedEvent event) {
        return event.envelope().explanation().steps().stream().flatMap(step -> step.dice().stream()).toList();
    }
}
