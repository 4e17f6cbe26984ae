package tercio.domain.eu.land.movement.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Precedence;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.land.movement.play.MoveEvent.CountryEndedMovement;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderLanded;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderPutToSea;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderRode;
import tercio.domain.eu.land.movement.play.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveBegan;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveEnded;
import tercio.domain.eu.land.movement.play.MoveEvent.MovePaused;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveRedirected;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveResumable;
import tercio.domain.eu.land.movement.play.MoveEvent.MovementBegan;
import tercio.domain.eu.land.movement.play.MoveEvent.MovementEnded;
import tercio.domain.eu.land.movement.play.MoveEvent.PauseAnnounced;
import tercio.domain.eu.land.movement.play.MoveEvent.ProvinceEntered;
import tercio.domain.eu.land.movement.play.MoveEvent.ReturnDeclined;
import tercio.domain.eu.land.movement.play.MoveEvent.ReturnOffered;
import tercio.domain.eu.land.movement.play.MoveEvent.RideBegan;
import tercio.domain.eu.land.movement.play.MoveEvent.RideEnded;
import tercio.domain.eu.land.movement.play.MoveEvent.StackOnItsOwn;
import tercio.domain.eu.land.movement.play.MoveEvent.StackPlacedUnder;
import tercio.domain.eu.land.movement.play.MoveEvent.StackReturned;
import tercio.domain.eu.land.movement.play.MoveEvent.StackSplit;
import tercio.domain.eu.land.movement.play.MoveEvent.StackingPostponed;
import tercio.domain.eu.land.movement.play.MoveEvent.StacksMerged;

/** Applies the events of movement and interception to the board. */
final class MoveEvolution {

    private MoveEvolution() {}

    static EuState evolve(EuState state, MoveEvent event) {
        return switch (event) {
            case MovementBegan began ->
                state.withPhase(Movement.starting(state.turnOf(began.alliance())));
            case StackSplit split -> afterSplit(state, split);
            case StackingPostponed postponed -> state.withPhase(((Movement) state.phase())
                    .withCrowd(new Movement.Crowd(postponed.province(), postponed.alliance(), postponed.ld())));
            case StacksMerged merged -> afterMerge(state, merged);
            case MoveBegan began -> withMoveBegun(withoutReturns(state, state.stacks().get(began.stack()).country()),
                    Move.starting(began.stack(), began.from(), began.path(), began.along()));
            case StackPlacedUnder placed -> state.withPhase(((Movement) state.phase()).withFollower(placed.stack(), placed.under()));
            case StackOnItsOwn own -> state.withPhase(((Movement) state.phase()).withoutFollower(own.stack()));
            case LeaderRode rode -> afterRide(state, rode);
            case RideBegan began -> RideEvolution.afterStart(state, began);
            case LeaderPutToSea put -> RideEvolution.afterPuttingToSea(state, put);
            case LeaderLanded landed -> RideEvolution.afterLanding(state, landed);
            case RideEnded ended -> RideEvolution.afterEnd(state, ended);
            case LoneLeaderDied died -> RideEvolution.afterDeath(state, died);
            case ProvinceEntered entered -> afterEntering(state, entered);
            case MoveRedirected redirected -> withMove(state, move(state).withOnward(redirected.path()));
            case PauseAnnounced announced -> withMove(state, move(state).withPause(announced.pauses()));
            case MovePaused paused -> withMove(state, move(state).withPause(false).withAwaits(Move.Awaits.PAUSED));
            case MoveResumable resumable -> withMove(state, resumable.unbroken() ? move(state).withAwaits(Move.Awaits.ONWARD) : move(state).withAwaits(Move.Awaits.ONWARD).withPartEnded(false));
            case MoveEnded ended -> afterEnd(state, ended);
            case CountryEndedMovement ended -> afterEnd(state, ended.country());
            case ReturnOffered offered -> state.withDuty(
                    new Duty.Overstacking(offered.country(), offered.province(), offered.stacks(), offered.surplus()));
            case StackReturned returned -> state.with(state.stacks().get(returned.stack()).placedIn(returned.to())).withoutFirstDuty();
            case ReturnDeclined declined -> withStaying(state, declined.stacks()).withoutFirstDuty();
            case MovementEnded ended -> state.withPhase(new Phase.Battles(
                    state.turnOf(ended.alliance()), ended.provinces(), null));
        };
    }

