package tercio.domain.game;

import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.ruling.Step;

/** What a ruleset makes of a command. */
public sealed interface Verdict<E extends Event> {

    /**
     * It is carried out.
     *
     * @param events what happened, at least one, in order
     * @param rolls the dice that were used, in order
     */
    record Accepted<E extends Event>(List<Ruled<E>> events, List<Roll> rolls) implements Verdict<E> {
        public Accepted {
            events = List.copyOf(events);
            rolls = List.copyOf(rolls);
            if (events.isEmpty()) {
                throw new IllegalArgumentException("an accepted command leaves at least one event");
            }
        }
    }

    /** The rules forbid it. */
    record Refused<E extends Event>(Refusal refusal) implements Verdict<E> {}

    /** A die is wanted that was not given. */
    record WantsDie<E extends Event>(DieName die) implements Verdict<E> {}

    /** An event with the explanation of the ruling behind it; empty where nothing had to be ruled. */
    record Ruled<E extends Event>(E event, List<Step> explanation) {
        public Ruled {
            explanation = List.copyOf(explanation);
        }
    }
}
