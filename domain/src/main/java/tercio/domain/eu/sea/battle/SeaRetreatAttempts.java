package tercio.domain.eu.sea.battle;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.EndOfFirstDay;
import tercio.domain.eu.common.battle.Side;

/**
 * Counts the ways in which the attempts to retreat between the two days of a battle at sea end, for exact odds
 * (EU-BATTLE-RETREAT-ATTEMPT).
 */
final class SeaRetreatAttempts {

    private static final int FACES = SeaExchange.FACES;

    private final NavalParameters parameters;
    private final List<Side> attempting;
    /**
     * The number of faces with which a side gets away, by the sum of its manoeuvre and the morale it has left; a sum
     * above the faces of the die always succeeds.
     */
    private final int[] away = new int[FACES + 2];

    /** @param opened a state after the roll for the wind, with the choices of both sides */
    SeaRetreatAttempts(NavalParameters parameters, BattleState opened) {
        this.parameters = parameters;
        attempting = new EndOfFirstDay(parameters).attemptingSides(opened);
        var test = parameters.tables().policies().battle().retreatTest();
        Arrays.setAll(away, chances -> (int) IntStream.rangeClosed(1, FACES).filter(face -> test.isPassed(face, chances)).count());
    }

    /** The sides that try, in order. */
    List<Side> sides() {
        return attempting;
    }

    /** The number of results of the dice of the attempts from this one on. */
    long ways(int from) {
        long ways = 1;
        for (int attempt = from; attempt < attempting.size(); attempt++) {
            ways *= FACES;
        }
        return ways;
    }

    /** The number of ways in which the earlier attempts fail and this one succeeds, over all these pairs of leaders. */
    long waysToGetAway(List<PairsAtSea.Pair> pairs, int attempt, int phasingStars, int nonPhasingStars) {
        long sum = 0;
        for (var pair : pairs) {
            sum += pair.ways() * waysToStay(pair, attempt, phasingStars, nonPhasingStars) * waysToGetAway(pair, attempting.get(attempt), phasingStars, nonPhasingStars);
        }
        return sum;
    }

    /** The number of ways in which all attempts fail, over all these pairs of leaders. */
    long waysToStay(List<PairsAtSea.Pair> pairs, int phasingStars, int nonPhasingStars) {
        long sum = 0;
        for (var pair : pairs) {
            sum += pair.ways() * waysToStay(pair, attempting.size(), phasingStars, nonPhasingStars);
        }
        return sum;
    }

    /** The number of ways in which this many first attempts fail. */
    private long waysToStay(PairsAtSea.Pair pair, int attempts, int phasingStars, int nonPhasingStars) {
        long ways = 1;
        for (int attempt = 0; attempt < attempts; attempt++) {
            ways *= FACES - waysToGetAway(pair, attempting.get(attempt), phasingStars, nonPhasingStars);
        }
        return ways;
    }

    private int waysToGetAway(PairsAtSea.Pair pair, Side side, int phasingStars, int nonPhasingStars) {
        int left = parameters.morale(side) - (side == Side.PHASING ? phasingStars : nonPhasingStars);
        return away[Math.min(FACES + 1, pair.maneuver(side) + left)];
    }
}
