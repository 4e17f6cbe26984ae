package tercio.domain.eu.common.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.RuleChapter;

/**
 * One chapter of the rules in a game: its commands and their effects, its events and how they change the board, the
 * decisions it waits for and the parties that make them, the odds of its commands, and its sentences in the account.
 *
 * @param <C> its sealed family of commands
 * @param <E> its sealed family of events
 */
public interface Chapter<C extends EuCommand, E extends EuEvent> extends RuleChapter<EuState, C, E> {

    /** Carries out a command as far as it goes before a player decides. Declined with a refusal, or the demand for a die. */
    Execution carryOut(EuCommandRun play, C command);

    /** Decisions that the chapter awaits now, besides duties; none by default. Called only while no duty is open. */
    default List<Decision> awaitedDecisions(WarView board) {
        return List.of();
    }

    /** The question of the first duty; empty for a duty of another chapter. */
    default Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return Optional.empty();
    }

    /** The questions of later duties that players may settle before the first one. */
    default List<Decision> laterDutyDecisions(WarView board) {
        return List.of();
    }

    /**
     * Settles the first duty if it leaves no choice.
     *
     * @return whether it was settled
     */
    default boolean settleForcedDuty(EuCommandRun play, Duty duty) {
        return false;
    }

    /**
     * The very inputs of the procedure by which an event of the chapter was ruled, or why no procedure asks it.
     *
     * @return empty where it rests on no procedure
     */
    default Optional<EuQuestion> question(RuledEvent<E> ruled) {
        return Optional.empty();
    }

    /** The odds of its commands. One instance serves one question; answers to it may share computed results. */
    default Forecaster forecaster(EuTables tables) {
        return Forecaster.NONE;
    }
}
