package tercio.domain.eu.play.losses;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pcollections.TreePVector;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.losses.LossEvent.LeaderCaptured;
import tercio.domain.eu.play.losses.LossEvent.LeaderKilled;
import tercio.domain.eu.play.losses.LossEvent.LeaderWounded;
import tercio.domain.eu.play.losses.LossEvent.LossesRaised;
import tercio.domain.eu.play.losses.LossEvent.LossesShared;
import tercio.domain.eu.play.losses.LossEvent.LossesSuffered;
import tercio.domain.eu.play.losses.LossEvent.LossesTaken;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.eu.play.losses.LossEvent.StackRetreated;
import tercio.domain.eu.round.RoundBox;
import tercio.domain.eu.turkey.TurkishArmy;

/** Applies losses, retreats and the fates of leaders to the board. */
final class LossEvolution {

    private LossEvolution() {}

    static EuState evolve(EuState state, LossEvent event) {
        return switch (event) {
            case StackDestroyed destroyed -> destroyed(state, destroyed);
            case StackRetreated retreated -> state.with(
                    state.stacks().get(retreated.stack()).in(retreated.to()).besieged(retreated.inside()));
            case LossEvent.MissionariesExposed exposed -> exposed(state, exposed);
            case LossEvent.MissionaryTested tested -> state.settled();
            case LeaderKilled killed -> lost(state, killed.leader(), Fate.KILLED, null);
            case LeaderWounded wounded -> lost(state, wounded.leader(), Fate.WOUNDED, wounded.returns());
            case LossEvent.LeaderEscaped escaped -> escaped(state, escaped);
            case LeaderCaptured captured -> lost(state, captured.leader(), Fate.CAPTURED, null);
            case LossesSuffered losses -> state.owes(
                    new Duty.Losses(losses.country(), losses.stacks(), losses.ld(), losses.why(), losses.beyond(), losses.lde()));
            case LossesShared shared -> shared(state, shared);
            case LossesRaised raised -> raised(state, raised);
            case LossesTaken taken -> taken(state, taken);
        };
    }

    private static EuState destroyed(EuState state, StackDestroyed destroyed) {
        var stack = state.stacks().get(destroyed.stack());
        var next = owing(state.without(stack), stack.id());
        for (var id : stack.leaders()) {
            next = next.with(next.leaders().get(id).lost(Fate.WAITING, null, stack.province()));
        }
        return next.phase() instanceof Phase.Movement movement && movement.engagement() == null && moves(movement, stack)
                ? next.phase(movement.move(null))
                : next;
    }

    private static boolean moves(Phase.Movement movement, Stack stack) {
        return movement.move() != null && movement.move().stack().equals(stack.id())
                && movement.move().waits();
    }

    /** Removes the duties that only the destroyed stack could have settled. */
    private static EuState owing(EuState state, String gone) {
        var left = state.duties().stream()
                .filter(duty -> switch (duty) {
                    case Duty.Garrison garrison -> !garrison.stack().equals(gone);
                    case Duty.Losses losses -> losses.stacks().stream().anyMatch(state.stacks()::containsKey);
                    case Duty.Overrun overrun -> !overrun.stack().equals(gone);
                    case Duty.March march -> march.roll().stacks().stream().anyMatch(state.stacks()::containsKey);
                    default -> true;
                })
                .toList();
        return state.duties(TreePVector.from(left));
    }

    private static EuState exposed(EuState state, LossEvent.MissionariesExposed exposed) {
        var next = state;
        for (var each : exposed.missionaries()) {
            next = next.owes(new Duty.MissionaryTest(each.country(), each.leader(), each.won(), each.destroyed()));
        }
        return next;
    }

    private static EuState lost(EuState state, String leader, Fate fate, RoundBox returns) {
        var place = Stream.concat(state.stacks().values().stream().filter(stack -> stack.leaders().contains(leader)).map(Stack::province),
                        aboard(state, leader).map(NavalStack::at).stream()).findFirst()
                .orElse(state.leaders().get(leader).place());
        return leaving(state, leader).with(state.leaders().get(leader).lost(fate, returns, place));
    }

