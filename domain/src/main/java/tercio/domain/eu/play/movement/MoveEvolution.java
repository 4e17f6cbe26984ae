package tercio.domain.eu.play.movement;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Precedence;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Company;
import tercio.domain.eu.play.movement.MoveEvent.CountryEndedMovement;
import tercio.domain.eu.play.movement.MoveEvent.LeaderRode;
import tercio.domain.eu.play.movement.MoveEvent.LeaderLanded;
import tercio.domain.eu.play.movement.MoveEvent.LeaderPutToSea;
import tercio.domain.eu.play.movement.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.play.movement.MoveEvent.MoveBegan;
import tercio.domain.eu.play.movement.MoveEvent.MoveEnded;
import tercio.domain.eu.play.movement.MoveEvent.MovePaused;
import tercio.domain.eu.play.movement.MoveEvent.MoveRedirected;
import tercio.domain.eu.play.movement.MoveEvent.MoveResumable;
import tercio.domain.eu.play.movement.MoveEvent.MovementBegan;
import tercio.domain.eu.play.movement.MoveEvent.MovementEnded;
import tercio.domain.eu.play.movement.MoveEvent.PauseAnnounced;
import tercio.domain.eu.play.movement.MoveEvent.ProvinceEntered;
import tercio.domain.eu.play.movement.MoveEvent.ReturnDeclined;
import tercio.domain.eu.play.movement.MoveEvent.ReturnOffered;
import tercio.domain.eu.play.movement.MoveEvent.RideBegan;
import tercio.domain.eu.play.movement.MoveEvent.RideEnded;
import tercio.domain.eu.play.movement.MoveEvent.StackOnItsOwn;
import tercio.domain.eu.play.movement.MoveEvent.StackPlacedUnder;
import tercio.domain.eu.play.movement.MoveEvent.StackReturned;
import tercio.domain.eu.play.movement.MoveEvent.StackSplit;
import tercio.domain.eu.play.movement.MoveEvent.StackingPostponed;
import tercio.domain.eu.play.movement.MoveEvent.StacksMerged;

/** Applies the events of movement and interception to the board. */
final class MoveEvolution {

    private MoveEvolution() {}

    static EuState evolve(EuState state, MoveEvent event) {
        return switch (event) {
            case MovementBegan began ->
                state.phase(Phase.Movement.begins(state.order().indexOf(began.alliance())));
            case StackSplit split -> split(state, split);
            case StackingPostponed postponed -> state.phase(((Phase.Movement) state.phase())
                    .crowded(new Phase.Movement.Crowd(postponed.province(), postponed.alliance(), postponed.ld())));
            case StacksMerged merged -> merged(state, merged);
            case MoveBegan began -> begun(settledDown(state, state.stacks().get(began.stack()).country()),
                    Move.begins(began.stack(), began.from(), began.path(), began.along()));
            case StackPlacedUnder placed -> state.phase(((Phase.Movement) state.phase()).follows(placed.stack(), placed.under()));
            case StackOnItsOwn own -> state.phase(((Phase.Movement) state.phase()).alone(own.stack()));
            case LeaderRode rode -> rode(state, rode);
            case RideBegan began -> RideEvolution.began(state, began);
            case LeaderPutToSea put -> RideEvolution.putToSea(state, put);
            case LeaderLanded landed -> RideEvolution.landed(state, landed);
            case RideEnded ended -> RideEvolution.ended(state, ended);
            case LoneLeaderDied died -> RideEvolution.died(state, died);
            case ProvinceEntered entered -> entered(state, entered);
            case MoveRedirected redirected -> underWay(state, move(state).onward(redirected.path()));
            case PauseAnnounced announced -> underWay(state, move(state).pauses(announced.pauses()));
            case MovePaused paused -> underWay(state, move(state).pauses(false).awaits(Move.Awaits.PAUSED));
            case MoveResumable resumable -> underWay(state, resumable.unbroken() ? move(state).awaits(Move.Awaits.ONWARD) : move(state).awaits(Move.Awaits.ONWARD).part(false));
            case MoveEnded ended -> ended(state, ended);
            case CountryEndedMovement ended -> ended(state, ended.country());
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

    /** Begins a move: the next turn of its country is used. */
    private static EuState begun(EuState state, Move move) {
        return state.phase(((Phase.Movement) state.phase()).move(move).precedence(Precedence.FREE));
    }

    /** Moves a leader to another stack; his ride is a move of his country. */
    private static EuState rode(EuState state, LeaderRode rode) {
        var left = state.stacks().get(rode.stack());
        var joined = state.stacks().get(rode.into());
        var leaders = new ArrayList<>(joined.leaders());
        leaders.add(rode.leader());
        return state.with(left.leaders(left.leaders().stream().filter(leader -> !leader.equals(rode.leader())).toList()))
                .with(joined.leaders(leaders))
                .discoveries(state.world().discoveries().split(rode.stack(), rode.leader()).merged(rode.into(), rode.leader(), left.country()))
                .phase(((Phase.Movement) state.phase()).rides(rode.leader()).precedence(Precedence.FREE));
    }

    /** Ends the movements of a country, and its claim to the next move or its right to it. */
    private static EuState ended(EuState state, String country) {
        var movement = (Phase.Movement) state.phase();
        var precedence = country.equals(movement.precedence().next()) ? Precedence.FREE : movement.precedence();
        return state.phase(movement.ended(country).precedence(precedence));
    }

    private static EuState underWay(EuState state, Move move) {
        return state.phase(((Phase.Movement) state.phase()).move(move));
    }

    private static EuState split(EuState state, StackSplit split) {
        var whole = state.stacks().get(split.stack());
        var going = split.leaders() ? whole.leaders() : split.some();
        var staying = whole.leaders().stream().filter(leader -> !going.contains(leader)).toList();
        var rest = Breaking.without(whole.units(), split.taken());
        return state.discoveries(state.world().discoveries().split(whole.id(), split.newStack()))
                .with(whole.units(rest, whole.veteranLd() - split.veteranLd()).leaders(staying))
                .founds(whole.part(split.newStack(), split.taken(), split.veteranLd(), going));
    }

    /** Stacks that counter-intercepted in an earlier move of the alliance can no longer go back. */
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
        return state.discoveries(state.world().discoveries().merged(other.id(), one.id(), other.country())).without(one).with(other.joinedBy(one, leaders));
    }

    private static EuState entered(EuState state, ProvinceEntered entered) {
        var move = move(state);
        var stack = state.stacks().get(entered.stack());
        var next = state.with(stack.entering(entered.province(), entered.from()).moved(true));
        for (var with : Company.along(state, stack)) {
            next = next.with(next.stacks().get(with).entering(entered.province(), entered.from()).moved(true));
        }
        if (entered.active()) {
            var status = state.countries().get(stack.country());
            boolean known = status.active().stream().anyMatch(active -> active.stack().equals(stack.id()));
            if (!known) {
                next = next.country(stack.country(), status.activeMove(stack.id(), entered.small()));
            }
        }
        return underWay(next, move.entering(entered.from(), entered.province(), entered.mp(), entered.active()));
    }

    private static EuState ended(EuState state, MoveEnded ended) {
        var stack = state.stacks().get(ended.stack());
        var next = state.phase(((Phase.Movement) state.phase()).arrived(ended.stack()));
        return stack == null ? next : next.with(stack.moved(true));
    }
}
