package tercio.domain.eu.play.voyage;

import java.util.List;
import java.util.function.UnaryOperator;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Navies;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Precedence;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.movement.BlockadeEscape.Result;
import tercio.domain.eu.naval.NavalDeed;
import tercio.domain.eu.play.voyage.VoyageEvent.BlockadeLifted;
import tercio.domain.eu.play.voyage.VoyageEvent.BlockadeMet;
import tercio.domain.eu.play.voyage.VoyageEvent.BlockadeRun;
import tercio.domain.eu.play.voyage.VoyageEvent.FleetEntered;
import tercio.domain.eu.play.voyage.VoyageEvent.FleetLeftPort;
import tercio.domain.eu.play.voyage.VoyageEvent.FleetSailed;
import tercio.domain.eu.play.voyage.VoyageEvent.InterceptionsOver;
import tercio.domain.eu.play.voyage.VoyageEvent.LandingAnnounced;
import tercio.domain.eu.play.voyage.VoyageEvent.NavalActionBegan;
import tercio.domain.eu.play.voyage.VoyageEvent.NavalActionReduced;
import tercio.domain.eu.play.voyage.VoyageEvent.PortLost;
import tercio.domain.eu.play.voyage.VoyageEvent.RunnerEngaged;
import tercio.domain.eu.play.voyage.VoyageEvent.RunnerSpared;
import tercio.domain.eu.play.voyage.VoyageEvent.TroopsEmbarked;
import tercio.domain.eu.play.voyage.VoyageEvent.VoyageEnded;
import tercio.domain.eu.play.voyage.VoyageEvent.VoyagePaused;
import tercio.domain.eu.play.voyage.VoyageEvent.VoyageRedirected;
import tercio.domain.eu.play.voyage.VoyageEvent.VoyageResumable;

/** Applies the events of movements at sea to the board. */
final class VoyageEvolution {

    private VoyageEvolution() {}

    static EuState evolve(EuState state, VoyageEvent event) {
        return switch (event) {
            case FleetSailed sailed -> sailed(state, sailed);
            case FleetEntered entered -> entered(state, entered);
            case BlockadeMet met -> underWay(state, voyage(state).awaits(Voyage.Awaits.ESCAPE));
            case BlockadeRun run -> run(state, run);
            case RunnerEngaged engaged -> engaged(state, engaged);
            case RunnerSpared spared -> underWay(state, failed(state, voyage(state)));
            case VoyageRedirected redirected -> redirected(state, redirected);
            case VoyageResumable resumable -> underWay(state, voyage(state).afterBattle().awaits(Voyage.Awaits.ONWARD));
            case InterceptionsOver over -> underWay(state, voyage(state).awaits(Voyage.Awaits.NOTHING));
            case BlockadeLifted lifted -> state.with(state.fleet(lifted.stack()).orElseThrow().doing(null));
            case NavalActionBegan began -> began(state, began);
            case TroopsEmbarked embarked -> embarked(state, embarked);
            case VoyagePaused paused -> underWay(state, voyage(state).onward(List.of(), null).awaits(Voyage.Awaits.REGROUPING));
            case LandingAnnounced announced -> underWay(state, voyage(state).announcing(announced.action()));
            case NavalActionReduced reduced -> underWay(state, voyage(state).onward(List.of(), reduced.left()));
            case PortLost lost -> state.owes(new Duty.LostPort(lost.country(), lost.stack()));
            case FleetLeftPort left -> left(state, left);
            case VoyageEnded ended -> state.phase(((Phase.Movement) state.phase()).voyage(null));
        };
    }

    private static Voyage voyage(EuState state) {
        return ((Phase.Movement) state.phase()).voyage();
    }

    private static EuState underWay(EuState state, Voyage now) {
        return state.phase(((Phase.Movement) state.phase()).voyage(now));
    }

    /** A voyage is a movement of its country. One of no zone is an action begun where the stack lies. */
    private static EuState sailed(EuState state, FleetSailed sailed) {
        var stack = state.fleet(sailed.stack()).orElseThrow();
        var begun = Voyage.begins(stack.id(), sailed.from(), sailed.path(), sailed.action(), sailed.departure());
        boolean moves = !sailed.path().isEmpty();
        return underWay(state.phase(((Phase.Movement) state.phase()).precedence(Precedence.FREE)), begun)
                .navies(each(state, stack, one -> one.doing(null).moved(true)))
                .country(stack.country(), state.countries().get(stack.country()).does(new NavalDeed(stack.id(), fleets(state, stack), moves, false)));
    }

