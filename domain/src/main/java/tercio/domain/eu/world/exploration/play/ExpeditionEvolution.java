package tercio.domain.eu.world.exploration.play;

import java.util.List;
import java.util.function.Predicate;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DetachmentsDestroyed;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesBroughtHome;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesLost;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesShared;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesSpread;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExpeditionWasted;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExplorationBegan;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExplorationDeclined;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExplorerDied;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.FleetExplored;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.LeaderExplored;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.StackExplored;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;

/** Applies explorations and discoveries to the board. */
final class ExpeditionEvolution {

    private ExpeditionEvolution() {}

    static EuState evolve(EuState state, ExpeditionEvent event) {
        return switch (event) {
            case ExplorationBegan began -> state.withPhase(new Phase.Exploration(state.turnOf(began.alliance()), List.of()));
            case ExplorationDeclined declined -> withStackDone(state, declined.stack());
            case ZoneExplored explored -> withDiscovery(state, explored);
            case FleetExplored entered -> afterFleetEntering(state, entered);
            case StackExplored entered -> afterEntering(state, entered);
            case LeaderExplored entered -> state.with(state.leaders().get(entered.leader()).asAloneIn(entered.province()));
            case ExplorerDied died -> withoutLeader(state, died);
            case ExpeditionWasted wasted -> afterWastage(state, wasted);
            case DetachmentsDestroyed destroyed -> withoutDetachments(state, destroyed);
            case DiscoveriesBroughtHome home -> state.withDiscoveries(discoveries(state).afterHomecoming(home.stack(), home.country(), home.zones()));
            case DiscoveriesShared shared -> state.withDiscoveries(discoveries(state).afterMeeting(shared.stack(), shared.other(), shared.country()));
            case DiscoveriesLost lost -> state.withDiscoveries(discoveries(state).withoutStack(lost.stack()));
            case DiscoveriesSpread spread -> state.withDiscoveries(discoveries(state).withCommon(spread.zones()));
        };
    }

    private static Discoveries discoveries(EuState state) {
        return state.world().discoveries();
    }

    private static EuState withStackDone(EuState state, StackId stack) {
        return state.withPhase(((Phase.Exploration) state.phase()).withDone(stack));
    }

    /**
     * Ships and the troops of their country aboard them make a discovery together: of a multinational stack only the commanding country and its units carry the
     * knowledge (l.1651). In games from before that rule was played, troops of allies carried it too.
     */
    private static EuState withDiscovery(EuState state, ZoneExplored explored) {
        var next = withStackDone(state, explored.stack());
        if (explored.zone().isEmpty() || !explored.found().orElse(false)) {
            return next;
        }
        var known = discoveries(state).withDiscovery(explored.stack(), explored.country(), explored.zone().get());
        for (var troops : state.fleet(explored.stack()).map(ships -> ships.aboard()).orElse(List.of())) {
            if (troops.country().equals(explored.country()) || !state.world().isQuiet()) {
                known = known.withDiscovery(troops.id(), troops.country(), explored.zone().get());
            }
        }
        return next.withDiscoveries(known);
    }

    private static EuState afterFleetEntering(EuState state, FleetExplored entered) {
        var next = state;
        for (var stack : SeaCompany.of(state, state.fleet(entered.stack()).orElseThrow())) {
            next = next.with(stack.placedIn(entered.zone()));
        }
        return next;
    }

    private static EuState afterEntering(EuState state, StackExplored entered) {
        if (entered.ships() == null) {
            return state.with(state.stacks().get(entered.stack()).afterEntering(entered.province(), entered.from()));
        }
        var ships = state.fleet(entered.ships()).orElseThrow();
        var troops = ships.aboard().stream().filter(stack -> stack.id().equals(entered.stack())).findFirst().orElseThrow();
        return state.with(ships.withCargo(without(ships.aboard(), entered.stack()), ships.gold())).with(troops.afterEntering(entered.province(), entered.from()).withMoved(true));
    }

    private static List<Stack> without(List<Stack> aboard, StackId gone) {
        return aboard.stream().filter(stack -> !stack.id().equals(gone)).toList();
    }

    private static EuState withoutLeader(EuState state, ExplorerDied died) {
        var fleet = state.fleet(died.stack());
        if (fleet.isPresent()) {
            var navies = state.navies();
            return state.withNavies(navies.with(fleet.get().withLeaders(others(fleet.get().leaders(), died.leader()))).with(navies.leaders().get(died.leader())
                            .asLost(Fate.KILLED, null, fleet.get().at())));
        }
        if (ExploringStacks.leaderAlone(state, died.stack()).isPresent()) {
            return state.with(state.leaders().get(died.leader()).asLost(Fate.KILLED, null, ExploringStacks.place(state, died.stack()).orElseThrow()));
        }
        var stack = ExploringStacks.landStack(state, died.stack()).orElseThrow();
        return withStack(state, stack.withLeaders(others(stack.leaders(), died.leader())))
                .with(state.leaders().get(died.leader()).asLost(Fate.KILLED, null, ExploringStacks.place(state, died.stack()).orElse(stack.province())));
    }

    private static List<LeaderId> others(List<LeaderId> leaders, LeaderId gone) {
        return leaders.stream().filter(Predicate.not(gone::equals)).toList();
    }

    private static EuState withStack(EuState state, Stack now) {
        var carrier = ExploringStacks.carrier(state, now.id());
        return carrier.isEmpty() ? state.with(now) : state.with(carrier.get().withCargo(
                carrier.get().aboard().stream().map(troops -> troops.id().equals(now.id()) ? now : troops).toList(), carrier.get().gold()));
    }

    private static EuState afterWastage(EuState state, ExpeditionWasted wasted) {
        var stack = ExploringStacks.landStack(state, wasted.stack()).orElseThrow();
        if (!wasted.left().isEmpty()) {
            return withStack(state, stack.withUnits(wasted.left(), wasted.veteranLd()));
        }
        var next = state;
        for (var leader : stack.leaders()) {
            next = next.with(next.leaders().get(leader).asLost(Fate.WAITING, null, null));
        }
        var carrier = ExploringStacks.carrier(state, stack.id());
        return carrier.isEmpty() ? next.without(stack) : next.with(carrier.get().withCargo(without(carrier.get().aboard(), stack.id()), carrier.get().gold()));
    }

    /** Leaders of whom no troops are left wait for another stack. */
    private static EuState withoutDetachments(EuState state, DetachmentsDestroyed destroyed) {
        var stack = state.stack(destroyed.stack()).orElseThrow();
        if (!destroyed.left().isEmpty()) {
            return state.with(stack.withUnits(destroyed.left(), stack.veteranLd()));
        }
        var next = state.without(stack);
        for (var leader : stack.leaders()) {
            next = next.with(next.leaders().get(leader).asLost(Fate.WAITING, null, stack.province()));
        }
        return next;
    }
}
