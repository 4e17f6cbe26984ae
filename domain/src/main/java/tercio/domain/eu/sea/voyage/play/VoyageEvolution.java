package tercio.domain.eu.sea.voyage.play;

import java.util.List;
import java.util.function.UnaryOperator;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Navies;
import tercio.domain.eu.common.game.Precedence;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.land.movement.BlockadeEscape.Result;
import tercio.domain.eu.sea.ships.NavalActivity;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeLifted;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeMet;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeRun;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetEntered;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetLeftPort;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetSailed;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.InterceptionsOver;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.LandingAnnounced;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionBegan;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionReduced;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.PortLost;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.RunnerEngaged;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.RunnerSpared;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.TroopsEmbarked;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageEnded;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyagePaused;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageRedirected;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageResumable;

/** Applies the events of movements at sea to the board. */
final class VoyageEvolution {

    private VoyageEvolution() {}

    static EuState evolve(EuState state, VoyageEvent event) {
        return switch (event) {
            case FleetSailed sailed -> afterSailing(state, sailed);
            case FleetEntered entered -> afterEntering(state, entered);
            case BlockadeMet met -> withVoyage(state, voyage(state).withAwaits(Voyage.Awaits.ESCAPE));
            case BlockadeRun run -> afterRun(state, run);
            case RunnerEngaged engaged -> withBlockaderEngaged(state, engaged);
            case RunnerSpared spared -> withVoyage(state, afterFailure(state, voyage(state)));
            case VoyageRedirected redirected -> afterRedirection(state, redirected);
            case VoyageResumable resumable -> withVoyage(state, voyage(state).afterBattle().withAwaits(Voyage.Awaits.ONWARD));
            case InterceptionsOver over -> withVoyage(state, voyage(state).withAwaits(Voyage.Awaits.NOTHING));
            case BlockadeLifted lifted -> state.with(state.fleet(lifted.stack()).orElseThrow().withAction(null));
            case NavalActionBegan began -> withActionBegun(state, began);
            case TroopsEmbarked embarked -> afterEmbarking(state, embarked);
            case VoyagePaused paused -> withVoyage(state, voyage(state).withOnward(List.of(), null).withAwaits(Voyage.Awaits.REGROUPING));
            case LandingAnnounced announced -> withVoyage(state, voyage(state).withAnnouncedAction(announced.action()));
            case NavalActionReduced reduced -> withVoyage(state, voyage(state).withOnward(List.of(), reduced.left()));
            case PortLost lost -> state.withDuty(new Duty.LostPort(lost.country(), lost.stack()));
            case FleetLeftPort left -> afterLeaving(state, left);
            case VoyageEnded ended -> state.withPhase(((Movement) state.phase()).withoutVoyage());
        };
    }

    private static Voyage voyage(EuState state) {
        return ((Movement) state.phase()).voyage().orElseThrow();
    }

    private static EuState withVoyage(EuState state, Voyage now) {
        return state.withPhase(((Movement) state.phase()).withVoyage(now));
    }

    /** A voyage is a movement of its country. One of no zone is an action begun where the stack lies. */
    private static EuState afterSailing(EuState state, FleetSailed sailed) {
        var stack = state.fleet(sailed.stack()).orElseThrow();
        var begun = Voyage.starting(stack.id(), sailed.from(), sailed.path(), sailed.action(), sailed.departure());
        boolean moves = !sailed.path().isEmpty();
        return withVoyage(state.withPhase(((Movement) state.phase()).withPrecedence(Precedence.FREE)), begun)
                .withNavies(withEachContingent(state, stack, one -> one.withAction(null).withMoved(true)))
                .withCountry(stack.country(), state.countries().get(stack.country()).withDeed(new NavalActivity(stack.id(), fleets(state, stack), moves, false)));
    }

