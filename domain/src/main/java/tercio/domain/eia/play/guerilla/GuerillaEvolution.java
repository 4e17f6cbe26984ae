package tercio.domain.eia.play.guerilla;

import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.GuerillaDuty;

/** Applies the events of guerillas. */
final class GuerillaEvolution {

    private GuerillaEvolution() {}

    static EiaState evolve(EiaState state, GuerillaEvent event) {
        return switch (event) {
            case GuerillaEvent.GuerillaAppeared appeared -> state.founds(appeared.guerilla());
            case GuerillaEvent.GuerillasRaised raised -> raised(diced(state, raised.province()), raised);
            case GuerillaEvent.GuerillaPlaced placed -> placed(state, placed);
            case GuerillaEvent.GuerillasHunted hunted -> hunted(diced(state, hunted.province()), hunted);
        };
    }

    private static EiaState diced(EiaState state, String province) {
        return state.with(state.provinces().get(province).diced(true));
    }

    private static EiaState raised(EiaState state, GuerillaEvent.GuerillasRaised raised) {
        return raised.count() == 0 ? state : state.owes(new GuerillaDuty.NewGuerillas(raised.power(), raised.province(), raised.count()));
    }

    private static EiaState placed(EiaState state, GuerillaEvent.GuerillaPlaced placed) {
        var settled = state.founds(placed.guerilla()).settled();
        return placed.left() == 0 ? settled
                : settled.owesFirst(new GuerillaDuty.NewGuerillas(placed.guerilla().power(), placed.province(), placed.left()));
    }

    private static EiaState hunted(EiaState before, GuerillaEvent.GuerillasHunted hunted) {
        var state = before;
        for (var id : hunted.removed()) {
            state = state.withoutIrregular(id);
        }
        var status = state.power(hunted.of());
        return status.isEmpty() || hunted.removed().isEmpty() ? state
                : state.with(status.get().loses(Factors.of(FactorType.GUERILLA, hunted.removed().size())));
    }
}
