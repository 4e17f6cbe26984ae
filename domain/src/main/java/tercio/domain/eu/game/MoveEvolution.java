package tercio.domain.eu.game;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.game.MoveEvent.CountryEndedMovement;
import tercio.domain.eu.game.MoveEvent.CounterInterceptionAttempted;
import tercio.domain.eu.game.MoveEvent.CounterInterceptionPassed;
import tercio.domain.eu.game.MoveEvent.InterceptionAnnounced;
import tercio.domain.eu.game.MoveEvent.InterceptionAttempted;
import tercio.domain.eu.game.MoveEvent.InterceptionPassed;
import tercio.domain.eu.game.MoveEvent.MoveBegan;
import tercio.domain.eu.game.MoveEvent.MoveEnded;
import tercio.domain.eu.game.MoveEvent.InterceptionPressed;
import tercio.domain.eu.game.MoveEvent.InterceptionPutOff;
import tercio.domain.eu.game.MoveEvent.MoveRedirected;
import tercio.domain.eu.game.MoveEvent.MoveResumable;
import tercio.domain.eu.game.MoveEvent.MovementBegan;
import tercio.domain.eu.game.MoveEvent.MovementEnded;
import tercio.domain.eu.game.MoveEvent.ProvinceEntered;
import tercio.domain.eu.game.MoveEvent.ReturnDeclined;
import tercio.domain.eu.game.MoveEvent.ReturnOffered;
import tercio.domain.eu.game.MoveEvent.StackReturned;
import tercio.domain.eu.game.MoveEvent.StackSplit;
import tercio.domain.eu.game.MoveEvent.StacksMerged;

/** How the events of movement and interception change the board. */
final class MoveEvolution {

    private MoveEvolution() {}

    static EuState evolve(EuState state, MoveEvent event) {
        return switch (event) {
            case MovementBegan began ->
                state.phase(Phase.Movement.begins(state.order().indexOf(began.alliance())));
            case StackSplit split -> split(state, split);
            case StacksMerged merged -> merged(state, merged);
            case MoveBegan began -> underWay(settledDown(state, state.stacks().get(began.stack()).country()),
                    Move.begins(began.stack(), began.from(), began.path()));
            case ProvinceEntered entered -> entered(state, entered);
            case InterceptionAnnounced announced -> underWay(state,
                    move(state).announced(new Announcement(announced.country(), announced.stacks())));
            case InterceptionAttempted tried -> attempted(state, tried);
            case InterceptionPassed passed -> underWay(state, move(state).passed(passed.alliance()));
            case CounterInterceptionAttempted tried -> countered(state, tried);
            case CounterInterceptionPassed passed -> underWay(state, move(state).awaits(Move.Awaits.BATTLE));
            case InterceptionPressed pressed -> underWay(state, move(state).awaits(Move.Awaits.COUNTER));
            case InterceptionPutOff putOff -> committed(state, putOff.interceptors());
            case MoveRedirected redirected -> underWay(state, move(state).onward(redirected.path()));
            case MoveResumable resumable -> underWay(state, move(state).awaits(Move.Awaits.ONWARD));
            case MoveEnded ended -> ended(state, ended);
            case CountryEndedMovement ended -> state.phase(((Phase.Movement) state.phase()).ended(ended.country()));
            case ReturnOffered offered -> state.owes(
                    new Duty.Overstacking(offered.country(), offered.province(), offered.stacks(), offered.surplus()));
            case StackReturned returned -> state.with(state.stacks().get(returned.stack()).in(returned.to())).settled();
            case ReturnDeclined declined -> staying(state, declined.stacks()).settled();
            case MovementEnded ended -> state.phase(new Phase.Battles(
                    state.order().indexOf(ended.alliance()), ended.provinces(), null));
        };
    }

    private static Move move(EuState state) {
        return ((Phase.Movement) state.phase()).move();
    }

    private static EuState underWay(EuState state, Move move) {
        return state.phase(((Phase.Movement) state.phase()).move(move));
    }

    private static EuState committed(EuState state, List<String> interceptors) {
        var next = state;
        for (var id : interceptors) {
            next = next.with(next.stacks().get(id).committed(true));
        }
        return next;
    }

    private static EuState split(EuState state, StackSplit split) {
        var whole = state.stacks().get(split.stack());
        var going = split.leaders() ? whole.leaders() : split.some();
        var staying = whole.leaders().stream().filter(leader -> !going.contains(leader)).toList();
        var rest = Breaking.without(whole.units(), split.taken());
        return state.with(whole.units(rest, whole.veteranLd() - split.veteranLd()).leaders(staying))
                .founds(whole.part(split.newStack(), split.taken(), split.veteranLd(), going));
    }

    /** Who came to the help of an earlier move of the alliance does not go back any more. */
    private static EuState settledDown(EuState state, String country) {
        return staying(state, state.stacksOf(state.allianceOf(country)).filter(Stack::intercepted).map(Stack::id).toList());
    }

    private static EuState staying(EuState state, List<String> stacks) {
        var next = state;
        for (var id : stacks) {
            next = next.with(next.stacks().get(id).intercepted(false));
        }
        return next;
    }

    private static EuState merged(EuState state, StacksMerged merged) {
        var one = state.stacks().get(merged.stack());
        var other = state.stacks().get(merged.into());
        var leaders = new ArrayList<>(other.leaders());
        leaders.addAll(one.leaders());
        return state.without(one).with(other.joinedBy(one, leaders));
    }

    private static EuState entered(EuState state, ProvinceEntered entered) {
        var move = move(state);
        var stack = state.stacks().get(entered.stack());
        var next = state.with(stack.entering(entered.province(), entered.from()).moved(true));
        if (entered.active()) {
            var status = state.countries().get(stack.country());
            boolean known = status.active().stream().anyMatch(active -> active.stack().equals(stack.id()));
            if (!known) {
                next = next.country(stack.country(), status.activeMove(stack.id(), entered.small()));
            }
        }
        return underWay(next, move.entering(entered.from(), entered.province(), entered.mp(), entered.active()));
    }

    private static EuState attempted(EuState state, InterceptionAttempted tried) {
        var by = new Engaged(tried.stack(), tried.cameFrom());
        var next = underWay(state, move(state).attempted(by, tried.success()));
        return tried.success() ? next.with(state.stacks().get(tried.stack()).intercepting(tried.province(), tried.cameFrom())) : next;
    }

    private static EuState countered(EuState state, CounterInterceptionAttempted tried) {
        var by = new Engaged(tried.stack(), tried.cameFrom());
        var next = underWay(state, move(state).countered(by, tried.success()).awaits(Move.Awaits.BATTLE));
        return tried.success() ? next.with(state.stacks().get(tried.stack()).intercepting(tried.province(), tried.cameFrom())) : next;
    }

    private static EuState ended(EuState state, MoveEnded ended) {
        var stack = state.stacks().get(ended.stack());
        var next = state.phase(((Phase.Movement) state.phase()).arrived(ended.stack()));
        return stack == null ? next : next.with(stack.moved(true));
    }
}
