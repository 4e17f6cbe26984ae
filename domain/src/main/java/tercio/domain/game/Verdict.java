package tercio.domain.game;

import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The decision of a ruleset on a command. The answer to the caller contains a {@link Declined} verdict as it is.
 */
public sealed interface Verdict<E extends Event> {

    /**
     * The command is carried out.
     *
     * @param events the events, at least one, in order
     * @param rolls the dice that were used, in order
     * @param boards the board after each event, of the state type of the ruleset, where deciding has computed them; else empty
     */
    record Accepted<E extends Event>(List<ExplainedEvent<E>> events, List<Roll> rolls, List<?> boards) implements Verdict<E> {
        public Accepted {
            events = List.copyOf(events);
            rolls = List.copyOf(rolls);
            boards = List.copyOf(boards);
            if (!boards.isEmpty() && boards.size() != events.size()) {
                throw new IllegalArgumentException(boards.size() + " boards for " + events.size() + " events");
            }
            if (events.isEmpty()) {
                throw new IllegalArgumentException("an accepted command leaves at least one event");
            }
        }

        public Accepted(List<ExplainedEvent<E>> events, List<Roll> rolls) {
            this(events, rolls, List.of());
        }
    }

    /** The command is not carried out; nothing happens. */
    sealed interface Declined<E extends Event> extends Verdict<E> {}

    /** The rules forbid the command. */
    record Refused<E extends Event>(Refusal refusal) implements Declined<E> {}

    /**
     * The command needs a die that was not given.
     *
     * @param label the name of the die for the players, a phrase
     */
    record NeedsDie<E extends Event>(DieName die, Sentence label) implements Declined<E> {
        public NeedsDie(DieName die) {
            this(die, labelOf(die));
        }

        /** The label of a die for which a rulebook has no words. */
        public static Sentence labelOf(DieName die) {
            return Sentence.of("kernel.dice.label").with("die", new Text(die.toString()));
        }
    }

    /** An event with the explanation of the ruling behind it; empty where nothing had to be ruled. */
    record ExplainedEvent<E extends Event>(E event, List<Step> explanation) {
        public ExplainedEvent {
            explanation = List.copyOf(explanation);
        }
    }
}
