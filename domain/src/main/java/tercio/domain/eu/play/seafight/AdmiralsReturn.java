package tercio.domain.eu.play.seafight;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.board.PlaceName;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.seafight.SeaFightCommand.JoinFleet;
import tercio.domain.eu.play.seafight.SeaFightEvent.AdmiralAwaited;
import tercio.domain.eu.play.seafight.SeaFightEvent.AdmiralReturned;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * Leaders with naval stacks who were wounded, or whose ships are gone, come back at the start of a round to any naval stack of their country
 * (EU-WOUND-1). One whose country has none keeps waiting.
 */
public final class AdmiralsReturn {

    static final String RULE = "EU-WOUND-1";

    private AdmiralsReturn() {}

    /**
     * Brings back the next leader.
     *
     * @return whether there was one
     */
    public static boolean goOn(Play play) {
        var state = play.state();
        var next = state.navies().leaders().values().stream().filter(leader -> leader.returnsBy(state.box()) && !stacks(state, leader).isEmpty()).findFirst();
        next.ifPresent(leader -> {
            var stacks = stacks(state, leader);
            play.happens(stacks.size() == 1 ? new AdmiralReturned(leader.leader().id(), stacks.getFirst().id())
                    : new AdmiralAwaited(leader.leader().country(), leader.leader().id()));
        });
        return next.isPresent();
    }

    private static List<NavalStack> stacks(EuState state, LeaderStatus leader) {
        return state.navies().stacks().values().stream().filter(stack -> stack.country().equals(leader.leader().country())).toList();
    }

    static List<Option> options(EuState state, Duty.AdmiralReturn duty) {
        var leader = state.navies().leaders().get(duty.leader());
        return stacks(state, leader).stream().map(stack -> new Option(leader.leader().name() + " joins " + FleetTitle.of(state, stack.id()) + " in " + PlaceName.of(stack.at()),
                new JoinFleet(stack.id(), duty.leader()))).toList();
    }

    static Optional<Verdict<EuEvent>> join(Play play, JoinFleet command) {
        var owed = play.state().duties().stream().limit(1).filter(Duty.AdmiralReturn.class::isInstance).map(Duty.AdmiralReturn.class::cast)
                .filter(duty -> duty.leader().equals(command.leader())).findFirst();
        if (owed.isEmpty()) {
            return Play.refused(RULE, "no leader of this name comes back to a naval stack now");
        }
        var options = options(play.state(), owed.get());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return Play.refused(RULE, "a leader at sea comes back to a naval stack of his own country", options);
        }
        play.happens(new AdmiralReturned(command.leader(), command.stack()));
        return Play.done();
    }
}
