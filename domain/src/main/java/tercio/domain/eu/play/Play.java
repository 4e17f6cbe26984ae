package tercio.domain.eu.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * The decision of one command: the board after the events so far, and these events. A refusal discards the play with all its
 * events.
 */
public final class Play {

    private final EuMap map;
    private final EuTables tables;
    private final Dice dice;
    private final List<Verdict.Ruled<EuEvent>> events = new ArrayList<>();
    private final List<Roll> rolls = new ArrayList<>();
    private final BiFunction<EuState, EuEvent, EuState> evolve;
    private final List<EuState> boards = new ArrayList<>();
    private EuState state;

    /** @param evolve applies any event to the board */
    public Play(EuState state, EuMap map, EuTables tables, Dice dice, BiFunction<EuState, EuEvent, EuState> evolve) {
        this.state = state;
        this.map = map;
        this.tables = tables;
        this.dice = dice;
        this.evolve = evolve;
    }

    public EuState state() {
        return state;
    }

    public Board board() {
        return new Board(state, map, tables);
    }

    public EuTables tables() {
        return tables;
    }

    public EuMap map() {
        return map;
    }

    public Dice dice() {
        return dice;
    }

    /** Records an event that no ruling explains, and applies it to the board. */
    public void happens(EuEvent event) {
        happens(event, List.of());
    }

    /** Records an event with the explanation of its ruling. */
    public void happens(EuEvent event, List<Step> explanation) {
        state = evolve.apply(state, event);
        events.add(new Verdict.Ruled<>(event, explanation));
        boards.add(state);
    }

    public void rolled(List<Roll> thrown) {
        rolls.addAll(thrown);
    }

    /** The accepted command with its events, its dice and the board after each event. */
    public Verdict<EuEvent> accepted() {
        return new Verdict.Accepted<>(events, rolls, boards);
    }

    /** The result of a command that is carried out so far. */
    public static Optional<Verdict<EuEvent>> done() {
        return Optional.empty();
    }

    /** A refusal without legal alternatives. */
    public static Optional<Verdict<EuEvent>> refused(String rule, String detail) {
        return Optional.of(new Verdict.Refused<>(Refusal.of(rule, detail)));
    }

    /** A refusal with the legal alternatives. */
    public static Optional<Verdict<EuEvent>> refused(String rule, String detail, List<Option> legal) {
        return Optional.of(new Verdict.Refused<>(Refusal.of(rule, detail).legal(legal)));
    }

    public static Optional<Verdict<EuEvent>> wants(DieName die) {
        return Optional.of(new Verdict.WantsDie<>(die));
    }
}