    private static Move move(EuState state) {
        return ((Movement) state.phase()).move().orElseThrow();
    }

    /** Begins a move: the next turn of its country is used. */
    private static EuState withMoveBegun(EuState state, Move move) {
        return state.withPhase(((Movement) state.phase()).withMove(move).withPrecedence(Precedence.FREE));
    }

    /** Moves a leader to another stack; his ride is a move of his country. */
    private static EuState afterRide(EuState state, LeaderRode rode) {
        var left = state.stacks().get(rode.stack());
        var joined = state.stacks().get(rode.into());
        var leaders = new ArrayList<>(joined.leaders());
        leaders.add(rode.leader());
        return state.with(left.withLeaders(left.leaders().stream().filter(leader -> !leader.equals(rode.leader())).toList()))
                .with(joined.withLeaders(leaders))
                .withDiscoveries(state.world().discoveries().afterSplit(rode.stack(), StackId.ofLeader(rode.leader())).afterMerge(rode.into(), StackId.ofLeader(rode.leader()), left.country()))
                .withPhase(((Movement) state.phase()).withRider(rode.leader()).withPrecedence(Precedence.FREE));
    }

    /** Ends the movements of a country, and its claim to the next move or its right to it. */
    private static EuState afterEnd(EuState state, CountryId country) {
        var movement = (Movement) state.phase();
        var precedence = country.equals(movement.precedence().next()) ? Precedence.FREE : movement.precedence();
        return state.withPhase(movement.withEnded(country).withPrecedence(precedence));
    }

    private static EuState withMove(EuState state, Move move) {
        return state.withPhase(((Movement) state.phase()).withMove(move));
    }

    private static EuState afterSplit(EuState state, StackSplit split) {
        var whole = state.stacks().get(split.stack());
        var going = split.leaders() ? whole.leaders() : split.some();
        var staying = whole.leaders().stream().filter(leader -> !going.contains(leader)).toList();
        var rest = CounterExchange.without(whole.units(), split.taken());
        return state.withDiscoveries(state.world().discoveries().afterSplit(whole.id(), split.newStack()))
                .with(whole.withUnits(rest, whole.veteranLd() - split.veteranLd()).withLeaders(staying))
                .withNewStack(whole.part(split.newStack(), split.taken(), split.veteranLd(), going));
    }

    /** Stacks that counter-intercepted in an earlier move of the alliance can no longer go back. */
    private static EuState withoutReturns(EuState state, CountryId country) {
        return withStaying(state, state.stacksOf(state.allianceOf(country)).filter(Stack::intercepted).map(Stack::id).toList());
    }

    private static EuState withStaying(EuState state, List<StackId> stacks) {
        var next = state;
        for (var id : stacks) {
            next = next.with(next.stacks().get(id).withIntercepted(false));
        }
        return next;
    }

    private static EuState afterMerge(EuState state, StacksMerged merged) {
        var one = state.stacks().get(merged.stack());
        var other = state.stacks().get(merged.into());
        var leaders = new ArrayList<>(other.leaders());
        leaders.addAll(one.leaders());
        return state.withDiscoveries(state.world().discoveries().afterMerge(other.id(), one.id(), other.country())).without(one).with(other.mergedWith(one, leaders));
    }

    private static EuState afterEntering(EuState state, ProvinceEntered entered) {
        var move = move(state);
        var stack = state.stacks().get(entered.stack());
        var next = state.with(stack.afterEntering(entered.province(), entered.from()).withMoved(true));
        for (var with : JointMarch.followerIds(state, stack)) {
            next = next.with(next.stacks().get(with).afterEntering(entered.province(), entered.from()).withMoved(true));
        }
        if (entered.active()) {
            var status = state.countries().get(stack.country());
            boolean known = status.active().stream().anyMatch(active -> active.stack().equals(stack.id()));
            if (!known) {
                next = next.withCountry(stack.country(), status.withActiveMove(stack.id(), entered.small()));
            }
        }
        return withMove(next, move.afterEntering(entered.from(), entered.province(), entered.mp(), entered.active()));
    }

    private static EuState afterEnd(EuState state, MoveEnded ended) {
        var stack = state.stacks().get(ended.stack());
        var next = state.withPhase(((Movement) state.phase()).withArrival(ended.stack()));
        return stack == null ? next : next.with(stack.withMoved(true));
    }
}
