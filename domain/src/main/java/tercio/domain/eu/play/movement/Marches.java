package tercio.domain.eu.play.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.board.PlaceName;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.movement.Entry;
import tercio.domain.eu.movement.Marcher;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Company;
import tercio.domain.eu.play.ExplorersAshore;
import tercio.domain.eu.play.Floods;
import tercio.domain.eu.play.LeavingSiege;
import tercio.domain.eu.play.RightsOfWar;
import tercio.domain.eu.play.campaign.Permission;
import tercio.domain.eu.policy.PassingFortress;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.AppliedModifiers;

/** The possible marches of a stack: cost and prohibition of each step (EU-MOVE). */
public final class Marches {

    /** A path to a province and its cost in MP. */
    public record March(List<String> path, int mp) {
        public March {
            path = List.copyOf(path);
        }

        public String end() {
            return path.getLast();
        }
    }

    private Marches() {}

    /** The cost of the step for a stack and those that move with it, item by item. A road must exist. */
    public static AppliedModifiers cost(Board board, Stack stack, String from, String to) {
        return cost(board, stack, from, to, Company.units(board.state(), stack).army());
    }

    /** The cost of the step for a leader who leaves the stack and rides alone: no ARMY counter is with him (reading of EU-SUP-7). */
    static AppliedModifiers costAlone(Board board, Stack stack, String from, String to) {
        return cost(board, stack, from, to, false);
    }

    private static AppliedModifiers cost(Board board, Stack stack, String from, String to, boolean army) {
        if (Floods.lies(board, to)) {
            return Floods.cost(board);
        }
        var friendly = board.friendly(to, board.state().allianceOf(stack));
        var entered = board.province(to);
        var theatre = board.theatre(to);
        var marcher = entered.wasteland() || theatre != Theatre.EUROPE ? board.marcher(stack.country()) : Marcher.EUROPEAN;
        return MovementCosts.in(board.tables()).of(new Entry(board.province(from),
                board.road(from, to).orElseThrow().kind(), entered, friendly, marcher, theatre,
                theatre == Theatre.ROTW && !army && board.map().onOneRiver(from, to)));
    }

    /**
     * The reason why the stack may not take this step, or empty.
     *
     * @param from the province where it stands in the field
     */
    public static Optional<Refusal> forbids(Board board, Stack stack, String from, String to) {
        int alliance = board.state().allianceOf(stack);
        if (board.road(from, to).isEmpty()) {
            return refuse("EU-MOVE-1", "no land border leads from " + board.name(from) + " to " + PlaceName.of(String.valueOf(to)));
        }
        if (board.closed(to, alliance)) {
            var kind = RightsOfWar.notFoughtIn(board, to, alliance);
            return kind.isPresent() ? kind : refuse(board.province(to).theatre() == Theatre.EUROPE ? "EU-CTRL-5" : "EU-CTRL-WORLD", closing(board, to, alliance));
        }
        if (!board.knows(stack, to)) {
            return refuse("EU-DISCOVERY", StackTitle.of(board.state(), stack.id()) + " does not know " + board.name(to) + ": after the movements it may explore it");
        }
        if (ExplorersAshore.stopAt(board, Company.of(board.state(), stack).stream().flatMap(each -> each.leaders().stream()).toList(), to)) {
            return refuse(ExplorersAshore.RULE, "an explorer goes no further than the coast, and " + board.name(to) + " has none: a part without him may march there");
        }
        var peace = Company.of(board.state(), stack).stream().flatMap(each -> RightsOfWar.forbidsEntering(board, each, to).stream()).findFirst();
        if (peace.isPresent()) {
            return peace;
        }
        var flood = Company.of(board.state(), stack).stream().flatMap(each -> Floods.forbids(board, each, to).stream()).findFirst();
        if (flood.isPresent()) {
            return flood;
        }
        var siege = LeavingSiege.forbids(board, from, alliance, LeavingSiege.staying(board, stack, from),
                board.friendly(to, alliance));
        if (siege.isPresent()) {
            return siege;
        }
        return board.unfriendlyForces(to, alliance) ? Permission.forbidsActiveMove(board, stack) : Optional.empty();
    }

    private static String closing(Board board, String to, int alliance) {
        if (!board.neutral(to, alliance)) {
            return StackTitle.of(board.state(), board.neutralsInField(to, alliance).getFirst().id()) + " stands in " + board.name(to)
                    + ", neither a friend nor an enemy, and bars the way";
        }
        if (board.province(to).theatre() != Theatre.EUROPE) {
            return board.name(to) + " belongs to " + Nation.of(board.controller(to))
                    + ", which is neutral in this war; a province of nobody, or of a friend or an enemy, may be entered";
        }
        return board.controllingAlliance(to) < 0
                ? board.name(to) + " is neutral: its fortress bars the way"
                : board.name(to) + " is controlled by " + Nation.of(board.controller(to))
                        + ", neither a friend nor an enemy: its fortress bars the way";
    }

