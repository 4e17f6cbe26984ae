package tercio.domain.eu.world.establishment.play;

import java.util.List;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.FortWork;

/** Applies the building of forts to the board. */
final class FortEvolution {

    private FortEvolution() {}

    static EuState evolve(EuState state, FortEvent event) {
        return switch (event) {
            case FortEvent.FortBuildingBegan e -> state.withPhase(new Phase.Forts(e.next(), e.extended(), e.badWeather(), List.of()));
            case FortEvent.FortBegun e -> state.withWorld(state.world().with(FortWork.start(e.province(), e.country())));
            case FortEvent.FortAdvanced e -> state.withWorld(state.world().with(new FortWork(e.province(), e.country(), e.rounds())));
            case FortEvent.FortBuilt e -> afterBuilding(state, e);
            case FortEvent.FortAbandoned e -> state.withWorld(state.world().withoutWork(e.province()));
            case FortEvent.FortBuildingEnded e -> state.withPhase(((Phase.Forts) state.phase()).withDone(e.country()));
        };
    }

    private static EuState afterBuilding(EuState state, FortEvent.FortBuilt built) {
        var fort = Establishment.of(built.province(), built.country(), Establishment.Kind.FORT, 0);
        var world = state.world().withoutWork(built.province());
        return state.withWorld(world.withEstablishments(world.establishments().with(fort))).with(built.province(), Fortress.of(0, built.country(), built.country()));
    }
}
