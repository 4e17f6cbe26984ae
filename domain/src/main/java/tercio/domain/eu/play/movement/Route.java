package tercio.domain.eu.play.movement;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.battle.Crossing;
import tercio.domain.game.Prospect;

/**
 * A way of a stack, and what matters about it.
 *
 * @param path the provinces entered
 * @param hostile how many of them hold unfriendly forces; with one the move is active
 * @param crossing what it crosses last
 * @param missing by stack that could intercept on the way, the chance that it fails where it would best try: each tries
 *     once (AMB-91)
 * @param free the chance that none of them catches the stack
 * @param risks everybody who could try, at each province of the way
 */
record Route(List<String> path, int mp, int hostile, Crossing crossing, Map<String, BigDecimal> missing, BigDecimal free,
        List<Prospect.Risk> risks) {

    /** Where the stack stands. */
    static final Route NOWHERE = new Route(List.of(), 0, 0, Crossing.NONE, Map.of(), BigDecimal.ONE, List.of());

    Route onward(Ground.Step step, Ground.Place place) {
        var way = new ArrayList<>(path);
        way.add(step.to());
        int met = hostile + (place.hostile() ? 1 : 0);
        if (place.risks().isEmpty()) {
            return new Route(way, mp + step.mp(), met, step.crossing(), missing, free, risks);
        }
        var tries = new HashMap<>(missing);
        place.missing().forEach((stack, chance) -> tries.merge(stack, chance, BigDecimal::min));
        var who = new ArrayList<>(risks);
        who.addAll(place.risks());
        return new Route(way, mp + step.mp(), met, step.crossing(), tries,
                tries.values().stream().reduce(BigDecimal.ONE, BigDecimal::multiply), who);
    }

    String end() {
        return path.getLast();
    }

    boolean active() {
        return hostile > 0;
    }

    /** The chance that somebody catches the stack. */
    BigDecimal caught() {
        return BigDecimal.ONE.subtract(free);
    }

    /** The provinces between where the stack stands and where the way ends. */
    List<String> between() {
        return path.subList(0, path.size() - 1);
    }

    /** Whether whoever goes on from where both end can only do worse after the other. */
    boolean opensAllOf(Route other) {
        return mp <= other.mp && hostile <= other.hostile
                && missing.entrySet().stream().allMatch(each ->
                        each.getValue().compareTo(other.missing.getOrDefault(each.getKey(), BigDecimal.ONE)) >= 0);
    }

    /** Whether nothing about the other is better, where both end. */
    boolean asGoodAs(Route other, boolean crossingMatters) {
        return mp <= other.mp && hostile <= other.hostile && free.compareTo(other.free) >= 0
                && (!crossingMatters || crossing.compareTo(other.crossing) <= 0);
    }
}