    /** The leader, on land or with ships, has escaped; unless he is unharmed he leaves his stack. */
    private static EuState escaped(EuState state, LossEvent.LeaderEscaped escaped) {
        var afloat = state.navies().leaders().get(escaped.leader());
        var status = (afloat == null ? state.leaders().get(escaped.leader()) : afloat).escape();
        if (afloat == null) {
            return escaped.returns() == null ? state.with(status) : lost(state.with(status), escaped.leader(), Fate.WOUNDED, escaped.returns());
        }
        if (escaped.returns() == null) {
            return state.navies(state.navies().with(status));
        }
        var next = state;
        String place = null;
        for (var ships : state.navies().stacks().values()) {
            if (ships.leaders().contains(escaped.leader())) {
                place = ships.at();
                next = next.with(ships.leaders(ships.leaders().stream().filter(id -> !id.equals(escaped.leader())).toList()));
            }
        }
        return next.navies(next.navies().with(status.lost(Fate.WOUNDED, escaped.returns(), place)));
    }

    /** Removes the leader from his stack, on land or aboard. */
    private static EuState leaving(EuState state, String leader) {
        for (var stack : state.stacks().values()) {
            if (stack.leaders().contains(leader)) {
                var others = new ArrayList<>(stack.leaders());
                others.remove(leader);
                return state.with(stack.leaders(List.copyOf(others)));
            }
        }
        return aboard(state, leader).map(ships -> state.with(ships.carrying(ships.aboard().stream()
                .map(troops -> troops.leaders(troops.leaders().stream().filter(id -> !id.equals(leader)).toList())).toList(), ships.gold()))).orElse(state);
    }

    /** The ships in which the leader is with troops; empty if he is in none. */
    private static Optional<NavalStack> aboard(EuState state, String leader) {
        return state.navies().stacks().values().stream().filter(ships -> ships.aboard().stream().anyMatch(troops -> troops.leaders().contains(leader))).findFirst();
    }

    /** Replaces the first losses owed by those of each country. */
    private static EuState shared(EuState state, LossesShared shared) {
        var whole = (Duty.Losses) state.duties().getFirst();
        var parts = shared.parts().stream()
                .map(part -> (Duty) new Duty.Losses(part.country(), part.stacks(), part.ld(), whole.why(),
                        whole.beyond().filter(beyond -> part.country().equals(TurkishArmy.COUNTRY)), part.lde()))
                .toList();
        return state.duties(state.duties().minus(0).plusAll(0, parts));
    }

    private static EuState raised(EuState state, LossesRaised raised) {
        int at = IntStream.range(0, state.duties().size())
                .filter(index -> state.duties().get(index) instanceof Duty.Losses losses && losses.country().equals(raised.country())
                        && losses.stacks().equals(raised.stacks()))
                .findFirst().orElseThrow();
        var duty = (Duty.Losses) state.duties().get(at);
        return state.duties(state.duties().with(at, duty.of(raised.ld())));
    }

    /** Reduces the losses owed by what the stack lost. */
    private static EuState taken(EuState state, LossesTaken taken) {
        var stack = state.stacks().get(taken.stack());
        int at = IntStream.range(0, state.duties().size())
                .filter(index -> state.duties().get(index) instanceof Duty.Losses losses && losses.stacks().contains(taken.stack()))
                .findFirst().orElseThrow();
        var duty = (Duty.Losses) state.duties().get(at);
        int left = duty.thirds() - (stack.units().thirds() - taken.left().thirds());
        var duties = left <= 0
                ? state.duties().minus(at)
                : state.duties().with(at, duty.ofThirds(left));
        return state.with(stack.units(taken.left(), taken.veteranLd())).duties(duties);
    }
}
