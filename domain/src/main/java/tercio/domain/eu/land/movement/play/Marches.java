package tercio.domain.eu.land.movement.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.ExplorersAshore;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.LeavingSiege;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.policy.PassingFortress;
import tercio.domain.eu.land.movement.Marcher;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.land.movement.ProvinceEntry;
import tercio.domain.eu.turn.campaign.play.CampaignLimits;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.sentence.Sentence;

/** The possible marches of a stack: cost and prohibition of each step (EU-MOVE). */
public final class Marches {

    /** A path to a province and its cost in MP. */
    public record March(List<SpaceId> path, int mp) {
        public March {
            path = List.copyOf(path);
        }

        public SpaceId end() {
            return path.getLast();
        }
    }

    private Marches() {}

    /** The cost of the step for a stack and those that move with it, item by item. A road must exist. */
    public static AppliedModifiers cost(WarView board, Stack stack, SpaceId from, SpaceId to) {
        return cost(board, stack, from, to, JointMarch.units(board.state(), stack).hasArmy());
    }

    /** The cost of the step for a leader who leaves the stack and rides alone: no ARMY counter is with him (reading of EU-SUP-7). */
    static AppliedModifiers costAlone(WarView board, Stack stack, SpaceId from, SpaceId to) {
        return cost(board, stack, from, to, false);
    }

    private static AppliedModifiers cost(WarView board, Stack stack, SpaceId from, SpaceId to, boolean army) {
        if (Floods.isFlooded(board, to)) {
            return Floods.cost(board);
        }
        var friendly = board.isFriendly(to, board.state().allianceOf(stack));
        var entered = board.province(to);
        var theatre = board.theatre(to);
        var marcher = entered.wasteland() || theatre != Theatre.EUROPE ? board.marcher(stack.country()) : Marcher.EUROPEAN;
        return MovementCosts.from(board.tables()).of(new ProvinceEntry(board.province(from),
                board.road(from, to).orElseThrow().kind(), entered, friendly, marcher, theatre,
                theatre == Theatre.ROTW && !army && board.map().areOnOneRiver(from, to)));
    }

    /**
     * The reason why the stack may not take this step, or empty.
     *
     * @param from the province where it stands in the field
     */
    public static Optional<Refusal> stepRefusal(WarView board, Stack stack, SpaceId from, SpaceId to) {
        var alliance = board.state().allianceOf(stack);
        if (board.road(from, to).isEmpty()) {
            return refusal("EU-MOVE-1", Sentence.of("eu.movement.refused-no-border").with("from", SentenceNames.place(from)).with("to", SentenceNames.place(SpaceId.orNone(to))));
        }
        if (board.isClosed(to, alliance)) {
            var kind = WarRestrictions.fightRefusal(board, to, alliance);
            return kind.isPresent() ? kind : refusal(board.province(to).theatre() == Theatre.EUROPE ? "EU-CTRL-5" : "EU-CTRL-WORLD", closedReason(board, to, alliance));
        }
        if (!board.knows(stack, to)) {
            return refusal("EU-DISCOVERY", Sentence.of("eu.movement.refused-unknown").with("stack", SentenceNames.stack(board.state(), stack.id())).with("where", SentenceNames.place(to)));
        }
        if (ExplorersAshore.areBarredFrom(board, JointMarch.of(board.state(), stack).stream().flatMap(each -> each.leaders().stream()).toList(), to)) {
            return refusal(ExplorersAshore.RULE, Sentence.of("eu.common.refused-explorer-inland").with("where", SentenceNames.place(to)).with("deed", "march"));
        }
        var peace = JointMarch.of(board.state(), stack).stream().flatMap(each -> WarRestrictions.entryRefusal(board, each, to).stream()).findFirst();
        if (peace.isPresent()) {
            return peace;
        }
        var flood = JointMarch.of(board.state(), stack).stream().flatMap(each -> Floods.entryRefusal(board, each, to).stream()).findFirst();
        if (flood.isPresent()) {
            return flood;
        }
        var siege = LeavingSiege.refusal(board, from, alliance, LeavingSiege.thirdsStaying(board, stack, from),
                board.isFriendly(to, alliance));
        if (siege.isPresent()) {
            return siege;
        }
        return board.hasUnfriendlyForces(to, alliance) ? CampaignLimits.activeMoveRefusal(board, stack) : Optional.empty();
    }

