package tercio.domain.eia.common.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaDuty;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.RuleChapter;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.Forecast;

/**
 * One chapter of the rules in a game: its commands and their effects, its events and how they change the board, the
 * decisions it waits for and the parties that make them, the odds of its commands, and its sentences in the account.
 *
 * @param <C> its sealed family of commands
 * @param <E> its sealed family of events
 */
public interface EiaChapter<C extends EiaCommand, E extends EiaEvent> extends RuleChapter<EiaState, C, E> {

    /** Carries out a command as far as it goes before a player decides. Declined with a refusal, or the demand for a die. */
    Execution carryOut(EiaCommandRun play, C command);

    /** The decisions that the chapter waits for now, besides duties; none by default. Called only while no duty is open. */
    default List<Decision> awaitedDecisions(EiaWarView board) {
        return List.of();
    }

    /**
     * Whether the chapter waits for a decision now: whether {@link #awaitedDecisions} returns any, computed with less work where
     * possible.
     */
    default boolean awaitsDecision(EiaWarView board) {
        return !awaitedDecisions(board).isEmpty();
    }

    /** The question of the first duty; empty for a duty of another chapter. */
    default Optional<Decision> dutyDecision(EiaWarView board, EiaDuty duty) {
        return Optional.empty();
    }

    /** The questions of later duties that players may settle before the first one. */
    default List<Decision> laterDutyDecisions(EiaWarView board) {
        return List.of();
    }

    /** The automatic steps of its part of the sequence, in order. They are tried only while no duty is open. */
    default List<AutomaticStep<EiaCommandRun>> automaticSteps() {
        return List.of();
    }

    /**
     * Settles the first duty if it leaves no choice.
     *
     * @return whether it was settled
     */
    default boolean settleForcedDuty(EiaCommandRun play, EiaDuty duty) {
        return false;
    }

    /** The legal moves of a piece by its commands; none for a piece that it does not move. */
    default List<Option> moves(EiaWarView board, UnitId piece) {
        return List.of();
    }

    /**
     * The exact odds of its command on a board on which it is legal; empty for a command without dice.
     */
    default Optional<Forecast> forecast(EiaWarView board, C command) {
        return Optional.empty();
    }

    /** The exact odds of several commands, answers to one question. */
    default List<Optional<Forecast>> forecasts(EiaWarView board, List<? extends C> commands) {
        return commands.stream().map(command -> forecast(board, command)).toList();
    }

    /**
     * The very inputs of the procedure by which an event of the chapter was ruled, or why no procedure asks it.
     *
     * @param course the game around the event
     * @return empty where it rests on no procedure
     */
    default Optional<EiaRuling> question(EiaCourse course, E event) {
        return Optional.empty();
    }

    /**
     * The sheet of the fight to which an event of it belongs.
     *
     * @param course the game around the event, as one viewer sees it
     * @return empty where it belongs to none, or the viewer may not see its forces
     */
    default Optional<FightSheet> sheet(EiaCourse course) {
        return Optional.empty();
    }

    /**
     * Whether the secrets of an event have been revealed since.
     *
     * @param before the board before the event
     * @param now the newest board
     */
    default boolean isRevealed(EiaState before, E event, EiaState now) {
        return false;
    }
}
