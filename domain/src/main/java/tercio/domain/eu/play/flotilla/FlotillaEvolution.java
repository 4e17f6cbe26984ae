package tercio.domain.eu.play.flotilla;

import java.util.Optional;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.play.harbour.Pursuers;

/** Applies divided and joined naval stacks to the board. */
final class FlotillaEvolution {

    private FlotillaEvolution() {}

    static EuState evolve(EuState state, FlotillaEvent event) {
        return switch (event) {
            case FlotillaEvent.FleetDivided e -> divided(state, e);
            case FlotillaEvent.FleetsJoined e -> RegroupingAtSea.counted(joined(state, e.stack(), e.into()));
            case FlotillaEvent.BlockadersJoined e -> blockading(joined(state, e.stack(), e.into()), e);
            case FlotillaEvent.FleetPlacedUnder e -> RegroupingAtSea.counted(together(state, e));
            case FlotillaEvent.FleetOnItsOwn e -> RegroupingAtSea.left(state, e.stack(), e.stack()).with(state.fleet(e.stack()).orElseThrow().company(null));
            case FlotillaEvent.FleetsFormed e -> state.with(state.fleet(e.stack()).orElseThrow().ships(e.ships()));
        };
    }

    /** All contingents have moved if one has; a contingent takes part in a blockade of the others, and does nothing else of its own. */
    private static EuState together(EuState state, FlotillaEvent.FleetPlacedUnder placed) {
        var lead = state.fleet(placed.under()).orElseThrow();
        var action = Optional.ofNullable(lead.action()).filter(doing -> doing.blockaded().isPresent()).orElse(null);
        var next = state.with(state.fleet(placed.stack()).orElseThrow().company(lead.id()).doing(action));
        var company = SeaCompany.of(next, lead);
        boolean moved = company.stream().anyMatch(NavalStack::moved);
        for (var each : company) {
            next = next.with(each.moved(moved));
        }
        return next;
    }

    private static EuState divided(EuState state, FlotillaEvent.FleetDivided divided) {
        var whole = state.fleet(divided.stack()).orElseThrow();
        var staying = whole.leaders().stream().filter(leader -> !divided.leaders().contains(leader)).toList();
        return inBattle(state.discoveries(state.world().discoveries().split(whole.id(), divided.newStack()))
                .with(whole.ships(divided.left(), whole.veteranThirds() - divided.veteranThirds()).leaders(staying))
                .founds(whole.part(divided.newStack(), divided.taken(), divided.veteranThirds(), divided.leaders())), divided);
    }

    /** Puts a part of a stack that has fought on its side of the battle. */
    private static EuState inBattle(EuState state, FlotillaEvent.FleetDivided divided) {
        return Pursuers.battle(state).map(battle -> Pursuers.with(state, battle.parted(divided.stack(), divided.newStack()))).orElseGet(() -> asked(state, divided));
    }

    /** A part of a stack that is asked whether it intercepts shares its try (AMB-91). */
    private static EuState asked(EuState state, FlotillaEvent.FleetDivided divided) {
        if (RegroupingAtSea.paused(state).isPresent()) {
            return RegroupingAtSea.left(state, divided.stack(), divided.newStack());
        }
        return state.phase() instanceof Phase.Movement movement && movement.voyage() != null
                ? state.phase(movement.voyage(movement.voyage().parted(divided.stack(), divided.newStack()))) : state;
    }

    private static EuState blockading(EuState state, FlotillaEvent.BlockadersJoined joined) {
        return state.with(state.fleet(joined.into()).orElseThrow().doing(joined.action()));
    }

    private static EuState joined(EuState state, String stack, String into) {
        var one = state.fleet(stack).orElseThrow();
        var both = state.fleet(into).orElseThrow().joinedBy(one);
        return state.discoveries(state.world().discoveries().merged(both.id(), one.id(), both.country())).navies(state.navies().without(one.id()).with(both.ships(Flotillas.whole(both.ships()), both.veteranThirds())));
    }
}
