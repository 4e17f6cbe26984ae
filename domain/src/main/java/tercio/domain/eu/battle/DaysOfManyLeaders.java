package tercio.domain.eu.battle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import tercio.domain.ruling.Distribution;

/**
 * The days of a battle at sea under every pair of leaders that may be drawn, for exact odds. The days of pairs whose leads are alike are
 * fought once, and pairs that are alike in the pursuit and in the casualty tests merge after them.
 */
final class DaysOfManyLeaders {

    /** Pairs that are alike after the days. */
    private record Alike(Winner wind, int phasingLead, int nonPhasingLead, int phasing, int nonPhasing) {}

    /** The ends of all days that lead to one kind of pair. */
    private record Ends(BattleState opened, FoughtDays fought) {}

    private final NavalParameters parameters;

    DaysOfManyLeaders(NavalParameters parameters) {
        this.parameters = parameters;
    }

    /** Whether both sides have made their choices, so that the days can be fought. */
    static boolean decided(BattleState start) {
        return !start.sheet().kept() && start.phasing().intent() != RetreatIntent.UNDECIDED && start.nonPhasing().intent() != RetreatIntent.UNDECIDED;
    }

    /** The states at the end of the days. */
    Distribution<BattleState> after(Distribution<BattleState> opened) {
        var days = new HashMap<List<Object>, FoughtDays>();
        var ends = new LinkedHashMap<Alike, Ends>();
        opened.weights().forEach((state, weight) -> {
            var fought = days.computeIfAbsent(DaysAtSea.alike(parameters, state), each -> DaysAtSea.of(parameters, state));
            ends.computeIfAbsent(alike(state), each -> new Ends(state, new FoughtDays())).fought().add(fought, weight.longValueExact());
        });
        var all = new LinkedHashMap<BattleState, BigInteger>();
        for (var each : new ArrayList<>(ends.values())) {
            each.fought().each(parameters, each.opened(), (state, weight) -> all.merge(state, BigInteger.valueOf(weight), BigInteger::add));
        }
        var ways = BigInteger.valueOf(DaysAtSea.ways(parameters, opened.outcomes().getFirst()));
        return Distribution.of(all, opened.whole().multiply(ways));
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
