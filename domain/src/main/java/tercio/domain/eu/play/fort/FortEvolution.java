package tercio.domain.eu.play.fort;

import java.util.List;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Fortress;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.world.Establishment;
import tercio.domain.eu.world.FortWork;

/** Applies the building of forts to the board. */
final class FortEvolution {

    private FortEvolution() {}

    static EuState evolve(EuState state, FortEvent event) {
        return switch (event) {
            case FortEvent.FortBuildingBegan e -> state.phase(new Phase.Forts(e.next(), e.extended(), e.badWeather(), List.of()));
            case FortEvent.FortBegun e -> state.world(state.world().with(FortWork.begun(e.province(), e.country())));
            case FortEvent.FortAdvanced e -> state.world(state.world().with(new FortWork(e.province(), e.country(), e.rounds())));
            case FortEvent.FortBuilt e -> built(state, e);
            case FortEvent.FortAbandoned e -> state.world(state.world().withoutWork(e.province()));
            case FortEvent.FortBuildingEnded e -> state.phase(((Phase.Forts) state.phase()).done(e.country()));
        };
    }

    private static EuState built(EuState state, FortEvent.FortBuilt built) {
        var fort = Establishment.of(built.province(), built.country(), Establishment.Kind.FORT, 0);
        var world = state.world().withoutWork(built.province());
        return state.world(world.establishments(world.establishments().with(fort))).with(built.province(), Fortress.of(0, built.country(), built.country()));
    }
}