    private static Sentence closedReason(WarView board, SpaceId to, Alliance alliance) {
        if (!board.isNeutral(to, alliance)) {
            return Sentence.of("eu.movement.refused-barred-by-stack").with("stack", SentenceNames.stack(board.state(), board.neutralsInField(to, alliance).getFirst().id()))
                    .with("where", SentenceNames.place(to));
        }
        if (board.province(to).theatre() != Theatre.EUROPE) {
            return Sentence.of("eu.movement.refused-neutral-overseas").with("where", SentenceNames.place(to)).with("who", SentenceNames.country(board.controller(to)));
        }
        return !board.controllingAlliance(to).isBelligerent()
                ? Sentence.of("eu.movement.refused-neutral").with("where", SentenceNames.place(to))
                : Sentence.of("eu.movement.refused-not-at-war").with("where", SentenceNames.place(to)).with("who", SentenceNames.country(board.controller(to)));
    }

    /** Whether the stack must stop in the province because unbesieged enemies stand there, or because of its fortress. */
    public static boolean mustStop(WarView board, Stack stack, SpaceId province) {
        var alliance = board.state().allianceOf(stack);
        return enemiesStop(board, province, alliance) || fortressStops(board, stack, province, alliance);
    }

    /** The reason why the move of the stack ends in the province, where it does. */
    static Sentence stopReason(WarView board, Stack stack, SpaceId province) {
        return enemiesStop(board, province, board.state().allianceOf(stack))
                ? Sentence.of("eu.movement.refused-enemies-stop").with("natives", board.enemiesInField(province, board.state().allianceOf(stack)).isEmpty())
                        .with("where", SentenceNames.place(province))
                : Sentence.of("eu.movement.refused-fortress-stops").with("where", SentenceNames.place(province)).with("least", SentenceNames.ld(board.siegeThirds(province)));
    }

    private static boolean enemiesStop(WarView board, SpaceId province, Alliance alliance) {
        return !board.enemiesInField(province, alliance).isEmpty() || board.nativesFight(province, alliance);
    }

    private static boolean fortressStops(WarView board, Stack stack, SpaceId province, Alliance alliance) {
        return board.tables().policies().play().passing() == PassingFortress.STOPS && board.hasEnemyFortress(province, alliance)
                && LeavingSiege.thirdsStaying(board, stack, province) < board.siegeThirds(province);
    }

    /** Whether a stack that has spent some of its MP may still march on. */
    public static boolean mayGoOn(WarView board, Stack stack, int spent) {
        return Routes.hasAny(board, stack, spent);
    }

    /**
     * Paths back to the closest friendly provinces, all of the same length. They avoid unbesieged enemies, natives who have risen, neutral
     * and flooded land and land that one of the stacks does not know. Campaigns do not limit them.
     *
     * @param together stacks that go the same way, at least one; the path of the first is measured
     */
    public static List<March> waysBack(WarView board, List<Stack> together) {
        var stack = together.getFirst();
        var alliance = board.state().allianceOf(stack);
        return cheapestMarches(board, stack, (at, to) -> !board.isClosed(to, alliance) && !board.isContested(to, alliance) && together.stream().allMatch(each -> board.knows(each, to) && !Floods.bars(board, each, to)),
                        province -> isRefuge(board, province, alliance)).stream()
                .filter(march -> isRefuge(board, march.end(), alliance))
                .toList();
    }

    /** Whether the province is friendly, and not only land of nobody in the rest of the world (EU-SIEGE-REDEPLOY). */
    private static boolean isRefuge(WarView board, SpaceId province, Alliance alliance) {
        return board.isFriendly(province, alliance) && board.isControlledBy(province, alliance);
    }

    /**
     * The cheapest march to every province in reach, nearest first. It stops at the distance of the closest province that is
     * {@code near}.
     */
    private static List<March> cheapestMarches(WarView board, Stack stack, BiPredicate<SpaceId, SpaceId> allowed, Predicate<SpaceId> near) {
        int most = MovementCosts.from(board.tables()).longestMove();
        Map<SpaceId, March> reached = new HashMap<>();
        Map<SpaceId, Integer> cheapest = new HashMap<>();
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

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
