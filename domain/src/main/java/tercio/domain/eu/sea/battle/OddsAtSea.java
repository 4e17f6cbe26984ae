package tercio.domain.eu.sea.battle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.LeaderCasualties;
import tercio.domain.eu.common.battle.RetreatIntent;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;

/** The exact odds of a battle at sea after the roll for the wind, computed on counts. Both sides have chosen whether they try to retreat. */
final class OddsAtSea {

    private static final int FIRST_ROOM = 1024;

    /** The inputs of the casualty tests of both commanders. */
    private record Tested(int phasing, int nonPhasing) {}

    private final NavalParameters parameters;
    /** Ends with the same wind and with commanders who are alike in the casualty tests. */
    private final List<SeaEnds> counted = new ArrayList<>();
    private final BigInteger whole;

    private OddsAtSea(NavalParameters parameters, Distribution<BattleState> opened) {
        this.parameters = parameters;
        whole = opened.whole().multiply(BigInteger.valueOf(SeaExchange.FACES * SeaBattleDays.ways(parameters, opened.outcomes().getFirst())));
        count(SeaBattleDays.of(parameters, opened));
    }

    /** Whether both sides have made their choices, so that the days can be fought. */
    static boolean isDecided(BattleState start) {
        return !start.sheet().kept() && start.phasing().intent() != RetreatIntent.UNDECIDED && start.nonPhasing().intent() != RetreatIntent.UNDECIDED;
    }

    /** @param opened all states after the roll for the wind, each of them {@link #isDecided} */
    static BattleOdds<FleetLosses> of(NavalParameters parameters, Distribution<BattleState> opened) {
        var odds = new OddsAtSea(parameters, opened);
        return new BattleOdds<>(odds.ends(), odds.leader(Side.PHASING), odds.leader(Side.NON_PHASING));
    }

    private void count(Map<Winner, EndsAtSea> days) {
        var pursuits = new ArrayList<SeaPursuits>();
        var strikes = new HashMap<SeaPursuits.Pursuing, List<SeaExchange.Strike>>();
        for (var ends : days.values()) {
            var pairs = new LinkedHashMap<Tested, List<EndsAtSea.Alike>>();
            ends.alike().forEach(some -> pairs.computeIfAbsent(new Tested(some.kind().phasing(), some.kind().nonPhasing()), each -> new ArrayList<>()).add(some));
            pairs.values().forEach(some -> pursuits.add(new SeaPursuits(parameters, ends, some, strikes)));
        }
        int stars = 0;
        int[] most = new int[Side.values().length];
        for (var pursuit : pursuits) {
            for (var side : Side.values()) {
                var strongest = pursuit.most(side);
                stars = Math.max(stars, strongest.stars());
                most[side.ordinal()] = Math.max(most[side.ordinal()], pursuit.mostInflicted(side) + strongest.losses());
            }
        }
        var inflicted = new InflictedAtSea(parameters, most[0], most[1], stars);
        for (var pursuit : pursuits) {
            var ends = new SeaEnds(parameters, pursuit.stateAfterWind(), inflicted);
            counted.add(ends);
            pursuit.count(ends);
        }
    }

    private Distribution<BattleOdds.End<FleetLosses>> ends() {
        var all = new ArrayList<BattleOdds.End<FleetLosses>>();
        long[][] ways = {new long[FIRST_ROOM]};
        counted.forEach(ends -> ends.forEach((end, times) -> {
            if (all.size() == ways[0].length) {
                ways[0] = Arrays.copyOf(ways[0], 2 * all.size());
            }
            ways[0][all.size()] = times;
            all.add(end);
        }));
        return Distribution.ofWays(all, ways[0], whole);
    }

    /** Called after {@link #ends}. */
    private Distribution<Casualty> leader(Side side) {
        var states = new LinkedHashMap<BattleState, BigInteger>();
        counted.forEach(ends -> ends.forEachFate(side, (state, times) -> states.merge(state, BigInteger.valueOf(times), BigInteger::add)));
        return Procedure.of(new LeaderCasualties(parameters).stages(List.of(side))).distribution(Distribution.of(states, whole))
                .map(battleState -> battleState.sideState(side).casualty());
    }
}
