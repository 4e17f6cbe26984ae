package tercio.domain.eu.play.leader;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.leader.LeaderCommand.PlaceLeader;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderPlaced;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Citation;

/**
 * A leader without a stack in the scenario is placed with unbesieged troops of his country before the first rolls for supply
 * and the first campaign, under the hierarchy (EU-LEAD-6, EU-HIER-4). If his country has no such troops, he waits until a later round begins (reading: as for a leader who
 * returns; provinces without troops take no leader in this game).
 */
public final class LeadersPlacement {

    public static final String RULE = "EU-LEAD-6";

    private LeadersPlacement() {}

    /** One decision for each leader who must be placed now. */
    public static List<Decision> decisions(Board board) {
        return unplaced(board).stream()
                .map(leader -> new Decision("place-" + leader.id(), leader.country(), "PlaceLeader", Citation.of(RULE),
                        "Which stack of " + Nation.of(leader.country()) + " does " + leader.spoken() + " command?",
                        options(board, leader), List.of()))
                .toList();
    }

    /** The refusal of other commands while leaders must be placed, or empty. */
    public static Optional<Refusal> first(Board board) {
        var unplaced = unplaced(board);
        return unplaced.isEmpty()
                ? Optional.empty()
                : Optional.of(Refusal.of(RULE, unplaced.getFirst().name() + " of " + Nation.of(unplaced.getFirst().country())
                        + " must be put on a stack first").legal(options(board, unplaced.getFirst())));
    }

    /** Whether the leader must be placed now. */
    public static boolean awaits(Board board, String leader) {
        return unplaced(board).stream().anyMatch(known -> known.id().equals(leader));
    }

    private static List<Leader> unplaced(Board board) {
        return beforeFirstCampaign(board.state().phase())
                ? board.state().leaders().values().stream()
                        .filter(status -> status.fate() == Fate.UNPLACED)
                        .map(LeaderStatus::leader)
                        .filter(leader -> !stacks(board, leader).isEmpty())
                        .toList()
                : List.of();
    }

    private static boolean beforeFirstCampaign(Phase phase) {
        return switch (phase) {
            case Phase.Supply supply -> supply.turnOf() == 0;
            case Phase.Campaigns campaigns -> campaigns.turnOf() == 0;
            default -> false;
        };
    }

    private static List<Stack> stacks(Board board, Leader leader) {
        return board.state().stacks().values().stream()
                .filter(stack -> stack.country().equals(leader.country()) && !stack.besieged())
                .toList();
    }

    /** The stacks where he breaks the hierarchy with nobody (EU-HIER-4); all if there is none. */
    private static List<Stack> proper(Board board, Leader leader) {
        var stacks = stacks(board, leader);
        var proper = stacks.stream().filter(stack -> LeadersReturn.keepsHierarchy(board, leader.id(), stack)).toList();
        return proper.isEmpty() ? stacks : proper;
    }

    private static List<Option> options(Board board, Leader leader) {
        return proper(board, leader).stream()
                .map(stack -> new Option(leader.spoken() + " takes command of " + StackTitle.of(board.state(), stack.id()) + " in " + board.name(stack.province()),
                        new PlaceLeader(leader.id(), stack.id())))
                .toList();
    }

    /** Places a leader who must be placed now. */
    public static Optional<Verdict<EuEvent>> place(Play play, PlaceLeader command) {
        var board = play.board();
        var options = options(board, board.state().leaders().get(command.leader()).leader());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return Play.refused(RULE, "a leader is put on an unbesieged stack of his own country, where nobody of better rank then commands less than one "
                    + "of worse rank if there is such a stack", options);
        }
        play.happens(new LeaderPlaced(command.leader(), command.stack().orElseThrow()));
        return Play.done();
    }
}
