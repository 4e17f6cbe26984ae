package tercio.domain.eu.battle;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** In how many ways the attempts to retreat between the two days of a battle at sea fall out, for exact odds (EU-BATTLE-RETREAT-ATTEMPT). */
final class AttemptsAtSea {

    private static final int FACES = SeaExchange.FACES;

    private final NavalParameters parameters;
    private final List<Side> attempting;
    /** The number of faces with which a side gets away, by its manoeuvre and the morale it has left; with more than a die shows all do. */
    private final int[] away = new int[FACES + 2];

    /** @param opened a state after the roll for the wind, with the choices of both sides */
    AttemptsAtSea(NavalParameters parameters, BattleState opened) {
        this.parameters = parameters;
        attempting = new EndOfFirstDay(parameters).attempting(opened);
        var test = parameters.tables().policies().battle().retreatTest();
        Arrays.setAll(away, chances -> (int) IntStream.rangeClosed(1, FACES).filter(face -> test.passed(face, chances)).count());
    }

    /** The sides that try, in order. */
    List<Side> sides() {
        return attempting;
    }

    /** The number of ways in which the dice of the attempts from this one on can fall. */
    long ways(int from) {
        long ways = 1;
        for (int attempt = from; attempt < attempting.size(); attempt++) {
            ways *= FACES;
        }
        return ways;
    }

    /** In how many ways the earlier attempts fail and this one succeeds, under pairs of leaders together. */
    long away(List<PairsAtSea.Pair> pairs, int attempt, int phasingStars, int nonPhasingStars) {
        long sum = 0;
        for (var pair : pairs) {
            sum += pair.ways() * stay(pair, attempt, phasingStars, nonPhasingStars) * away(pair, attempting.get(attempt), phasingStars, nonPhasingStars);
        }
        return sum;
    }

    /** In how many ways all attempts fail, under pairs of leaders together. */
    long stay(List<PairsAtSea.Pair> pairs, int phasingStars, int nonPhasingStars) {
        long sum = 0;
        for (var pair : pairs) {
            sum += pair.ways() * stay(pair, attempting.size(), phasingStars, nonPhasingStars);
        }
        return sum;
    }

    /** In how many ways the first so many attempts fail. */
    private long stay(PairsAtSea.Pair pair, int attempts, int phasingStars, int nonPhasingStars) {
        long ways = 1;
        for (int attempt = 0; attempt < attempts; attempt++) {
            ways *= FACES - away(pair, attempting.get(attempt), phasingStars, nonPhasingStars);
        }
        return ways;
    }

    private int away(PairsAtSea.Pair pair, Side side, int phasingStars, int nonPhasingStars) {
        int left = parameters.morale(side) - (side == Side.PHASING ? phasingStars : nonPhasingStars);
        return away[Math.min(FACES + 1, pair.maneuver(side) + left)];
    }
}
