package tercio.domain.eu.sea.battle.play;

import java.util.List;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.JoinFleet;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralAwaited;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralReturned;
import tercio.domain.eu.turn.leader.play.NewLeaders;
import tercio.domain.eu.turn.leader.play.NewPosts;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.sentence.Sentence;

/**
 * Leaders with naval stacks who were wounded, or whose ships are gone, come back at the start of a round to any naval stack of their country
 * (EU-WOUND-1). One whose country has none keeps waiting. Unnamed ones who were drawn for those lost come in the same way, to the ships where the rules
 * put them (EU-LEAD-7).
 */
public final class AdmiralsReturn {

    static final String RULE = "EU-WOUND-1";
    private static final String NEW = "EU-LEAD-7";

    private AdmiralsReturn() {}

    /**
     * Brings back the next leader.
     *
     * @return whether there was one
     */
    public static boolean bringBackNext(EuCommandRun play) {
        var state = play.state();
        var next = state.navies().leaders().values().stream().filter(leader -> leader.canReturnBy(state.box()) && !stacks(play.board(), leader).isEmpty()).findFirst();
        next.ifPresent(leader -> {
            var stacks = stacks(play.board(), leader);
            if (stacks.size() == 1) {
                recordReturn(play, leader.leader().id(), stacks.getFirst().id());
            } else {
                play.emit(new AdmiralAwaited(leader.leader().country(), leader.leader().id()));
            }
        });
        return next.isPresent();
    }

    private static void recordReturn(EuCommandRun play, LeaderId leader, StackId stack) {
        play.emit(new AdmiralReturned(leader, stack));
        NewLeaders.withdraw(play, leader);
    }

    /** Whether he was drawn for a lost leader and comes for the first time. */
    private static boolean isNew(LeaderStatus leader) {
        return leader.replaces() != null && leader.place() != null;
    }

    private static List<NavalStack> stacks(WarView board, LeaderStatus leader) {
        return isNew(leader) ? NewPosts.fleets(board, leader.leader().category(), leader.leader().country(), leader.place())
                : board.state().navies().stacks().values().stream().filter(stack -> stack.country().equals(leader.leader().country())).toList();
    }

    /** The rule by which he joins ships: that of new leaders for one who was drawn and comes for the first time. */
    static String rule(EuState state, Duty.AdmiralReturn duty) {
        return isNew(state.navies().leaders().get(duty.leader())) ? NEW : RULE;
    }

    static List<Option> options(WarView board, Duty.AdmiralReturn duty) {
        var state = board.state();
        var leader = state.navies().leaders().get(duty.leader());
        return stacks(board, leader).stream().map(stack -> new Option(Sentence.of("eu.seabattle.to-join").with("leader", SentenceNames.leader(leader.leader()))
                .with("stack", SentenceNames.fleet(state, stack.id()))
                        .with("where", SentenceNames.place(stack.at())),
                new JoinFleet(stack.id(), duty.leader()))).toList();
    }

    static Execution join(EuCommandRun play, JoinFleet command) {
        var owed = play.state().duties().stream().limit(1).filter(Duty.AdmiralReturn.class::isInstance).map(Duty.AdmiralReturn.class::cast)
                .filter(duty -> duty.leader().equals(command.leader())).findFirst();
        if (owed.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-return"));
        }
        var options = options(play.board(), owed.get());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return EuCommandRun.refuse(rule(play.state(), owed.get()), Sentence.of("eu.seabattle.refused-return-place")
                    .with("new", isNew(play.state().navies().leaders().get(command.leader()))), options);
        }
        recordReturn(play, command.leader(), command.stack());
        return EuCommandRun.success();
    }
}
