package tercio.domain.eu.world.natives.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.world.natives.play.NativeCommand.LoseFollowers;
import tercio.domain.eu.world.natives.play.NativeEvent.FollowersLost;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.sentence.Sentence;

/**
 * Losses that fall on natives who follow a conquistador, as the controller of the stack chooses (EU-BATTLE-LOSSES). Readings: they are lost
 * by whole LD, and fewer than that together for the last LD; where the battle has cost their leader too, who would send them home, losses
 * fall on them first.
 */
public final class FollowerLosses {

    static final String RULE = "EU-CONQUISTADOR-FOLLOWERS";

    private FollowerLosses() {}

    private static List<Stack> remainingStacks(EuState state, Duty.Losses duty) {
        return duty.stacks().stream().flatMap(id -> state.stack(id).stream()).toList();
    }

    /** Each number of followers that can be lost for these losses. */
    static List<Option> options(EuState state, Duty.Losses duty) {
        var options = new ArrayList<Option>();
        for (var stack : remainingStacks(state, duty)) {
            for (var leader : stack.leaders()) {
                int most = Math.min(duty.thirds(), state.world().natives().followers(leader));
                for (int ld = Math.ceilDiv(most, Thirds.LD); ld > 0; ld--) {
                    options.add(new Option(Sentence.of("eu.natives.to-lose").with("size", SentenceNames.ld(Math.min(most, ld * Thirds.LD)))
                            .with("leader", SentenceNames.leader(state, leader)),
                            new LoseFollowers(stack.id(), leader, ld)));
                }
            }
        }
        return options;
    }

    /** Whether natives who follow a leader can be lost for these losses. */
    static boolean isPossible(EuState state, Duty.Losses duty) {
        return state.followers(remainingStacks(state, duty)) > 0;
    }

    /** Takes losses from followers. Refused where the stack owes none, and for more than there are. */
    static Execution lose(EuCommandRun play, LoseFollowers command) {
        var state = play.state();
        var duty = openDuty(state, command.stack());
        var options = duty.map(losses -> options(state, losses)).orElse(List.of());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.natives.refused-losses"), options);
        }
        int most = Math.min(duty.orElseThrow().thirds(), state.world().natives().followers(command.leader()));
        play.emit(new FollowersLost(command.stack(), command.leader(), Math.min(most, command.ld() * Thirds.LD)));
        return EuCommandRun.success();
    }

    private static Optional<Duty.Losses> openDuty(EuState state, StackId stack) {
        return state.duties().stream().filter(Duty.Losses.class::isInstance).map(Duty.Losses.class::cast)
                .filter(losses -> losses.stacks().contains(stack)).findFirst();
    }

    /**
     * Losses of a battle fall first on those whose leader fell in it.
     *
     * @param leaders of the side, the fallen one among them
     * @param thirds of an LD that are lost
     * @return those that are left to be taken
     */
    public static int loseFirst(EuCommandRun play, List<LeaderId> leaders, int thirds) {
        int left = thirds;
        for (var leader : leaders) {
            int lost = Math.min(left, play.state().world().natives().followers(leader));
            if (lost > 0 && play.state().leaders().get(leader).fate() != LeaderStatus.Fate.PRESENT) {
                play.emit(new FollowersLost(null, leader, lost));
                left -= lost;
            }
        }
        return left;
    }

    /** All who follow these leaders are lost with their troops. */
    public static void loseAll(EuCommandRun play, List<LeaderId> leaders) {
        for (var leader : leaders) {
            int lost = play.state().world().natives().followers(leader);
            if (lost > 0) {
                play.emit(new FollowersLost(null, leader, lost));
            }
        }
    }
}
