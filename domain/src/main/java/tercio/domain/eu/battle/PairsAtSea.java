package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tercio.domain.ruling.Distribution;

/**
 * The pairs of leaders under which a battle at sea may be fought, for exact odds. Pairs differ in the rolls by their leads in fire and in shock
 * alone, and after the days by their kinds.
 *
 * @param fires the leads of the phasing side in fire
 * @param shocks its leads in shock
 * @param kinds of all pairs
 * @param byWind the pairs that are alike, by the side with the wind
 */
record PairsAtSea(List<Integer> fires, List<Integer> shocks, List<Kind> kinds, Map<Winner, List<Alike>> byWind) {

    /** How pairs differ after the days: in the pursuit, by the lead in manoeuvre, and in the casualty tests. */
    record Kind(int lead, int phasing, int nonPhasing) {}

    /** A pair of leaders with the wind, and how often it comes. */
    record Pair(BattleState state, int phasingManeuver, int nonPhasingManeuver, long ways) {

        int maneuver(Side side) {
            return side == Side.PHASING ? phasingManeuver : nonPhasingManeuver;
        }
    }

    /**
     * Pairs with the same wind that are alike in the rolls and after the days. They still may differ in their attempts to retreat.
     *
     * @param fire the place of their lead in {@link PairsAtSea#fires}, as {@code shock} and {@code kind}
     */
    record Alike(int fire, int shock, int kind, List<Pair> pairs) {

        /** How often they come. */
        long ways() {
            long ways = 0;
            for (var pair : pairs) {
                ways += pair.ways();
            }
            return ways;
        }

        /** The state after the roll for the wind, under one of them. */
        BattleState opened() {
            return pairs.getFirst().state();
        }
    }

    private record Leads(int fire, int shock, Kind kind) {}

    /** @param opened all states after the roll for the wind */
    static PairsAtSea of(NavalParameters parameters, Distribution<BattleState> opened) {
        var pairs = new LinkedHashMap<Winner, Map<Leads, List<Pair>>>();
        var fires = new LinkedHashSet<Integer>();
        var shocks = new LinkedHashSet<Integer>();
        var kinds = new LinkedHashSet<Kind>();
        opened.each((state, ways) -> {
            var phasing = parameters.leader(state, Side.PHASING);
            var nonPhasing = parameters.leader(state, Side.NON_PHASING);
            var leads = new Leads(phasing.fire() - nonPhasing.fire(), phasing.shock() - nonPhasing.shock(),
                    new Kind(phasing.maneuver() - nonPhasing.maneuver(), drawn(parameters, state, Side.PHASING), drawn(parameters, state, Side.NON_PHASING)));
            fires.add(leads.fire);
            shocks.add(leads.shock);
            kinds.add(leads.kind);
            pairs.computeIfAbsent(state.sea().wind(), each -> new LinkedHashMap<>()).computeIfAbsent(leads, each -> new ArrayList<>())
                    .add(new Pair(state, phasing.maneuver(), nonPhasing.maneuver(), ways.longValueExact()));
        });
        var byWind = new LinkedHashMap<Winner, List<Alike>>();
        pairs.forEach((wind, alike) -> byWind.put(wind, alike(alike, places(fires), places(shocks), places(kinds))));
        return new PairsAtSea(List.copyOf(fires), List.copyOf(shocks), List.copyOf(kinds), byWind);
    }

    private static List<Alike> alike(Map<Leads, List<Pair>> pairs, Map<Integer, Integer> fires, Map<Integer, Integer> shocks, Map<Kind, Integer> kinds) {
        return pairs.entrySet().stream()
                .map(alike -> new Alike(fires.get(alike.getKey().fire), shocks.get(alike.getKey().shock), kinds.get(alike.getKey().kind), alike.getValue()))
                .sorted(Comparator.comparingInt(Alike::fire).thenComparingInt(Alike::shock)).toList();
    }

    private static <T> Map<T, Integer> places(Set<T> all) {
        var places = new LinkedHashMap<T, Integer>();
        all.forEach(one -> places.put(one, places.size()));
        return places;
    }

    private static int drawn(NavalParameters parameters, BattleState opened, Side side) {
        return parameters.drawnLeaders().least(side, DrawnLeaders.Until.CASUALTY, opened.sideState(side).replacement());
    }
}
