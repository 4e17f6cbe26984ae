package tercio.domain.eia.guerilla.play;

import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.GuerillaDuty;

/** Applies the events of guerillas. */
final class GuerillaEvolution {

    private GuerillaEvolution() {}

    static EiaState evolve(EiaState state, GuerillaEvent event) {
        return switch (event) {
            case GuerillaEvent.GuerillaAppeared appeared -> state.withNewCounter(appeared.guerilla());
            case GuerillaEvent.GuerillasRaised raised -> apply(withDiced(state, raised.province()), raised);
            case GuerillaEvent.GuerillaPlaced placed -> apply(state, placed);
            case GuerillaEvent.GuerillasHunted hunted -> apply(withDiced(state, hunted.province()), hunted);
        };
    }

    private static EiaState withDiced(EiaState state, ProvinceId province) {
        return state.with(state.provinces().get(province).withDiced(true));
    }

    private static EiaState apply(EiaState state, GuerillaEvent.GuerillasRaised raised) {
        return raised.count() == 0 ? state : state.withDuty(new GuerillaDuty.NewGuerillas(raised.power(), raised.province(), raised.count()));
    }

    private static EiaState apply(EiaState state, GuerillaEvent.GuerillaPlaced placed) {
        var settled = state.withNewCounter(placed.guerilla()).withoutFirstDuty();
        return placed.left() == 0 ? settled
                : settled.withFirstDuty(new GuerillaDuty.NewGuerillas(placed.guerilla().power(), placed.province(), placed.left()));
    }

    private static EiaState apply(EiaState before, GuerillaEvent.GuerillasHunted hunted) {
        var state = before;
        for (var id : hunted.removed()) {
            state = state.withoutIrregular(id);
        }
        var status = state.power(hunted.of());
        return status.isEmpty() || hunted.removed().isEmpty() ? state
                : state.with(status.get().plusLosses(Factors.of(FactorType.GUERILLA, hunted.removed().size())));
    }
}
