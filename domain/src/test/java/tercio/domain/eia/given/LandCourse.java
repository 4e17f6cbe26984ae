package tercio.domain.eia.given;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.dice.Roll;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Event;
import tercio.domain.game.Verdict.ExplainedEvent;

/** The course of a war on the table, as one who sees everything: the newest event is the one about which it is. */
public final class LandCourse implements EiaCourse {

    private final List<PlayedEvent> played = new ArrayList<>();

    private record Played(int position, EiaCommand command, ExplainedEvent<EiaEvent> ruled, EiaState before, EiaState after, List<Roll> rolls) implements PlayedEvent {

        @Override
        public Event fact() {
            return ruled.event();
        }

        @Override
        public EiaWarView boardBefore() {
            return LandWar.RULES.board(before);
        }

        @Override
        public EiaWarView boardAfter() {
            return LandWar.RULES.board(after);
        }

        @Override
        public List<Integer> dice() {
            return ruled.explanation().stream().flatMap(step -> step.dice().stream()).toList();
        }

        @Override
        public boolean isCausedBy(Class<? extends EiaCommand> kind) {
            return kind.isInstance(command);
        }
    }

    /** @param rolls the dice of the command, with its first event */
    public void add(EiaCommand command, ExplainedEvent<EiaEvent> ruled, EiaState before, EiaState after, List<Roll> rolls) {
        played.add(new Played(played.size() + 1, command, ruled, before, after, rolls));
    }

    @Override
    public PlayedEvent event() {
        return played.getLast();
    }

    @Override
    public List<PlayedEvent> between(Predicate<Event> begins, Predicate<Event> ends) {
        var first = played.reversed().stream().filter(event -> begins.test(event.fact())).findFirst();
        return first.map(event -> played.subList(event.position() - 1, played.size()))
                .filter(events -> events.stream().skip(1).noneMatch(event -> ends.test(event.fact()))).orElse(List.of());
    }

    @Override
    public Optional<PlayedEvent> next(List<PlayedEvent> events, Predicate<Event> which) {
        return played.stream().skip(events.getLast().position()).filter(event -> which.test(event.fact())).findFirst();
    }
}
