package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderKilled;
import tercio.domain.eu.turn.leader.PashaLeaders;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderWithdrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.PashaFollowed;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Leaders printed on a Pasha, who are one with their troops: such a leader goes where they go, is killed with them, and goes home with them
 * (EU-TUR-5). So he neither rides alone nor is redeployed. Readings: of several of one size with a stack, the last by name has lost his
 * troops; a leader whom a scenario puts on a stack without a Pasha of his size is a leader like others.
 */
public final class PashasWithTroops {

    static final String RULE = "EU-TUR-5";

    private PashasWithTroops() {}

    /**
     * Keeps these leaders with their troops after a command; nothing is settled while a battle is fought.
     *
     * @param before the board before the command
     */
    public static void follow(EuCommandRun play, EuState before) {
        for (var leader : play.state().leaders().keySet().stream().filter(PashaLeaders::isBoundToPasha).toList()) {
            var stack = stackOf(play.state(), leader);
            if (stack.isPresent() ? !isSurplus(play.state(), stack.get(), leader) : !hasLostStack(play.state(), leader)) {
                continue;
            }
            var troops = stack.flatMap(own -> troopsFor(play.state(), own, leader));
            if (troops.isPresent()) {
                play.emit(new PashaFollowed(leader, troops.get().id()));
            } else if (stackOf(before, leader).filter(own -> !isSurplus(before, own, leader)).isPresent()) {
                play.emit(before.phase() instanceof Phase.Wintering ? new LeaderWithdrawn(leader, Optional.empty()) : new LeaderKilled(leader),
                        List.of(Step.of("a Pasha and his troops", RULE).result(Sentence.of("eu.leaders.result-pasha-troops").with("ld", PashaLeaders.ld(leader)))));
            }
        }
    }

    /** Whether the leader has lost his stack, and waits for another. */
    private static boolean hasLostStack(EuState state, LeaderId leader) {
        return state.leaders().get(leader).fate() == Fate.WAITING
                && state.duties().stream().noneMatch(duty -> duty instanceof Duty.Return back && back.leader().equals(leader));
    }

    private static Optional<Stack> stackOf(EuState state, LeaderId leader) {
        return state.stacks().values().stream().filter(stack -> stack.leaders().contains(leader)).findFirst();
    }

    /** Whether more leaders of his size are with the stack than Pashas, and he is the last of them. */
    private static boolean isSurplus(EuState state, Stack stack, LeaderId leader) {
        var alike = leadersOfSize(stack, leader);
        return alike.sorted().toList().indexOf(leader) >= pashas(stack, PashaLeaders.ld(leader));
    }

    private static Stream<LeaderId> leadersOfSize(Stack stack, LeaderId leader) {
        return stack.leaders().stream().filter(other -> PashaLeaders.ld(other) == PashaLeaders.ld(leader));
    }

    private static int pashas(Stack stack, int ld) {
        Timar timar = stack.units().timarCounters();
        return switch (ld) {
            case 1 -> timar.pashasOfOne();
            case 2 -> timar.pashasOfTwo();
            default -> timar.pashasOfThree();
        };
    }

    /** The stack with a Pasha of his size and no leader for him: a part of his own stack, or one beside it. */
    private static Optional<Stack> troopsFor(EuState state, Stack own, LeaderId leader) {
        return stacksWithoutLeader(state, leader).filter(other -> other.country().equals(own.country()))
                .filter(other -> root(other).equals(root(own)) || other.province().equals(own.province())).findFirst();
    }

    /** The stacks with a Pasha of his size who has no leader. */
    static Stream<Stack> stacksWithoutLeader(EuState state, LeaderId leader) {
        return state.stacks().values().stream().filter(stack -> leadersOfSize(stack, leader).count() < pashas(stack, PashaLeaders.ld(leader)));
    }

    private static StackId root(Stack stack) {
        int dot = stack.id().value().indexOf('.');
        return dot < 0 ? stack.id() : new StackId(stack.id().value().substring(0, dot));
    }
}