    /** Whether the stack must stop in the province because unbesieged enemies stand there, or because of its fortress. */
    public static boolean stops(Board board, Stack stack, String province) {
        int alliance = board.state().allianceOf(stack);
        return enemiesStop(board, province, alliance) || fortressStops(board, stack, province, alliance);
    }

    /** The reason why the move of the stack ends in the province, where it does. */
    static String stopped(Board board, Stack stack, String province) {
        return enemiesStop(board, province, board.state().allianceOf(stack))
                ? (board.enemiesInField(province, board.state().allianceOf(stack)).isEmpty() ? "natives who have risen fight in " : "enemies stand in ") + board.name(province) + ": the move ends there"
                : "the move ends at the fortress of " + board.name(province) + ": " + board.siegeStrength(province)
                        + " of others must stay before it to let the stack pass";
    }

    private static boolean enemiesStop(Board board, String province, int alliance) {
        return !board.enemiesInField(province, alliance).isEmpty() || board.nativesFight(province, alliance);
    }

    private static boolean fortressStops(Board board, Stack stack, String province, int alliance) {
        return board.tables().policies().play().passing() == PassingFortress.STOPS && board.enemyFortress(province, alliance)
                && LeavingSiege.staying(board, stack, province) < board.siegeThirds(province);
    }

    /** Whether a stack that has spent some of its MP may still march on. */
    public static boolean mayGoOn(Board board, Stack stack, int spent) {
        return Routes.any(board, stack, spent);
    }

    /**
     * Paths back to the closest friendly provinces, all of the same length. They avoid unbesieged enemies, natives who have risen, neutral
     * and flooded land and land that one of the stacks does not know. Campaigns do not limit them.
     *
     * @param together stacks that go the same way, at least one; the path of the first is measured
     */
    public static List<March> back(Board board, List<Stack> together) {
        var stack = together.getFirst();
        int alliance = board.state().allianceOf(stack);
        return cheapest(board, stack, (at, to) -> !board.closed(to, alliance) && !board.contested(to, alliance) && together.stream().allMatch(each -> board.knows(each, to) && !Floods.bars(board, each, to)),
                        province -> haven(board, province, alliance)).stream()
                .filter(march -> haven(board, march.end(), alliance))
                .toList();
    }

    /** Whether the province is friendly, and not only land of nobody in the rest of the world (EU-REDEP-3). */
    private static boolean haven(Board board, String province, int alliance) {
        return board.friendly(province, alliance) && board.controlledBy(province, alliance);
    }

    /**
     * The cheapest march to every province in reach, nearest first. It stops at the distance of the closest province that is
     * {@code near}.
     */
    private static List<March> cheapest(Board board, Stack stack, BiPredicate<String, String> allowed, Predicate<String> near) {
        int most = MovementCosts.in(board.tables()).longestMove();
        Map<String, March> reached = new HashMap<>();
        Map<String, Integer> cheapest = new HashMap<>();
        var open = new PriorityQueue<March>(Comparator.comparingInt(March::mp).thenComparing(march -> march.path().size())
                .thenComparing(March::end));
        open.add(new March(List.of(stack.province()), 0));
        while (!open.isEmpty()) {
            var march = open.poll();
            if (march.mp() > most || reached.putIfAbsent(march.end(), march) != null) {
                continue;
            }
            if (march.path().size() > 1 && near.test(march.end())) {
                most = march.mp();
            }
            if (march.path().size() > 1 && enemiesStop(board, march.end(), board.state().allianceOf(stack))) {
                continue;
            }
            for (var road : board.roads(march.end())) {
                if (reached.containsKey(road.to())) {
                    continue;
                }
                int mp = march.mp() + cost(board, stack, march.end(), road.to()).total();
                if (mp <= Math.min(most, cheapest.getOrDefault(road.to(), most)) && allowed.test(march.end(), road.to())) {
                    cheapest.put(road.to(), mp);
                    var path = new ArrayList<>(march.path());
                    path.add(road.to());
                    open.add(new March(path, mp));
                }
            }
        }
        reached.remove(stack.province());
        return reached.values().stream()
                .map(march -> new March(march.path().subList(1, march.path().size()), march.mp()))
                .sorted(Comparator.comparingInt(March::mp).thenComparing(March::end))
                .toList();
    }

    private static Optional<Refusal> refuse(String rule, String detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
