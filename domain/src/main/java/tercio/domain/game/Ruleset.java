package tercio.domain.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import tercio.domain.dice.Dice;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Rulebook;
import tercio.domain.sentence.Sentence;

/**
 * A rulebook as two pure folds: {@code decide} turns a command and dice into events or a refusal, {@code evolve} applies
 * an event. Neither knows a clock, a random source or the world. Its parts are named by their users: its {@link GameScenarios scenarios} by
 * the person who sets a game up, its {@link GameMoves moves} and {@link GameOdds odds} by players, its {@link GameWords words} by the account, its
 * {@link GameSecrets secrets} by every view, {@link WrittenOrders orders on paper} by players by mail; the rules themselves by the program that decides commands and folds events.
 *
 * @param <S> the state of a game, immutable
 */
public interface Ruleset<S, C extends Command, E extends Event, N extends Scenario>
        extends GameScenarios<S, N>, GameMoves<S>, GameOdds<S, C, E>, GameWords<S, E>, GameSecrets<S, E, N>, WrittenOrders<S> {

    /** Stable name on the wire: {@code great-war}. */
    String id();

    Sentence title();

    /** One paragraph, for a player who looks for a game. */
    Sentence description();

    /** The editions of this rulebook and what changed from each to the next. A change of a rule is an entry here. */
    EditionHistory editions();

    /** The edition in force, recorded with its decisions. */
    default String edition() {
        return editions().current();
    }

    MessageTypes<C> commands();

    MessageTypes<E> events();

    /** The type of the state, {@code S}. */
    Class<S> stateType();

    /**
     * The version of what a board consists of, for the hashes by which recorded boards are compared. It is raised where a part of
     * the board is renamed, taken away or counted otherwise; not for a part that is added and says nothing until something happens
     * that an older game does not know (null, 0, false, an empty text or collection).
     */
    default int boardVersion() {
        return 1;
    }

    List<Reading> readings();

    Rulebook rulebook();

    /** The board before the first command. The scenario has no faults. */
    S start(N scenario, Readings readings);

    /**
     * The board before the first command of a game that was opened under this edition; editions may begin games
     * differently.
     *
     * @param edition that the opening of the game names
     */
    default S start(String edition, N scenario, Readings readings) {
        return start(scenario, readings);
    }

    /**
     * The parties for which a command may be given: the sending seat must control one of them. Empty if the command names
     * nothing that exists; {@code decide} then refuses it.
     */
    Set<String> parties(S state, C command);

    Verdict<E> decide(S state, C command, Dice dice);

    S evolve(S state, E event);

    /** The corrections that a host can make by hand; empty for a ruleset whose games cannot be adjusted. */
    default Optional<Adjustments<S, E>> adjustments() {
        return Optional.empty();
    }

    /** The reason why a command cannot be carried out now; empty if it is legal, whatever dice it needs. Changes nothing. */
    default Optional<Refusal> refusal(S state, C command) {
        return decide(state, command, Dice.NONE) instanceof Verdict.Refused<E> refused
                ? Optional.of(refused.refusal())
                : Optional.empty();
    }

    /**
     * Whether nobody owes an answer to what an order brought about. Older records, in which an undo took back a whole order, are decided by
     * this, so it never changes.
     */
    default boolean isBetweenOrders(S state) {
        return true;
    }

    /**
     * Whether no order is being carried out: a move with its interceptions and battles is over, and nobody owes an answer to it. An undo of a
     * whole order leads to such a board.
     */
    default boolean isAtRest(S state) {
        return isBetweenOrders(state);
    }

    boolean isOver(S state);

    /** A random legal answer to an awaited decision, as {@link GameMoves#sample} draws it. */
    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    default Command sample(S state, Decision decision, IntUnaryOperator below) {
        return sample(state, decision, below, command -> refusal(state, (C) command).isEmpty());
    }
}
