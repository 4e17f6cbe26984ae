package tercio.domain.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The decision on one command in progress: the events so far and the board after them. A refusal discards it with all its
 * events.
 *
 * @param <S> the board
 * @param <E> the events of the rulebook
 */
public abstract class CommandRun<S, E extends Event> {

    private final Dice dice;
    private final BiFunction<S, E, S> evolve;
    private final List<Verdict.ExplainedEvent<E>> events = new ArrayList<>();
    private final List<Roll> rolls = new ArrayList<>();
    private final List<S> boards = new ArrayList<>();
    private S state;

    /** @param evolve applies any event to the board */
    protected CommandRun(S state, Dice dice, BiFunction<S, E, S> evolve) {
        this.state = state;
        this.dice = dice;
        this.evolve = evolve;
    }

    public final S state() {
        return state;
    }

    public final Dice dice() {
        return dice;
    }

    /** The dice of one question: who does what to whom. */
    public final Dice dice(String question) {
        return dice.about(question);
    }

    /** Records an event that no ruling explains, and applies it to the board. */
    public final void emit(E event) {
        emit(event, List.of());
    }

    /** Records an event with the explanation of its ruling. */
    public final void emit(E event, List<Step> explanation) {
        state = evolve.apply(state, event);
        events.add(new Verdict.ExplainedEvent<>(event, explanation));
        boards.add(state);
    }

    public final void addRolls(List<Roll> thrown) {
        rolls.addAll(thrown);
    }

    /** The verdict on the command: accepted with its events, its dice and the board after each event, or declined. */
    public final Verdict<E> toVerdict(Execution execution) {
        return execution.toVerdict(() -> new Verdict.Accepted<>(events, rolls, boards));
    }

    /** The result of a step that was carried out. */
    public static Execution success() {
        return Execution.Done.DONE;
    }

    public static Execution refuse(Refusal refusal) {
        return new Execution.Declined(new Verdict.Refused<>(refusal));
    }

    /** A refusal without legal alternatives. */
    public static Execution refuse(String rule, Sentence detail) {
        return refuse(Refusal.of(rule, detail));
    }

    /** A refusal with the legal alternatives. */
    public static Execution refuse(String rule, Sentence detail, List<Option> legal) {
        return refuse(Refusal.of(rule, detail).withLegal(legal));
    }

    /** The demand for a die that was not given. */
    public static Execution needsDie(DieName die) {
        return new Execution.Declined(new Verdict.NeedsDie<>(die));
    }
}
