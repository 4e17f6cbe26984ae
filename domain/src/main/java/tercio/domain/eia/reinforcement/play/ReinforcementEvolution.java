package tercio.domain.eia.reinforcement.play;

import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.CorpsIdentity;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.scenario.adjustment.play.BoardEntry;

/** Applies the events of the reinforcement phase. */
final class ReinforcementEvolution {

    private ReinforcementEvolution() {}

    static EiaState evolve(EiaState state, ReinforcementEvent event) {
        return switch (event) {
            case ReinforcementEvent.FactorsBought bought -> bought.purchase().map(purchase -> {
                var corps = state.corps().get(purchase.corps());
                return state.with(corps.withFactors(corps.factorsOrNone().plus(purchase.factors())))
                        .with(state.monthRecord().plus(bought.power(), -purchase.money(), -purchase.manpower()));
            }).orElse(state);
            case ReinforcementEvent.CorpsRaised raised -> state.withNewCorps(new Corps(raised.corps(), raised.power(), raised.city() ? Location.city(raised.area()) : Location.field(raised.area()),
                            Optional.of(raised.recruits().map(Recruits::factors).orElse(Factors.NONE)), Journey.from(raised.area()),
                            raised.isHidden() ? Optional.of(new CorpsIdentity(raised.counter(), false)) : Optional.empty()))
                    .with(raised.recruits().map(recruits -> state.monthRecord().plus(raised.power(), -recruits.money(), -recruits.manpower())).orElse(state.monthRecord()));
            case ReinforcementEvent.ForcesEntered entered -> BoardEntry.after(state, entered.change())
                    .with(entered.cost().map(cost -> state.monthRecord().plus(entered.power(), -cost.money(), -cost.manpower())).orElse(state.monthRecord()));
        };
    }
}
