package tercio.domain.eia.guerilla.irregulars.play;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.guerilla.irregulars.play.IrregularGarrisonEvent.DepotGarrisonJoined;
import tercio.domain.eia.guerilla.irregulars.play.IrregularGarrisonEvent.DepotGarrisonLeft;

/** Applies the events of cossacks and freikorps at depots. */
final class IrregularGarrisonEvolution {

    private IrregularGarrisonEvolution() {}

    static EiaState evolve(EiaState state, IrregularGarrisonEvent event) {
        return switch (event) {
            case DepotGarrisonJoined joined -> {
                var depot = state.depotAt(Location.field(joined.area())).orElseThrow();
                yield state.withoutIrregular(joined.piece()).with(depot.withGarrison(depot.garrison().plus(joined.type(), 1)));
            }
            case DepotGarrisonLeft left -> {
                var depot = state.depotAt(left.piece().at()).orElseThrow();
                yield state.with(left.piece()).with(depot.withGarrison(depot.garrison().minus(Factors.of(left.piece().type(), 1))));
            }
        };
    }
}
