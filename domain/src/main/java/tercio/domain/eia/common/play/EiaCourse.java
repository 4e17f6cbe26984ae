package tercio.domain.eia.common.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.dice.Roll;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.game.Event;

/**
 * The course of a game around one of its events, as one viewer sees it: the events that hold together with that one, or were undone
 * together with it.
 */
public interface EiaCourse {

    /** An event of the course. */
    interface PlayedEvent {

        /** From 1. */
        int position();

        Event fact();

        EiaWarView boardBefore();

        EiaWarView boardAfter();

        /** The dice in its explanation, in their order, as far as the viewer may see them. */
        List<Integer> dice();

        /** The only die of its explanation; empty where it is hidden from the viewer. */
        default Optional<Integer> die() {
            return dice().stream().findFirst();
        }

        /** The dice of its command. */
        List<Roll> rolls();

        /** Whether it follows from a command of this kind. */
        boolean isCausedBy(Class<? extends EiaCommand> command);
    }

    /** The event about which the course is. */
    PlayedEvent event();

    /**
     * The events from the last one that matches {@code begins}, the event itself at the latest, up to the next one that matches
     * {@code ends}, without that one.
     */
    List<PlayedEvent> between(Predicate<Event> begins, Predicate<Event> ends);

    /** The next matching event after these; empty while there is none. */
    Optional<PlayedEvent> next(List<PlayedEvent> events, Predicate<Event> which);
}