    /** The navies after each contingent of a stack has done something. */
    private static Navies withEachContingent(EuState state, NavalStack stack, UnaryOperator<NavalStack> does) {
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

    private static EuState afterEntering(EuState state, FleetEntered entered) {
        var next = voyage(state).afterEntering(entered.space());
        boolean afloat = state.fortress(entered.space()) == null;
        return withVoyage(state, afloat ? next.withAwaits(Voyage.Awaits.INTERCEPTION) : next)
                .withNavies(withEachContingent(state, state.fleet(entered.stack()).orElseThrow(), one -> one.placedIn(entered.space())));
    }

    private static EuState afterRun(EuState state, BlockadeRun run) {
        var voyage = voyage(state);
        var now = run.result() == Result.ESCAPED ? voyage.afterEscape()
                : run.engages() ? voyage.withAwaits(Voyage.Awaits.BLOCKADER)
                : afterFailure(state, voyage);
        return withVoyage(state, now);
    }

    /** A stack that did not get out stays in the port; one that did not get in chooses where it goes. Neither acts. */
    private static Voyage afterFailure(EuState state, Voyage voyage) {
        boolean leaving = state.fortress(voyage.position()) != null;
        return leaving ? voyage.withOnward(List.of(), null) : voyage.withAwaits(Voyage.Awaits.TURNED_AWAY);
    }

    private static EuState withBlockaderEngaged(EuState state, RunnerEngaged engaged) {
        var blockader = new Engaged(engaged.blockader(), engaged.zone());
        return withVoyage(state, voyage(state).withAttempt(blockader, true).withAwaits(Voyage.Awaits.BATTLE));
    }

    /** A voyage that began with taking troops aboard is a movement as soon as it leaves the place. */
    private static EuState afterRedirection(EuState state, VoyageRedirected redirected) {
        var next = withVoyage(state, voyage(state).withOnward(redirected.path(), redirected.action()));
        var stack = state.fleet(redirected.stack()).orElseThrow();
        var status = state.countries().get(stack.country());
        boolean first = !redirected.path().isEmpty() && status.deeds().stream().noneMatch(deed -> deed.stack().equals(stack.id()) && deed.moves());
        return first ? next.withCountry(stack.country(), status.withDeed(new NavalActivity(stack.id(), fleets(state, stack), true, false))) : next;
    }

    /** The troops are off the map until they land. */
    private static EuState afterEmbarking(EuState state, TroopsEmbarked embarked) {
        var troops = state.stack(embarked.troops()).orElseThrow();
        var ships = state.fleet(embarked.stack()).orElseThrow();
        var together = troops.country().equals(ships.country()) ? state.withDiscoveries(state.world().discoveries().afterMeeting(ships.id(), troops.id(), ships.country())) : state;
        return withVoyage(together.without(troops), voyage(state).withOnward(List.of(), null).withAwaits(Voyage.Awaits.EMBARKATION))
                .with(ships.withCargo(List.of(troops.withBesieged(false)), ships.gold()).withLoadedAt(embarked.at().orElse(null)));
    }

    private static EuState afterLeaving(EuState state, FleetLeftPort left) {
        var stack = state.fleet(left.stack()).orElseThrow();
        boolean owed = !state.duties().isEmpty() && state.duties().getFirst() instanceof Duty.LostPort duty && duty.stack().equals(left.stack());
        return (owed ? state.withoutFirstDuty() : state).withNavies(withEachContingent(state, stack, one -> one.placedIn(left.way().getLast()).withMoved(one.moved())));
    }

    private static EuState withActionBegun(EuState state, NavalActionBegan began) {
        var stack = state.fleet(began.stack()).orElseThrow();
        var status = state.countries().get(stack.country());
        boolean moved = status.deeds().stream().anyMatch(deed -> deed.stack().equals(stack.id()) && deed.moves());
        var marked = began.action().relievedPort().isPresent() ? state.withMarks(state.marks().withSupplied(stack.at(), true)) : state;
        boolean all = began.action().blockadedPort().isPresent();
        return marked.withNavies(withEachContingent(marked, stack, one -> all || one.id().equals(stack.id()) ? one.withAction(began.action()) : one))
                .withCountry(stack.country(), status.withDeed(new NavalActivity(stack.id(), fleets(state, stack), moved, began.active())));
    }
}
