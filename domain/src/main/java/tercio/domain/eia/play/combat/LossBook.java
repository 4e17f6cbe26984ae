package tercio.domain.eia.play.combat;

import java.util.List;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.tables.CombatSide;

/** Takes factors away from the units of a combat. */
final class LossBook {

    /** The unit of the garrison of a depot. */
    static final String DEPOT = "depot";

    private LossBook() {}

    static EiaState taken(EiaState before, CombatSide side, List<FactorLoss> losses) {
        var state = before;
        for (var loss : losses) {
            state = unit(state, side, loss);
            var status = state.power(loss.power());
            state = status.isPresent() ? state.with(status.get().loses(loss.factors())) : state;
        }
        return state;
    }

    private static EiaState unit(EiaState state, CombatSide side, FactorLoss loss) {
        if (state.corps().containsKey(loss.unit())) {
            var corps = state.corps().get(loss.unit());
            // A viewer who may not see the factors keeps them hidden.
            return corps.factors().isEmpty() ? state : state.with(corps.factors(corps.held().minus(loss.factors())));
        }
        if (state.irregulars().containsKey(loss.unit())) {
            return CombatEvolution.army(state.withoutIrregular(loss.unit()), side, army -> army.without(List.of(loss.unit())));
        }
        var place = CombatEvolution.field(state);
        if (loss.unit().equals(DEPOT)) {
            var depot = state.depotAt(place).orElseThrow();
            var left = depot.garrison(depot.garrison().minus(loss.factors()));
            return CombatEvolution.army(state.with(left), side, army -> army.depot(!left.garrison().isEmpty()));
        }
        var city = state.city(place.area()).orElseThrow();
        return CombatEvolution.army(state.with(city.garrison(loss.unit(), city.garrison(loss.unit()).minus(loss.factors()))), side,
                army -> army.garrison(PieceEvolution.less(army.garrison(), loss.unit(), loss.factors())));
    }
}
