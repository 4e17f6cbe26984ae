package tercio.domain.eu.land.losses.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pcollections.TreePVector;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderCaptured;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderKilled;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderWounded;
import tercio.domain.eu.land.losses.play.LossEvent.LossesRaised;
import tercio.domain.eu.land.losses.play.LossEvent.LossesShared;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.LossesTaken;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/** Applies losses, retreats and the fates of leaders to the board. */
final class LossEvolution {

    private LossEvolution() {}

    static EuState evolve(EuState state, LossEvent event) {
        return switch (event) {
            case StackDestroyed destroyed -> withoutStack(state, destroyed);
            case StackRetreated retreated -> state.with(
                    state.stacks().get(retreated.stack()).placedIn(retreated.to()).withBesieged(retreated.inside()));
            case LossEvent.MissionariesExposed exposed -> withMissionaryTests(state, exposed);
            case LossEvent.MissionaryTested tested -> state.withoutFirstDuty();
            case LeaderKilled killed -> withoutLeader(state, killed.leader(), Fate.KILLED, null);
            case LeaderWounded wounded -> withoutLeader(state, wounded.leader(), Fate.WOUNDED, wounded.returns());
            case LossEvent.LeaderEscaped escaped -> afterEscape(state, escaped);
            case LeaderCaptured captured -> withoutLeader(state, captured.leader(), Fate.CAPTURED, null);
            case LossesSuffered losses -> state.withDuty(
                    new Duty.Losses(losses.country(), losses.stacks(), losses.ld(), losses.why(), losses.beyond(), losses.lde()));
            case LossesShared shared -> afterSharing(state, shared);
            case LossesRaised raised -> afterRaising(state, raised);
            case LossesTaken taken -> afterLosses(state, taken);
        };
    }

    private static EuState withoutStack(EuState state, StackDestroyed destroyed) {
        var stack = state.stacks().get(destroyed.stack());
        var next = withoutDutiesOf(state.without(stack), stack.id());
        for (var id : stack.leaders()) {
            next = next.with(next.leaders().get(id).asLost(Fate.WAITING, null, stack.province()));
        }
        return next.phase() instanceof Movement movement && movement.engagement().isEmpty() && isMoving(movement, stack)
                ? next.withPhase(movement.withoutMove())
                : next;
    }

    private static boolean isMoving(Movement movement, Stack stack) {
        return movement.move().filter(move -> move.stack().equals(stack.id()) && move.waitsForPlayer()).isPresent();
    }

    /** Removes the duties that only the destroyed stack could have settled. */
    private static EuState withoutDutiesOf(EuState state, StackId gone) {
        var left = state.duties().stream()
                .filter(duty -> switch (duty) {
                    case Duty.Garrison garrison -> !garrison.stack().equals(gone);
                    case Duty.Losses losses -> losses.stacks().stream().anyMatch(state.stacks()::containsKey);
                    case Duty.Overrun overrun -> !overrun.stack().equals(gone);
                    case Duty.March march -> march.roll().stacks().stream().anyMatch(state.stacks()::containsKey);
                    default -> true;
                })
                .toList();
        return state.withDuties(TreePVector.from(left));
    }

    private static EuState withMissionaryTests(EuState state, LossEvent.MissionariesExposed exposed) {
        var next = state;
        for (var each : exposed.missionaries()) {
            next = next.withDuty(new Duty.MissionaryTest(each.country(), each.leader(), each.won(), each.destroyed()));
        }
        return next;
    }

    private static EuState withoutLeader(EuState state, LeaderId leader, Fate fate, RoundBox returns) {
        var place = Stream.concat(state.stacks().values().stream().filter(stack -> stack.leaders().contains(leader)).map(Stack::province),
                        carrierOf(state, leader).map(NavalStack::at).stream()).findFirst()
                .orElse(state.leaders().get(leader).place());
        return withoutPost(state, leader).with(state.leaders().get(leader).asLost(fate, returns, place));
    }

