package tercio.adapters.rollout;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import tercio.adapters.archive.RulebookFold;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Event;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Verdict;

/** A board with the rules by which it is played on. Of one thread. */
public final class PlayedPosition<S, C extends Command, E extends Event> {

    private final Ruleset<S, C, E, ?> rules;
    private final RulebookFold<S> fold;
    private final S board;
    /** Worked out when somebody asks first: several do. */
    private List<Decision> decisions;

    /** @param fold tells the figures of the board; of one thread */
    PlayedPosition(Ruleset<S, C, E, ?> rules, RulebookFold<S> fold, S board) {
        this.rules = rules;
        this.fold = fold;
        this.board = board;
    }

    /**
     * The board after a command.
     *
     * @param isCertain whether no die was thrown for it
     */
    record After<S, C extends Command, E extends Event>(PlayedPosition<S, C, E> position, boolean isCertain) {}

    Ruleset<S, C, E, ?> rules() {
        return rules;
    }

    RulebookFold<S> fold() {
        return fold;
    }

    S board() {
        return board;
    }

    /** The awaited decisions of all parties. */
    List<Decision> decisions() {
        if (decisions == null) {
            decisions = rules.decisions(board);
        }
        return decisions;
    }

    /** The awaited decisions of a party. */
    List<Decision> decisions(String party) {
        return decisions().stream().filter(decision -> decision.party().equals(party)).toList();
    }

    /** Whether no order is being carried out. */
    boolean isAtRest() {
        return rules.isAtRest(board);
    }

    /** A random legal answer to a decision. */
    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    C sample(Decision decision, IntUnaryOperator below) {
        return (C) rules.sample(board, decision, below);
    }

    /** The legal moves of a piece. */
    List<Option> moves(String piece) {
        return rules.moves(board, piece).orElse(List.of());
    }

    /** A legal answer that fills in a form at random. */
    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    C filledIn(Form form, IntUnaryOperator below) {
        return (C) form.sample(below, command -> rules.refusal(board, (C) command).isEmpty());
    }

    /** The board after a command with random dice; empty where it is refused. */
    Optional<After<S, C, E>> after(C command, IntUnaryOperator below) {
        if (!(rules.decide(board, command, die -> OptionalInt.of(1 + below.applyAsInt(die.die().sides()))) instanceof Verdict.Accepted<E> accepted)) {
            return Optional.empty();
        }
        return Optional.of(new After<>(new PlayedPosition<>(rules, fold, end(accepted)), accepted.rolls().isEmpty()));
    }

    @SuppressWarnings("unchecked") // the boards of a verdict are of the ruleset
    private S end(Verdict.Accepted<E> accepted) {
        if (!accepted.boards().isEmpty()) {
            return (S) accepted.boards().getLast();
        }
        S now = board;
        for (var ruled : accepted.events()) {
            now = rules.evolve(now, ruled.event());
        }
        return now;
    }
}
