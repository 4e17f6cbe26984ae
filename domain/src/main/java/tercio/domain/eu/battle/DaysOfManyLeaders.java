package tercio.domain.eu.battle;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.ruling.Distribution;

/**
 * The days of a battle at sea under every pair of leaders that may be drawn, for exact odds. The days of pairs whose leads are alike are
 * fought once, and pairs that are alike in the pursuit and in the casualty tests merge after them.
 */
final class DaysOfManyLeaders {

    /** Pairs that are alike after the days. */
    private record Alike(Winner wind, int phasingLead, int nonPhasingLead, int phasing, int nonPhasing) {}

    /**
     * One kind of pairs.
     *
     * @param opened a state of them
     * @param days how many of them fight which days
     */
    private record Kind(BattleState opened, Map<SeaDayEnds, Long> days) {}

    private final NavalParameters parameters;

    DaysOfManyLeaders(NavalParameters parameters) {
        this.parameters = parameters;
    }

    /** Whether both sides have made their choices, so that the days can be fought. */
    static boolean decided(BattleState start) {
        return !start.sheet().kept() && start.phasing().intent() != RetreatIntent.UNDECIDED && start.nonPhasing().intent() != RetreatIntent.UNDECIDED;
    }

    /** The states at the end of the battle, before the fate of the leaders. */
    Distribution<BattleState> after(Distribution<BattleState> opened) {
        var days = new HashMap<List<Object>, SeaDayEnds>();
        var kinds = new LinkedHashMap<Alike, Kind>();
        opened.weights().forEach((state, weight) -> {
            var fought = days.computeIfAbsent(DaysAtSea.alike(parameters, state), each -> DaysAtSea.of(parameters, state));
            kinds.computeIfAbsent(alike(state), each -> new Kind(state, new LinkedHashMap<>())).days().merge(fought, weight.longValueExact(), Long::sum);
        });
        var all = new LinkedHashMap<BattleState, BigInteger>();
        kinds.values().forEach(kind -> ends(kind).each((state, weight) -> all.merge(state, BigInteger.valueOf(weight), BigInteger::add)));
        long ways = EndsAtSea.FACES * DaysAtSea.ways(parameters, opened.outcomes().getFirst());
        return Distribution.of(all, opened.whole().multiply(BigInteger.valueOf(ways)));
    }

    private EndsAtSea ends(Kind kind) {
        var ends = new EndsAtSea(parameters, kind.opened());
        if (kind.days().size() == 1) {
            kind.days().forEach(ends::add);
        } else {
            var together = new SeaDayEnds();
            kind.days().forEach(together::add);
            ends.add(together, 1);
        }
        return ends;
    }

    private Alike alike(BattleState opened) {
        int phasing = parameters.leader(opened, Side.PHASING).maneuver();
        int nonPhasing = parameters.leader(opened, Side.NON_PHASING).maneuver();
        return new Alike(opened.sea().wind(), Math.max(0, phasing - nonPhasing), Math.max(0, nonPhasing - phasing), drawn(opened, Side.PHASING),
                drawn(opened, Side.NON_PHASING));
    }

    private int drawn(BattleState opened, Side side) {
        return parameters.drawnLeaders().least(side, DrawnLeaders.Until.CASUALTY, opened.sideState(side).replacement());
    }
}
