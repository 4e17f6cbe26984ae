package tercio.domain.eia.naval.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.map.SpaceId;

/** Applies the events of the naval phase. */
final class NavalEvolution {

    private NavalEvolution() {}

    static EiaState evolve(EiaState state, NavalEvent event) {
        return switch (event) {
            case NavalEvent.FleetLaunched launched -> state.with(new SupplyFleet(launched.fleet(), launched.power(), launched.port(), Optional.empty()));
            case NavalEvent.FleetRemoved removed -> state.withFleets(state.fleets().minus(removed.fleet()));
            case NavalEvent.FleetSailed sailed -> aboard(state, sailed.corps(), sailed.leaders(), sailed.to())
                    .with(new SupplyFleet(sailed.fleet(), sailed.power(), sailed.to(), sailed.blockading() ? Optional.of(sailed.to()) : Optional.empty()));
            case NavalEvent.FleetDepotLost lost -> state.withoutDepot(Location.aboard(lost.sea()));
            case NavalEvent.CorpsEmbarked embarked -> aboard(state, List.of(embarked.corps()), embarked.leaders(), embarked.port());
        };
    }

    private static EiaState aboard(EiaState before, List<UnitId> corps, List<EiaLeaderId> leaders, SpaceId at) {
        var state = before;
        for (var id : corps) {
            state = state.with(state.corps().get(id).withLocation(Location.aboard(at)));
        }
        for (var id : leaders) {
            state = state.with(state.leaders().get(id).withLocation(Location.aboard(at)));
        }
        return state;
    }
}
