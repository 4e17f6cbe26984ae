package tercio.domain.eu.land.movement.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.game.MovePreview;
import tercio.domain.map.SpaceId;

/**
 * A path of a stack with its cost and risks.
 *
 * @param path the provinces entered
 * @param hostile the number of them that hold unfriendly forces; with one the move is active
 * @param enemy whether it enters an enemy province, which adds to attrition
 * @param pillages the attrition that the pillages of these provinces add
 * @param crossing the last border crossed
 * @param missing by stack that could intercept on the way, the chance that it fails at its best place: each tries once (AMB-91)
 * @param free the chance that none of them catches the stack
 * @param risks all stacks that could intercept, at each province of the path
 */
record Route(List<SpaceId> path, int mp, int hostile, boolean enemy, int pillages, Crossing crossing, Map<StackId, BigDecimal> missing, BigDecimal free,
        List<MovePreview.Risk> risks) {

    /** The path that stays in the current province. */
    static final Route NOWHERE = new Route(List.of(), 0, 0, false, 0, Crossing.NONE, Map.of(), BigDecimal.ONE, List.of());

    Route extendedBy(MarchSteps.Step step, MarchSteps.Place place) {
        var way = new ArrayList<>(path);
        way.add(step.to());
        int met = hostile + (place.hostile() ? 1 : 0);
        boolean foreign = enemy || place.enemy();
        int worn = pillages + place.pillages();
        if (place.risks().isEmpty()) {
            return new Route(way, mp + step.mp(), met, foreign, worn, step.crossing(), missing, free, risks);
        }
        var tries = new HashMap<>(missing);
        place.missing().forEach((stack, chance) -> tries.merge(stack, chance, BigDecimal::min));
        var who = new ArrayList<>(risks);
        who.addAll(place.risks());
        return new Route(way, mp + step.mp(), met, foreign, worn, step.crossing(), tries,
                tries.values().stream().reduce(BigDecimal.ONE, BigDecimal::multiply), who);
    }

    SpaceId end() {
        return path.getLast();
    }

    boolean isActive() {
        return hostile > 0;
    }

    /** The chance that an enemy intercepts the stack. */
    BigDecimal interceptionChance() {
        return BigDecimal.ONE.subtract(free);
    }

    /** The provinces between the start and the end of the path. */
    List<SpaceId> provincesBetween() {
        return path.subList(0, path.size() - 1);
    }

    /** Whether no continuation of the other path from the common end is better than the same continuation of this one. */
    boolean dominatesOnward(Route other) {
        return mp <= other.mp && hostile <= other.hostile && isNoHarder(other)
                && missing.entrySet().stream().allMatch(each ->
                        each.getValue().compareTo(other.missing.getOrDefault(each.getKey(), BigDecimal.ONE)) >= 0);
    }

    /** Whether attrition is no harder on this path than on the other. */
    private boolean isNoHarder(Route other) {
        return (!enemy || other.enemy) && pillages <= other.pillages;
    }

    /** Whether the other path to the same end is better in nothing. */
    boolean isAsGoodAs(Route other, boolean crossingMatters) {
        return mp <= other.mp && hostile <= other.hostile && isNoHarder(other) && free.compareTo(other.free) >= 0
                && (!crossingMatters || crossing.compareTo(other.crossing) <= 0);
    }

    /** Ways of as many steps in the order of the first place in which they differ. */
    static int compareByName(List<SpaceId> one, List<SpaceId> other) {
        for (int at = 0; at < one.size(); at++) {
            int order = one.get(at).compareTo(other.get(at));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