    /** The leader, on land or with ships, has escaped; unless he is unharmed he leaves his stack. */
    private static EuState afterEscape(EuState state, LossEvent.LeaderEscaped escaped) {
        var afloat = state.navies().leaders().get(escaped.leader());
        var status = (afloat == null ? state.leaders().get(escaped.leader()) : afloat).withEscape();
        if (afloat == null) {
            return escaped.returns() == null ? state.with(status) : withoutLeader(state.with(status), escaped.leader(), Fate.WOUNDED, escaped.returns());
        }
        if (escaped.returns() == null) {
            return state.withNavies(state.navies().with(status));
        }
        var next = state;
        SpaceId place = null;
        for (var ships : state.navies().stacks().values()) {
            if (ships.leaders().contains(escaped.leader())) {
                place = ships.at();
                next = next.with(ships.withLeaders(ships.leaders().stream().filter(id -> !id.equals(escaped.leader())).toList()));
            }
        }
        return next.withNavies(next.navies().with(status.asLost(Fate.WOUNDED, escaped.returns(), place)));
    }

    /** Removes the leader from his stack, on land or aboard. */
    private static EuState withoutPost(EuState state, LeaderId leader) {
        for (var stack : state.stacks().values()) {
            if (stack.leaders().contains(leader)) {
                var others = new ArrayList<>(stack.leaders());
                others.remove(leader);
                return state.with(stack.withLeaders(List.copyOf(others)));
            }
        }
        return carrierOf(state, leader).map(ships -> state.with(ships.withCargo(ships.aboard().stream()
                .map(troops -> troops.withLeaders(troops.leaders().stream().filter(id -> !id.equals(leader)).toList())).toList(), ships.gold()))).orElse(state);
    }

    /** The ships in which the leader is with troops; empty if he is in none. */
    private static Optional<NavalStack> carrierOf(EuState state, LeaderId leader) {
        return state.navies().stacks().values().stream().filter(ships -> ships.aboard().stream().anyMatch(troops -> troops.leaders().contains(leader))).findFirst();
    }

    /** Replaces the first losses owed by those of each country. */
    private static EuState afterSharing(EuState state, LossesShared shared) {
        var whole = (Duty.Losses) state.duties().getFirst();
        var parts = shared.parts().stream()
                .map(part -> (Duty) new Duty.Losses(part.country(), part.stacks(), part.ld(), whole.why(),
                        whole.beyond().filter(beyond -> part.country().equals(TurkishArmy.COUNTRY)), part.lde()))
                .toList();
        return state.withDuties(state.duties().minus(0).plusAll(0, parts));
    }

    private static EuState afterRaising(EuState state, LossesRaised raised) {
        int at = IntStream.range(0, state.duties().size())
                .filter(index -> state.duties().get(index) instanceof Duty.Losses losses && losses.country().equals(raised.country())
                        && losses.stacks().equals(raised.stacks()))
                .findFirst().orElseThrow();
        var duty = (Duty.Losses) state.duties().get(at);
        return state.withDuties(state.duties().with(at, duty.withLd(raised.ld())));
    }

    /** Reduces the losses owed by what the stack lost. */
    private static EuState afterLosses(EuState state, LossesTaken taken) {
        var stack = state.stacks().get(taken.stack());
        int at = IntStream.range(0, state.duties().size())
                .filter(index -> state.duties().get(index) instanceof Duty.Losses losses && losses.stacks().contains(taken.stack()))
                .findFirst().orElseThrow();
        var duty = (Duty.Losses) state.duties().get(at);
        int left = duty.thirds() - (stack.units().thirds() - taken.left().thirds());
        var duties = left <= 0
                ? state.duties().minus(at)
                : state.duties().with(at, duty.withThirds(left));
        return state.with(stack.withUnits(taken.left(), taken.veteranLd())).withDuties(duties);
    }
}
