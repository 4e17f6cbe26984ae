package tercio.domain.eia.depots.play;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;

/** Applies the events of the depot step. */
final class DepotEvolution {

    private DepotEvolution() {}

    static EiaState evolve(EiaState state, DepotEvent event) {
        return switch (event) {
            case DepotEvent.DepotRemoved removed -> apply(state, removed);
            case DepotEvent.DepotPlaced placed -> {
                var status = state.power(placed.power()).orElseThrow();
                yield state.with(status.withMoney(status.money() - placed.money())).with(new Depot(placed.power(), placed.at(), Factors.NONE, true));
            }
        };
    }

    private static EiaState apply(EiaState before, DepotEvent.DepotRemoved removed) {
        var state = before.withoutDepot(removed.at());
        if (!removed.transferred().isEmpty()) {
            var city = state.city(removed.at().area()).orElseThrow();
            var nation = removed.power().nation();
            state = state.with(city.withGarrison(nation, city.garrisonOf(nation).plus(removed.transferred())));
        }
        return removed.destroyed().isEmpty() ? state
                : state.with(state.power(removed.power()).orElseThrow().plusLosses(removed.destroyed()));
    }
}
