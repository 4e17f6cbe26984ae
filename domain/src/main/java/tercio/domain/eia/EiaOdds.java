package tercio.domain.eia;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.play.AnticipatedCombat;
import tercio.domain.eia.combat.play.CombatAppraisal;
import tercio.domain.eia.combat.play.CombatEvent;
import tercio.domain.eia.combat.siege.play.AssaultAppraisal;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.eia.sequence.MarchOdds;
import tercio.domain.game.ForecastComparison;
import tercio.domain.game.GameOdds;
import tercio.domain.game.Id;
import tercio.domain.game.OddsPreview;
import tercio.domain.game.PlannedMove;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.sentence.Sentence;

/** The odds of commands and marches in the land phase, and how combats and assaults compare with them. */
interface EiaOdds extends GameOdds<EiaState, EiaCommand, EiaEvent>, EiaBoards {

    @Override
    default OddsPreview oddsPreview(EiaState state, String piece, PlannedMove course) {
        return MarchOdds.oddsAfter(board(state), new UnitId(piece), Id.all(course.path(), SpaceId::new));
    }

    @Override
    default List<Optional<Forecast>> forecasts(EiaState state, List<EiaCommand> commands) {
        return EiaChapters.forecasts(board(state), commands);
    }

    @Override
    default Optional<Sentence> whyNoOdds(EiaState state, List<EiaCommand> commands) {
        return commands.stream().flatMap(command -> AnticipatedCombat.whyHidden(board(state), command).stream()).findFirst();
    }

    @Override
    default Optional<ForecastComparison> forecastComparison(EiaState before, List<EiaEvent> events) {
        return switch (events.getFirst()) {
            case CombatEvent.CombatRoundFought round -> CombatAppraisal.of(board(before), events);
            case CitySiegeEvent.AssaultAttempted attempt -> AssaultAppraisal.of(board(before), attempt, events.subList(1, events.size()));
            default -> Optional.empty();
        };
    }
}
