package tercio.domain.eu.sea.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.DrawnLeaders;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.ruling.Distribution;

/**
 * The pairs of leaders under which a battle at sea may be fought, for exact odds. Pairs differ in the rolls by their leads in fire and in shock
 * alone, and after the days by their kinds.
 *
 * @param fires the leads of the phasing side in fire
 * @param shocks its leads in shock
 * @param kinds of all pairs
 * @param secondDays the possible kinds of the second day
 * @param byWind the pairs that are alike, by the side with the wind
 */
record PairsAtSea(List<Integer> fires, List<Integer> shocks, List<Kind> kinds, List<SecondDay> secondDays, Map<Winner, List<Alike>> byWind) {

    /**
     * The differences of pairs after the days: the lead in manoeuvre for the pursuit, and the leaders in the casualty
     * tests.
     */
    record Kind(int lead, int phasing, int nonPhasing) {}

    /**
     * The common properties of pairs that fight the same second day after its fire.
     *
     * @param shock the place of their lead in {@link PairsAtSea#shocks}, as {@code kind}
     */
    record SecondDay(int shock, int kind) {}

    /** A pair of leaders with the wind, and the number of ways in which it occurs. */
    record Pair(BattleState state, int phasingManeuver, int nonPhasingManeuver, long ways) {

        int maneuver(Side side) {
            return side == Side.PHASING ? phasingManeuver : nonPhasingManeuver;
        }
    }

    /**
     * Pairs with the same wind that are alike in the rolls and after the days. They still may differ in their attempts to retreat.
     *
     * @param fire the place of their lead in {@link PairsAtSea#fires}, as {@code shock}, {@code kind} and {@code secondDay}
     * @param ways the number of ways in which they occur
     */
    record Alike(int fire, int shock, int kind, int secondDay, List<Pair> pairs, long ways) {

        /** The state after the roll for the wind, under one of them. */
        BattleState stateAfterWind() {
            return pairs.getFirst().state();
        }
    }

    /** The indexes of {@link Alike}. */
    private record Places(int fire, int shock, int kind, int secondDay) {}

    /** @param opened all states after the roll for the wind */
    static PairsAtSea of(NavalParameters parameters, Distribution<BattleState> opened) {
        var pairs = new LinkedHashMap<Winner, Map<Places, List<Pair>>>();
        var fires = new LinkedHashMap<Integer, Integer>();
        var shocks = new LinkedHashMap<Integer, Integer>();
        var kinds = new LinkedHashMap<Kind, Integer>();
        var secondDays = new LinkedHashMap<SecondDay, Integer>();
        opened.forEach((state, ways) -> {
            var phasing = parameters.leader(state, Side.PHASING);
            var nonPhasing = parameters.leader(state, Side.NON_PHASING);
            int shock = place(shocks, phasing.shock() - nonPhasing.shock());
            int kind = place(kinds, new Kind(phasing.maneuver() - nonPhasing.maneuver(), leastEquivalentDie(parameters, state, Side.PHASING), leastEquivalentDie(parameters, state, Side.NON_PHASING)));
            var places = new Places(place(fires, phasing.fire() - nonPhasing.fire()), shock, kind, place(secondDays, new SecondDay(shock, kind)));
            pairs.computeIfAbsent(NavalState.of(state).wind(), each -> new LinkedHashMap<>()).computeIfAbsent(places, each -> new ArrayList<>())
                    .add(new Pair(state, phasing.maneuver(), nonPhasing.maneuver(), ways.longValueExact()));
        });
        var byWind = new LinkedHashMap<Winner, List<Alike>>();
        pairs.forEach((wind, alike) -> byWind.put(wind, alike(alike)));
        return new PairsAtSea(List.copyOf(fires.keySet()), List.copyOf(shocks.keySet()), List.copyOf(kinds.keySet()), List.copyOf(secondDays.keySet()), byWind);
    }

    /** The index of an element; a new element gets the next index. */
    private static <T> int place(Map<T, Integer> places, T one) {
        var known = places.putIfAbsent(one, places.size());
        return known == null ? places.size() - 1 : known;
    }

    private static List<Alike> alike(Map<Places, List<Pair>> pairs) {
        return pairs.entrySet().stream()
                .map(alike -> new Alike(alike.getKey().fire, alike.getKey().shock, alike.getKey().kind, alike.getKey().secondDay, alike.getValue(),
                        alike.getValue().stream().mapToLong(Pair::ways).sum()))
                .sorted(Comparator.comparingInt(Alike::fire).thenComparingInt(Alike::shock)).toList();
    }

    private static int leastEquivalentDie(NavalParameters parameters, BattleState opened, Side side) {
        return parameters.drawnLeaders().leastEquivalentDie(side, DrawnLeaders.Until.CASUALTY, opened.sideState(side).replacement());
    }
}
