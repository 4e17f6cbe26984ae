package tercio.domain.eu;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.sequence.Appraisals;
import tercio.domain.eu.sequence.ahead.CommandForecasts;
import tercio.domain.eu.sequence.ahead.MoveForecasts;
import tercio.domain.eu.sequence.ahead.VoyageForecasts;
import tercio.domain.game.ForecastComparison;
import tercio.domain.game.GameOdds;
import tercio.domain.game.OddsPreview;
import tercio.domain.game.PlannedMove;
import tercio.domain.ruling.Forecast;
import tercio.domain.sentence.Sentence;

/** The odds of commands and moves by the Europa rules, and how what happened compares with them. */
interface EuOdds extends GameOdds<EuState, EuCommand, EuEvent>, EuBoards {

    @Override
    default OddsPreview oddsPreview(EuState state, String piece, PlannedMove course) {
        return OddsPreview.unlessTooLong(() -> MoveForecasts.at(board(state), new StackId(piece), course));
    }

    @Override
    default List<Optional<Forecast>> forecasts(EuState state, List<EuCommand> commands) {
        return oddsPreviews(state, commands).stream().map(OddsPreview::odds).toList();
    }

    @Override
    default List<OddsPreview> oddsPreviews(EuState state, List<EuCommand> commands) {
        return CommandForecasts.odds(board(state), commands);
    }

    @Override
    default Optional<Sentence> whyNoOdds(EuState state, List<EuCommand> commands) {
        return VoyageForecasts.reasonForNone(commands);
    }

    @Override
    default Optional<ForecastComparison> forecastComparison(EuState before, List<EuEvent> events) {
        return Appraisals.of(board(before), events);
    }
}
