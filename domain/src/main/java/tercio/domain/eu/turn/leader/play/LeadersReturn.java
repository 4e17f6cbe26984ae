package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.leader.PashaLeaders;
import tercio.domain.eu.turn.leader.play.LeaderCommand.PlaceLeader;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderReturned;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderSettled;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.sentence.Sentence;

/**
 * Leaders with healed wounds come back at the start of the first round at or past their box, on any unbesieged stack of
 * their country where the hierarchy of that stack holds (EU-WOUND-1, EU-HIER-5, AMB-6). A leader without a stack to join keeps waiting.
 */
public final class LeadersReturn {

    public static final String RULE = "EU-WOUND-1";

    private LeadersReturn() {}

    /** The leaders who can join an unbesieged stack of their country when this round begins. Other leaders keep waiting. */
    public static List<LeaderId> returningLeaders(EuState state, RoundBox box) {
        return state.leaders().values().stream()
                .filter(leader -> leader.canReturnBy(box) && canJoin(state, leader.leader()))
                .map(leader -> leader.leader().id())
                .toList();
    }

    private static boolean canJoin(EuState state, Leader leader) {
        return state.stacks().values().stream().anyMatch(stack -> stack.country().equals(leader.country()) && !stack.besieged()
                && !state.world().militia().isMilitia(stack.id()) && canServeWith(leader, stack));
    }

    /** Leaders of the rest of the world come back there alone (reading). */
    private static boolean canServeWith(Leader leader, Stack stack) {
        return !leader.category().servesOnlyOverseas() || EuMap.PRINTED.isOnWorldSheet(stack.province());
    }

    /**
     * The unbesieged stacks of his country that the leader can join: those where he breaks the hierarchy with nobody; all if there is none.
     * For a new leader those of {@link NewPosts}; all if the place of the lost one is not known.
     */
    static List<Option> options(WarView board, Duty.Return duty) {
        var state = board.state();
        var leader = state.leaders().get(duty.leader()).leader();
        var stacks = state.stacks().values().stream().filter(stack -> stack.country().equals(duty.country()) && !stack.besieged()
                && !state.world().militia().isMilitia(stack.id()) && canServeWith(leader, stack)).toList();
        if (isNew(board, duty)) {
            return Stream.concat(options(state, leader, NewPosts.stacks(board, leader.category(), duty.country(), duty.place())),
                    NewPosts.settlements(board, leader.category(), duty.country()).stream().map(province -> new Option(
                            Sentence.of("eu.leaders.to-stay-alone").with("leader", SentenceNames.leader(leader)).with("where", SentenceNames.place(province)),
                            PlaceLeader.in(province, duty.leader())))).toList();
        }
        var troops = PashaLeaders.isBoundToPasha(duty.leader()) ? PashasWithTroops.stacksWithoutLeader(state, duty.leader()).filter(stacks::contains).toList() : List.<Stack>of();
        var proper = !troops.isEmpty() ? troops : comesFirst(state, duty.leader()) ? stacks
                : stacks.stream().filter(stack -> keepsHierarchy(board, duty.leader(), stack)).toList();
        return options(state, leader, proper.isEmpty() ? stacks : proper).toList();
    }

    private static Stream<Option> options(EuState state, Leader leader, List<Stack> stacks) {
        return stacks.stream().map(stack -> new Option(command(state, leader, stack), new PlaceLeader(leader.id(), stack.id())));
    }

    /** Whether he was drawn for a lost leader and comes for the first time. He may break the hierarchy (EU-LEAD-7). */
    private static boolean isNew(WarView board, Duty.Return duty) {
        return duty.place() != null && board.state().leaders().get(duty.leader()).replaces() != null;
    }

    /** Whether the leader was drawn just now. The place where a leader lost his stack distinguishes one who was drawn earlier. */
    static boolean comesFirst(EuState state, LeaderId leader) {
        var status = state.leaders().get(leader);
        return status.replaces() != null && (status.place() == null || state.duties().stream()
                .anyMatch(duty -> duty instanceof Duty.Return back && back.leader().equals(leader) && back.place() != null));
    }

    /** The rule by which the leader joins a stack: that of new leaders for one who was drawn and comes for the first time. */
    static String rule(EuState state, Duty.Return duty) {
        return duty.place() != null || comesFirst(state, duty.leader()) ? NewLeaders.RULE : RULE;
    }

    /** {@code Condé takes command of France's stack of 8 LD in Picardie} */
    static Sentence command(EuState state, Leader leader, Stack stack) {
        return Sentence.of("eu.leaders.to-command").with("leader", SentenceNames.leader(leader)).with("stack", SentenceNames.stack(state, stack.id()))
                .with("where", SentenceNames.place(stack.province()));
    }

    static Sentence prompt(WarView board, Duty.Return duty) {
        return Sentence.of("eu.leaders.ask-return").with("leader", SentenceNames.leader(board.state(), duty.leader()))
                .with("first", isNew(board, duty) || comesFirst(board.state(), duty.leader()));
    }

    /** Whether nobody on the stack is in a new breach of the hierarchy once the leader is there. */
    static boolean keepsHierarchy(WarView board, LeaderId leader, Stack stack) {
        var joined = new WarView(LeaderEvolution.afterPosting(board.state(), List.of(new Posting(leader, stack.id()))), board.map(), board.tables());
        return ChainOfCommand.newBreaches(board, joined, stack).isEmpty();
    }

    /** Puts a returning leader on a stack. Refused for a besieged stack or one of another country. */
    public static Execution place(EuCommandRun play, PlaceLeader command) {
        if (play.state().duties().isEmpty()
                || !(play.state().duties().getFirst() instanceof Duty.Return duty)
                || !duty.leader().equals(command.leader())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.leaders.refused-no-return").with("known", play.state().leader(LeaderId.orNone(command.leader())).isPresent())
                    .with("leader", NewLeaders.nameOf(play.state(), command.leader())));
        }
        var options = options(play.board(), duty);
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return EuCommandRun.refuse(rule(play.state(), duty), Sentence.of("eu.leaders.refused-return-place")
                    .with("category", isNew(play.board(), duty) || comesFirst(play.state(), duty.leader()) ? play.state().leaders().get(command.leader()).leader().category().word() : "none"), options);
        }
        play.emit(command.province().<LeaderEvent>map(province -> new LeaderSettled(command.leader(), province))
                .orElseGet(() -> new LeaderReturned(command.leader(), command.stack().orElseThrow())));
        NewLeaders.withdraw(play, command.leader());
        return EuCommandRun.success();
    }
}
