package tercio.domain.eia.play.irregulars;

import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.MovementDuty;
import tercio.domain.eia.play.irregulars.AvoidanceEvent.AvoidanceAsked;
import tercio.domain.eia.play.irregulars.AvoidanceEvent.CombatAccepted;
import tercio.domain.eia.play.irregulars.AvoidanceEvent.CombatAvoided;

/** What the events of cossacks and freikorps that are attacked by themselves change on the board. */
final class AvoidanceEvolution {

    private AvoidanceEvolution() {}

    static EiaState evolve(EiaState state, AvoidanceEvent event) {
        return switch (event) {
            case AvoidanceAsked asked -> state.owes(new MovementDuty.LoneIrregulars(asked.power(), asked.area()));
            case CombatAccepted accepted -> state.settled().combats(state.combats().with(accepted.power(), accepted.area()));
            case CombatAvoided avoided -> {
                var after = state.settled().combats(state.combats().with(avoided.power(), avoided.area()));
                for (var id : avoided.away()) {
                    after = after.with(after.irregulars().get(id).at(Location.field(avoided.to())));
                }
                yield after;
            }
        };
    }
}
