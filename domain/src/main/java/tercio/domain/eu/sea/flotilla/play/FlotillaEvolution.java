package tercio.domain.eu.sea.flotilla.play;

import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.sea.ships.play.Pursuers;

/** Applies divided and joined naval stacks to the board. */
final class FlotillaEvolution {

    private FlotillaEvolution() {}

    static EuState evolve(EuState state, FlotillaEvent event) {
        return switch (event) {
            case FlotillaEvent.FleetDivided e -> afterDivision(state, e);
            case FlotillaEvent.FleetsJoined e -> RegroupingAtSea.withDeedCounted(afterJoining(state, e.stack(), e.into()));
            case FlotillaEvent.BlockadersJoined e -> withBlockade(afterJoining(state, e.stack(), e.into()), e);
            case FlotillaEvent.FleetPlacedUnder e -> RegroupingAtSea.withDeedCounted(afterPlacement(state, e));
            case FlotillaEvent.FleetOnItsOwn e -> RegroupingAtSea.withDropped(state, e.stack(), e.stack()).with(state.fleet(e.stack()).orElseThrow().withCompany(null));
            case FlotillaEvent.FleetsFormed e -> state.with(state.fleet(e.stack()).orElseThrow().withShips(e.ships()));
        };
    }

    /** All contingents have moved if one has; a contingent takes part in a blockade of the others, and does nothing else of its own. */
    private static EuState afterPlacement(EuState state, FlotillaEvent.FleetPlacedUnder placed) {
        var lead = state.fleet(placed.under()).orElseThrow();
        var action = Optional.ofNullable(lead.action()).filter(doing -> doing.blockadedPort().isPresent()).orElse(null);
        var next = state.with(state.fleet(placed.stack()).orElseThrow().withCompany(lead.id()).withAction(action));
        var company = SeaCompany.of(next, lead);
        boolean moved = company.stream().anyMatch(NavalStack::moved);
        for (var each : company) {
            next = next.with(each.withMoved(moved));
        }
        return next;
    }

    private static EuState afterDivision(EuState state, FlotillaEvent.FleetDivided divided) {
        var whole = state.fleet(divided.stack()).orElseThrow();
        var staying = whole.leaders().stream().filter(leader -> !divided.leaders().contains(leader)).toList();
        return withPartInBattle(state.withDiscoveries(state.world().discoveries().afterSplit(whole.id(), divided.newStack()))
                .with(whole.withShips(divided.left(), whole.veteranThirds() - divided.veteranThirds()).withLeaders(staying))
                .withNewStack(whole.part(divided.newStack(), divided.taken(), divided.veteranThirds(), divided.leaders())), divided);
    }

    /** Puts a part of a stack that has fought on its side of the battle. */
    private static EuState withPartInBattle(EuState state, FlotillaEvent.FleetDivided divided) {
        return Pursuers.currentBattle(state).map(battle -> Pursuers.withBattle(state, battle.withPart(divided.stack(), divided.newStack()))).orElseGet(() -> withPartInVoyage(state, divided));
    }

    /** A part of a stack that is asked whether it intercepts shares its try (AMB-91). */
    private static EuState withPartInVoyage(EuState state, FlotillaEvent.FleetDivided divided) {
        if (RegroupingAtSea.pausedVoyage(state).isPresent()) {
            return RegroupingAtSea.withDropped(state, divided.stack(), divided.newStack());
        }
        return state.phase() instanceof Movement movement && movement.voyage().isPresent()
                ? state.withPhase(movement.withVoyage(movement.voyage().get().withPart(divided.stack(), divided.newStack()))) : state;
    }

    private static EuState withBlockade(EuState state, FlotillaEvent.BlockadersJoined joined) {
        return state.with(state.fleet(joined.into()).orElseThrow().withAction(joined.action()));
    }

    private static EuState afterJoining(EuState state, StackId stack, StackId into) {
        var one = state.fleet(stack).orElseThrow();
        var both = state.fleet(into).orElseThrow().mergedWith(one);
        return state.withDiscoveries(state.world().discoveries().afterMerge(both.id(), one.id(), both.country())).withNavies(state.navies().without(one.id()).with(both.withShips(Flotillas.withWholeWarships(both.ships()), both.veteranThirds())));
    }
}
