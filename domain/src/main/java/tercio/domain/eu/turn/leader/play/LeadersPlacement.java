package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.leader.play.LeaderCommand.PlaceLeader;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderPlaced;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * A leader without a stack in the scenario is placed with unbesieged troops of his country before the first rolls for supply
 * and the first campaign, under the hierarchy (EU-LEAD-6, EU-HIER-4). If his country has no such troops, he waits until a later round begins (reading: as for a leader who
 * returns; provinces without troops take no leader in this game).
 */
public final class LeadersPlacement {

    public static final String RULE = "EU-LEAD-6";

    private LeadersPlacement() {}

    /** One decision for each leader who must be placed now. */
    public static List<Decision> decisions(WarView board) {
        return unplacedLeaders(board).stream()
                .map(leader -> new Decision("place-" + leader.id(), leader.country().value(), "PlaceLeader", Citation.of(RULE),
                        Sentence.of("eu.leaders.ask-command").with("who", SentenceNames.country(leader.country())).with("leader", SentenceNames.leader(leader)),
                        options(board, leader), List.of()))
                .toList();
    }

    /** The refusal of other commands while leaders must be placed, or empty. */
    public static Optional<Refusal> placementRefusal(WarView board) {
        var unplaced = unplacedLeaders(board);
        return unplaced.isEmpty()
                ? Optional.empty()
                : Optional.of(Refusal.of(RULE, Sentence.of("eu.leaders.refused-placement").with("leader", SentenceNames.leader(unplaced.getFirst()))
                        .with("who", SentenceNames.country(unplaced.getFirst().country()))).withLegal(options(board, unplaced.getFirst())));
    }

    /** Whether the leader must be placed now. */
    public static boolean isAwaited(WarView board, LeaderId leader) {
        return unplacedLeaders(board).stream().anyMatch(known -> known.id().equals(leader));
    }

    private static List<Leader> unplacedLeaders(WarView board) {
        return isBeforeFirstCampaign(board.state().phase())
                ? board.state().leaders().values().stream()
                        .filter(status -> status.fate() == Fate.UNPLACED)
                        .map(LeaderStatus::leader)
                        .filter(leader -> !stacks(board, leader).isEmpty())
                        .toList()
                : List.of();
    }

    private static boolean isBeforeFirstCampaign(Phase phase) {
        return switch (phase) {
            case Phase.Supply supply -> supply.turnOf() == 0;
            case Phase.Campaigns campaigns -> campaigns.turnOf() == 0;
            default -> false;
        };
    }

    private static List<Stack> stacks(WarView board, Leader leader) {
        return board.state().stacks().values().stream()
                .filter(stack -> stack.country().equals(leader.country()) && !stack.besieged())
                .toList();
    }

    /** The stacks where he breaks the hierarchy with nobody (EU-HIER-4); all if there is none. */
    private static List<Stack> properStacks(WarView board, Leader leader) {
        var stacks = stacks(board, leader);
        var proper = stacks.stream().filter(stack -> LeadersReturn.keepsHierarchy(board, leader.id(), stack)).toList();
        return proper.isEmpty() ? stacks : proper;
    }

    private static List<Option> options(WarView board, Leader leader) {
        return properStacks(board, leader).stream()
                .map(stack -> new Option(LeadersReturn.command(board.state(), leader, stack),
                        new PlaceLeader(leader.id(), stack.id())))
                .toList();
    }

    /** Places a leader who must be placed now. */
    public static Execution place(EuCommandRun play, PlaceLeader command) {
        var board = play.board();
        var options = options(board, board.state().leaders().get(command.leader()).leader());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.leaders.refused-rank"), options);
        }
        play.emit(new LeaderPlaced(command.leader(), command.stack().orElseThrow()));
        return EuCommandRun.success();
    }
}
