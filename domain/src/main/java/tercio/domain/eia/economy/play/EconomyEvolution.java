package tercio.domain.eia.economy.play;

import tercio.domain.eia.common.game.EiaState;

/** Applies the events of the economic phase. */
final class EconomyEvolution {

    private EconomyEvolution() {}

    static EiaState evolve(EiaState state, EconomyEvent event) {
        return switch (event) {
            case EconomyEvent.IncomeTaken taken -> taken.income()
                    .map(income -> state.with(state.monthRecord().plus(taken.power(), income.money(), income.manpower()))).orElse(state);
            case EconomyEvent.TreasuryFilled filled -> {
                var status = state.power(filled.power()).orElseThrow();
                yield state.with(status.withMoney(status.money() + filled.money())).with(state.monthRecord().plus(filled.power(), -filled.money(), 0));
            }
            case EconomyEvent.PoliticalPointsEntered entered -> state.with(state.power(entered.power()).orElseThrow().plusPoints(entered.points()));
        };
    }
}
