package tercio.domain.eia.guerilla.irregulars.play;

import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.MovementDuty;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceEvent.AvoidanceAsked;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceEvent.CombatAccepted;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceEvent.CombatAvoided;

/** The changes of the board by the events of cossacks and freikorps that are attacked by themselves. */
final class AvoidanceEvolution {

    private AvoidanceEvolution() {}

    static EiaState evolve(EiaState state, AvoidanceEvent event) {
        return switch (event) {
            case AvoidanceAsked asked -> state.withDuty(new MovementDuty.LoneIrregulars(asked.power(), asked.area()));
            case CombatAccepted accepted -> state.withoutFirstDuty().withCombats(state.combats().with(accepted.power(), accepted.area()));
            case CombatAvoided avoided -> {
                var after = state.withoutFirstDuty().withCombats(state.combats().with(avoided.power(), avoided.area()));
                for (var id : avoided.away()) {
                    after = after.with(after.irregulars().get(id).withLocation(Location.field(avoided.to())));
                }
                yield after;
            }
        };
    }
}
