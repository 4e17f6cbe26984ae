package tercio.domain.eia.combat.play;

import java.util.List;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.tables.CombatSide;

/** Takes factors away from the units of a combat. */
final class UnitLosses {

    /** The unit of the garrison of a depot. */
    static final UnitId DEPOT = new UnitId("depot");

    private UnitLosses() {}

    static EiaState afterLosses(EiaState before, CombatSide side, List<FactorLoss> losses) {
        var state = before;
        for (var loss : losses) {
            state = afterLoss(state, side, loss);
            var status = state.power(loss.power());
            state = status.isPresent() ? state.with(status.get().plusLosses(loss.factors())) : state;
        }
        return state;
    }

    private static EiaState afterLoss(EiaState state, CombatSide side, FactorLoss loss) {
        if (state.corps().containsKey(loss.unit())) {
            var corps = state.corps().get(loss.unit());
            // A viewer who may not see the factors keeps them hidden.
            return corps.factors().isEmpty() ? state : state.with(corps.withFactors(corps.factorsOrNone().minus(loss.factors())));
        }
        if (state.irregulars().containsKey(loss.unit())) {
            return CombatEvolution.updateArmy(state.withoutIrregular(loss.unit()), side, army -> army.without(List.of(loss.unit())));
        }
        var place = CombatEvolution.combatLocation(state);
        if (loss.unit().equals(DEPOT)) {
            var depot = state.depotAt(place).orElseThrow();
            var left = depot.withGarrison(depot.garrison().minus(loss.factors()));
            return CombatEvolution.updateArmy(state.with(left), side, army -> army.withDepot(!left.garrison().isEmpty()));
        }
        var city = state.city(place.area()).orElseThrow();
        return CombatEvolution.updateArmy(state.with(city.withGarrison(loss.unit().nation(), city.garrisonOf(loss.unit().nation()).minus(loss.factors()))), side,
                army -> army.withGarrison(PieceEvolution.minus(army.garrison(), loss.unit().nation(), loss.factors())));
    }
}
