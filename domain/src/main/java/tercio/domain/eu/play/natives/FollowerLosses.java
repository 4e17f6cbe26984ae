package tercio.domain.eu.play.natives;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.natives.NativeCommand.LoseFollowers;
import tercio.domain.eu.play.natives.NativeEvent.FollowersLost;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * Losses that fall on natives who follow a conquistador, as the controller of the stack chooses (EU-BATTLE-LOSSES). Reading: they are lost by
 * whole LD, and fewer than that together for the last LD.
 */
public final class FollowerLosses {

    static final String RULE = "EU-CONQUISTADOR-FOLLOWERS";

    private FollowerLosses() {}

    /** LD for which so many natives stand when they are lost. */
    static int ld(int thirds) {
        return Math.ceilDiv(thirds, Thirds.LD);
    }

    /** Each number of followers that can be lost for these losses. */
    static List<Option> options(EuState state, Duty.Losses duty) {
        var options = new ArrayList<Option>();
        for (var stack : duty.stacks().stream().flatMap(id -> state.stack(id).stream()).toList()) {
            for (var leader : stack.leaders()) {
                for (int lost = Math.min(duty.ld(), ld(state.world().natives().followers(leader))); lost > 0; lost--) {
                    options.add(new Option(lost + " LD of the natives who follow " + SpokenNames.leader(state, leader), new LoseFollowers(stack.id(), leader, lost)));
                }
            }
        }
        return options;
    }

    /** Whether natives who follow a leader can be lost for these losses. */
    public static boolean possible(EuState state, Duty.Losses duty) {
        return duty.stacks().stream().flatMap(id -> state.stack(id).stream()).flatMap(stack -> stack.leaders().stream())
                .anyMatch(leader -> state.world().natives().followers(leader) > 0);
    }

    /** Takes losses from followers. Refused where the stack owes none, and for more than there are. */
    static Optional<Verdict<EuEvent>> lose(Play play, LoseFollowers command) {
        var state = play.state();
        var duty = owed(state, command.stack());
        var options = duty.map(losses -> options(state, losses)).orElse(List.of());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return Play.refused(RULE, "no losses of this stack can fall on so many natives who follow this leader", options);
        }
        int thirds = Math.min(state.world().natives().followers(command.leader()), command.ld() * Thirds.LD);
        play.happens(new FollowersLost(command.stack(), command.leader(), thirds));
        return Play.done();
    }

    private static Optional<Duty.Losses> owed(EuState state, String stack) {
        return state.duties().stream().filter(Duty.Losses.class::isInstance).map(Duty.Losses.class::cast)
                .filter(losses -> losses.stacks().contains(stack)).findFirst();
    }
}