    /** The navies after each contingent of a stack has done something. */
    private static Navies each(EuState state, NavalStack stack, UnaryOperator<NavalStack> does) {
        var navies = state.navies();
        for (var one : SeaCompany.of(state, stack)) {
            navies = navies.with(does.apply(one));
        }
        return navies;
    }

    /** The FLEET counters of all contingents of a stack. */
    private static int fleets(EuState state, NavalStack stack) {
        return SeaCompany.of(state, stack).stream().mapToInt(NavalStack::fleets).sum();
    }

    private static EuState entered(EuState state, FleetEntered entered) {
        var next = voyage(state).entering(entered.space());
        boolean afloat = state.fortress(entered.space()) == null;
        return underWay(state, afloat ? next.awaits(Voyage.Awaits.INTERCEPTION) : next)
                .navies(each(state, state.fleet(entered.stack()).orElseThrow(), one -> one.in(entered.space())));
    }

    private static EuState run(EuState state, BlockadeRun run) {
        var voyage = voyage(state);
        var now = run.result() == Result.ESCAPED ? voyage.afterEscape()
                : run.engages() ? voyage.awaits(Voyage.Awaits.BLOCKADER)
                : failed(state, voyage);
        return underWay(state, now);
    }

    /** A stack that did not get out stays in the port; one that did not get in chooses where it goes. Neither acts. */
    private static Voyage failed(EuState state, Voyage voyage) {
        boolean leaving = state.fortress(voyage.at()) != null;
        return leaving ? voyage.onward(List.of(), null) : voyage.awaits(Voyage.Awaits.TURNED_AWAY);
    }

    private static EuState engaged(EuState state, RunnerEngaged engaged) {
        var blockader = new Engaged(engaged.blockader(), engaged.zone());
        return underWay(state, voyage(state).attempted(blockader, true).awaits(Voyage.Awaits.BATTLE));
    }

    /** A voyage that began with taking troops aboard is a movement as soon as it leaves the place. */
    private static EuState redirected(EuState state, VoyageRedirected redirected) {
        var next = underWay(state, voyage(state).onward(redirected.path(), redirected.action()));
        var stack = state.fleet(redirected.stack()).orElseThrow();
        var status = state.countries().get(stack.country());
        boolean first = !redirected.path().isEmpty() && status.deeds().stream().noneMatch(deed -> deed.stack().equals(stack.id()) && deed.moves());
        return first ? next.country(stack.country(), status.does(new NavalDeed(stack.id(), fleets(state, stack), true, false))) : next;
    }

    /** The troops are off the map until they land. */
    private static EuState embarked(EuState state, TroopsEmbarked embarked) {
        var troops = state.stack(embarked.troops()).orElseThrow();
        var ships = state.fleet(embarked.stack()).orElseThrow();
        var together = troops.country().equals(ships.country()) ? state.discoveries(state.world().discoveries().shared(ships.id(), troops.id(), ships.country())) : state;
        return underWay(together.without(troops), voyage(state).onward(List.of(), null).awaits(Voyage.Awaits.EMBARKATION))
                .with(ships.carrying(List.of(troops.besieged(false)), ships.gold()).loadedAt(embarked.at().orElse(null)));
    }

    private static EuState left(EuState state, FleetLeftPort left) {
        var stack = state.fleet(left.stack()).orElseThrow();
        boolean owed = !state.duties().isEmpty() && state.duties().getFirst() instanceof Duty.LostPort duty && duty.stack().equals(left.stack());
        return (owed ? state.settled() : state).navies(each(state, stack, one -> one.in(left.way().getLast()).moved(one.moved())));
    }

    private static EuState began(EuState state, NavalActionBegan began) {
        var stack = state.fleet(began.stack()).orElseThrow();
        var status = state.countries().get(stack.country());
        boolean moved = status.deeds().stream().anyMatch(deed -> deed.stack().equals(stack.id()) && deed.moves());
        var marked = began.action().relieved().isPresent() ? state.marks(state.marks().supplied(stack.at(), true)) : state;
        boolean all = began.action().blockaded().isPresent();
        return marked.navies(each(marked, stack, one -> all || one.id().equals(stack.id()) ? one.doing(began.action()) : one))
                .country(stack.country(), status.does(new NavalDeed(stack.id(), fleets(state, stack), moved, began.active())));
    }
}
