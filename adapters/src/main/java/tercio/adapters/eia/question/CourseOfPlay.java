package tercio.adapters.eia.question;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Roll;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.game.Event;
import tercio.projections.GameHistory;

/** The course of a stored game around one of its events, as the viewer of the history sees it. */
record CourseOfPlay(EmpiresInArms rules, GameHistory history, int at) implements EiaCourse {

    /** An event of the history. */
    private record Played(CourseOfPlay course, RecordedEvent event) implements PlayedEvent {

        @Override
        public int position() {
            return event.position();
        }

        @Override
        public Event fact() {
            return event.fact();
        }

        @Override
        public EiaWarView boardBefore() {
            return course.board(event.position() - 1);
        }

        @Override
        public EiaWarView boardAfter() {
            return course.board(event.position());
        }

        @Override
        public List<Integer> dice() {
            return event.envelope().explanation().steps().stream().flatMap(step -> step.dice().stream()).toList();
        }

        @Override
        public List<Roll> rolls() {
            return event.envelope().rolls();
        }

        @Override
        public boolean isCausedBy(Class<? extends EiaCommand> command) {
            return event.envelope().causedBy().contains(EiaChapters.COMMANDS.aliasOf(command));
        }
    }

    private EiaWarView board(int position) {
        return rules.board(history.board(rules, position));
    }

    private PlayedEvent eventAt(int position) {
        return new Played(this, history.events().get(position - 1));
    }

    @Override
    public PlayedEvent event() {
        return eventAt(at);
    }

    @Override
    public List<PlayedEvent> between(Predicate<Event> begins, Predicate<Event> ends) {
        int first = IntStream.iterate(at, position -> position > 0, position -> position - 1).filter(position -> isInSameCourse(position) && begins.test(fact(position)))
                .findFirst().orElse(0);
        int last = IntStream.rangeClosed(Math.max(first, 1) + 1, history.position()).filter(position -> isInSameCourse(position) && ends.test(fact(position))).findFirst()
                .orElse(history.position() + 1);
        return first == 0 || last <= at ? List.of() : IntStream.range(first, last).filter(this::isInSameCourse).mapToObj(this::eventAt).toList();
    }

    @Override
    public Optional<PlayedEvent> next(List<PlayedEvent> events, Predicate<Event> which) {
        return IntStream.rangeClosed(events.getLast().position() + 1, history.position()).filter(position -> isInSameCourse(position) && which.test(fact(position)))
                .mapToObj(this::eventAt).findFirst();
    }

    private Event fact(int position) {
        return history.events().get(position - 1).fact();
    }

    private boolean isInSameCourse(int position) {
        return history.undoHistory().undoneBy(position) == history.undoHistory().undoneBy(at);
    }
}
