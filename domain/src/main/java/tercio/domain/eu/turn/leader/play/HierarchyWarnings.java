package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.leader.Hierarchy;
import tercio.domain.eu.turn.leader.Hierarchy.Breach;
import tercio.domain.eu.turn.leader.play.LeaderEvent.HierarchyBroken;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;

/**
 * Warnings of moves and interceptions that put a leader of better rank over less than one of worse rank (EU-HIER-5). They are told, not
 * refused: the chapter that would forbid them is empty. Readings: a breach that was there before counts only where it has become worse, and
 * the effect of a move is seen at its end.
 */
public final class HierarchyWarnings {

    private static final String RULE = "EU-HIER-5";

    private HierarchyWarnings() {}

    /** Tells the breaches that have come since a board, country by country. */
    public static void warn(EuCommandRun play, WarView before, List<CountryId> countries) {
        for (var country : countries.stream().distinct().sorted().toList()) {
            var breaches = breachesSince(before, play.board(), country);
            if (!breaches.isEmpty()) {
                play.emit(new HierarchyBroken(country, breaches.stream().map(HierarchyWarnings::below).toList()),
                        breaches.stream().map(breach -> Step.of("hierarchy", RULE).side(country.value()).result(breach.result()).reading(Hierarchy.POLICY.id())).toList());
            }
        }
    }

    /** Tells the breaches that follow from a move of these stacks out of a province, once it has ended. */
    public static void warnAfterMove(EuCommandRun play, List<StackId> ids, SpaceId start) {
        var stacks = ids.stream().flatMap(id -> play.state().stack(id).stream()).toList();
        warn(play, boardWithStacks(play.board(), stacks, start), stacks.stream().map(Stack::country).toList());
    }

    /** Whether a move of these stacks to a province would bring a breach. */
    public static boolean wouldBreach(WarView board, List<Stack> stacks, SpaceId to) {
        return stacks.stream().map(Stack::country).distinct().filter(country -> hasSeveralRanks(board, country))
                .anyMatch(country -> !breachesSince(board, boardWithStacks(board, stacks, to), country).isEmpty());
    }

    /** Whether the change from one board to the other would bring a breach among the leaders of the country. */
    public static boolean wouldBreach(WarView before, WarView after, CountryId country) {
        return hasSeveralRanks(after, country) && !breachesSince(before, after, country).isEmpty();
    }

    private static boolean hasSeveralRanks(WarView board, CountryId country) {
        return ChainOfCommand.chargesOfAllTroops(board, country).stream().map(Hierarchy.Charge::rank).distinct().count() > 1;
    }

    private static WarView boardWithStacks(WarView board, List<Stack> stacks, SpaceId province) {
        var state = board.state();
        for (var stack : stacks) {
            state = state.with(stack.placedIn(province));
        }
        return new WarView(state, board.map(), board.tables());
    }

    private static List<Breach> breachesSince(WarView before, WarView after, CountryId country) {
        var known = ChainOfCommand.reportedBreaches(before, country);
        return ChainOfCommand.reportedBreaches(after, country).stream().filter(breach -> known.stream().noneMatch(old -> coversAlready(old, breach))).toList();
    }

    private static boolean coversAlready(Breach old, Breach now) {
        return Stream.of(old.better().leader(), old.worse().leader()).toList().equals(List.of(now.better().leader(), now.worse().leader()))
                && deficit(old) >= deficit(now);
    }

    private static int deficit(Breach breach) {
        return breach.worse().size() - breach.better().size();
    }

    private static HierarchyBroken.Below below(Breach breach) {
        return new HierarchyBroken.Below(breach.better().leader(), breach.better().size(), breach.worse().leader(), breach.worse().size());
    }
}
