package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.game.Execution;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Forecast;

/**
 * The odds of a command. The command is carried out up to its first die; this shows whether it is legal, and its effects
 * without dice. The procedure that would roll next gives the distribution. One instance serves one question: answers that
 * lead to the same battle share its odds.
 */
public final class Forecasts {

    private final List<Forecaster> outlooks;

    public Forecasts(EuTables tables) {
        outlooks = EuChapters.ALL.stream().map(chapter -> chapter.forecaster(tables)).toList();
    }

    /** @param play without dice; it is discarded */
    public Optional<Forecast> of(EuCommandRun play, EuCommand command) {
        return of(play, command, NeededVizierValues.of(play.board(), command));
    }

    /** @param viziers the viziers whose values would be rolled first */
    private Optional<Forecast> of(EuCommandRun play, EuCommand command, List<Leader> viziers) {
        if (viziers.isEmpty()) {
            return forecast(play, command);
        }
        var vizier = viziers.getFirst();
        var state = play.state();
        return NeededVizierValues.over(play.tables(), vizier, valued -> of(
                EuChapters.play(state.with(state.leaders().get(vizier.id()).withRolled(valued)), play.map(), play.tables(), Dice.NONE), command,
                viziers.subList(1, viziers.size())));
    }

    private Optional<Forecast> forecast(EuCommandRun play, EuCommand command) {
        var before = play.board();
        var execution = EuChapters.carryOut(play, command);
        if (execution instanceof Execution.Declined(Verdict.Refused<?> _)) {
            return Optional.empty();
        }
        if (!execution.isDeclined()) {
            Sequence.continueAutomatically(play);
        }
        var after = play.board();
        return outlooks.stream().flatMap(outlook -> outlook.forecast(before, after, execution.isDeclined(), command).stream()).findFirst();
    }
}
