package tercio.domain.eu.play.expedition;

import java.util.List;
import java.util.function.Predicate;
import tercio.domain.eu.exploration.Discoveries;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.expedition.ExpeditionEvent.DetachmentsDestroyed;
import tercio.domain.eu.play.expedition.ExpeditionEvent.DiscoveriesBroughtHome;
import tercio.domain.eu.play.expedition.ExpeditionEvent.DiscoveriesLost;
import tercio.domain.eu.play.expedition.ExpeditionEvent.DiscoveriesShared;
import tercio.domain.eu.play.expedition.ExpeditionEvent.DiscoveriesSpread;
import tercio.domain.eu.play.expedition.ExpeditionEvent.ExpeditionWasted;
import tercio.domain.eu.play.expedition.ExpeditionEvent.ExplorationBegan;
import tercio.domain.eu.play.expedition.ExpeditionEvent.ExplorationDeclined;
import tercio.domain.eu.play.expedition.ExpeditionEvent.ExplorerDied;
import tercio.domain.eu.play.expedition.ExpeditionEvent.FleetExplored;
import tercio.domain.eu.play.expedition.ExpeditionEvent.LeaderExplored;
import tercio.domain.eu.play.expedition.ExpeditionEvent.StackExplored;
import tercio.domain.eu.play.expedition.ExpeditionEvent.ZoneExplored;

/** Applies explorations and discoveries to the board. */
final class ExpeditionEvolution {

    private ExpeditionEvolution() {}

    static EuState evolve(EuState state, ExpeditionEvent event) {
        return switch (event) {
            case ExplorationBegan began -> state.phase(new Phase.Exploration(state.order().indexOf(began.alliance()), List.of()));
            case ExplorationDeclined declined -> done(state, declined.stack());
            case ZoneExplored explored -> explored(state, explored);
            case FleetExplored entered -> afloat(state, entered);
            case StackExplored entered -> entered(state, entered);
            case LeaderExplored entered -> state.with(state.leaders().get(entered.leader()).alone(entered.province()));
            case ExplorerDied died -> died(state, died);
            case ExpeditionWasted wasted -> wasted(state, wasted);
            case DetachmentsDestroyed destroyed -> destroyed(state, destroyed);
            case DiscoveriesBroughtHome home -> state.discoveries(discoveries(state).learned(home.country(), home.zones()).lost(home.stack()));
            case DiscoveriesShared shared -> state.discoveries(discoveries(state).shared(shared.stack(), shared.other(), shared.country()));
            case DiscoveriesLost lost -> state.discoveries(discoveries(state).lost(lost.stack()));
            case DiscoveriesSpread spread -> state.discoveries(discoveries(state).spread(spread.zones()));
        };
    }

    private static Discoveries discoveries(EuState state) {
        return state.world().discoveries();
    }

    private static EuState done(EuState state, String stack) {
        return state.phase(((Phase.Exploration) state.phase()).done(stack));
    }

    /** Ships and the troops aboard them make a discovery together. */
    private static EuState explored(EuState state, ZoneExplored explored) {
        var next = done(state, explored.stack());
        if (explored.zone().isEmpty() || !explored.found().orElse(false)) {
            return next;
        }
        var known = discoveries(state).discovered(explored.stack(), explored.country(), explored.zone().get());
        for (var troops : state.fleet(explored.stack()).map(ships -> ships.aboard()).orElse(List.of())) {
            known = known.discovered(troops.id(), troops.country(), explored.zone().get());
        }
        return next.discoveries(known);
    }

    private static EuState afloat(EuState state, FleetExplored entered) {
        var next = state;
        for (var stack : SeaCompany.of(state, state.fleet(entered.stack()).orElseThrow())) {
            next = next.with(stack.in(entered.zone()));
        }
        return next;
    }

    private static EuState entered(EuState state, StackExplored entered) {
        if (entered.ships() == null) {
            return state.with(state.stacks().get(entered.stack()).entering(entered.province(), entered.from()));
        }
        var ships = state.fleet(entered.ships()).orElseThrow();
        var troops = ships.aboard().stream().filter(stack -> stack.id().equals(entered.stack())).findFirst().orElseThrow();
        return state.with(ships.carrying(without(ships.aboard(), entered.stack()), ships.gold())).with(troops.entering(entered.province(), entered.from()).moved(true));
    }

    private static List<Stack> without(List<Stack> aboard, String gone) {
        return aboard.stream().filter(stack -> !stack.id().equals(gone)).toList();
    }

    private static EuState died(EuState state, ExplorerDied died) {
        var fleet = state.fleet(died.stack());
        if (fleet.isPresent()) {
            var navies = state.navies();
            return state.navies(navies.with(fleet.get().leaders(others(fleet.get().leaders(), died.leader()))).with(navies.leaders().get(died.leader())
                            .lost(Fate.KILLED, null, fleet.get().at())));
        }
        if (ExploringStacks.alone(state, died.stack()).isPresent()) {
            return state.with(state.leaders().get(died.leader()).lost(Fate.KILLED, null, ExploringStacks.place(state, died.stack()).orElseThrow()));
        }
        var stack = ExploringStacks.land(state, died.stack()).orElseThrow();
        return put(state, stack.leaders(others(stack.leaders(), died.leader())))
                .with(state.leaders().get(died.leader()).lost(Fate.KILLED, null, ExploringStacks.place(state, died.stack()).orElse(stack.province())));
    }

    private static List<String> others(List<String> leaders, String gone) {
        return leaders.stream().filter(Predicate.not(gone::equals)).toList();
    }

    private static EuState put(EuState state, Stack now) {
        var carrier = ExploringStacks.carrier(state, now.id());
        return carrier.isEmpty() ? state.with(now) : state.with(carrier.get().carrying(
                carrier.get().aboard().stream().map(troops -> troops.id().equals(now.id()) ? now : troops).toList(), carrier.get().gold()));
    }

    private static EuState wasted(EuState state, ExpeditionWasted wasted) {
        var stack = ExploringStacks.land(state, wasted.stack()).orElseThrow();
        if (!wasted.left().empty()) {
            return put(state, stack.units(wasted.left(), wasted.veteranLd()));
        }
        var next = state;
        for (var leader : stack.leaders()) {
            next = next.with(next.leaders().get(leader).lost(Fate.WAITING, null, null));
        }
        var carrier = ExploringStacks.carrier(state, stack.id());
        return carrier.isEmpty() ? next.without(stack) : next.with(carrier.get().carrying(without(carrier.get().aboard(), stack.id()), carrier.get().gold()));
    }

    /** Leaders of whom no troops are left wait for another stack. */
    private static EuState destroyed(EuState state, DetachmentsDestroyed destroyed) {
        var stack = state.stack(destroyed.stack()).orElseThrow();
        if (!destroyed.left().empty()) {
            return state.with(stack.units(destroyed.left(), stack.veteranLd()));
        }
        var next = state.without(stack);
        for (var leader : stack.leaders()) {
            next = next.with(next.leaders().get(leader).lost(Fate.WAITING, null, stack.province()));
        }
        return next;
    }
}
