package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tercio.domain.eu.forces.FireRule;

/**
 * What one roll of both sides can do at sea, for exact odds. Both roll at the same time, so what each of them does depends on the stars before
 * the roll.
 */
final class SeaExchange {

    static final int FACES = 10;
    private static final int COMPARED = 2;

    /**
     * The faces of a die that do the same.
     *
     * @param losses in thirds of a ship
     * @param faces how many, 1..10
     */
    record Strike(int losses, int stars, int faces) {}

    /** By side, and by whether it has suffered more stars than its enemy. */
    private final Strike[][][] strikes = new Strike[Side.values().length][COMPARED][];

    /** @param before a state before the roll, in which no side has suffered a star */
    SeaExchange(NavalParameters parameters, BattleState before, BattleRoll roll) {
        for (var side : Side.values()) {
            strikes[side.ordinal()][0] = strikes(parameters, before, side, roll);
            strikes[side.ordinal()][1] = strikes(parameters, before.with(side, sideState -> sideState.losingMorale(1)), side, roll);
        }
    }

    private static Strike[] strikes(NavalParameters parameters, BattleState before, Side side, BattleRoll roll) {
        if (!parameters.rolls(side, roll)) {
            return new Strike[] {new Strike(0, 0, 1)};
        }
        var tally = parameters.tally(before, side, roll);
        var table = parameters.tables().combatResults();
        var column = parameters.column(side, roll);
        var rule = roll.fire() ? parameters.fireRule(side) : FireRule.FULL;
        var strikes = new ArrayList<Strike>();
        for (int face = 1; face <= FACES; face++) {
            int modified = tally.on(face);
            add(strikes, rule.left(table.losses(column, modified)), table.stars(column, modified));
        }
        return sorted(strikes);
    }

    /** By stars, then by losses. */
    static Strike[] sorted(List<Strike> strikes) {
        strikes.sort(Comparator.comparingInt(Strike::stars).thenComparingInt(Strike::losses));
        return strikes.toArray(Strike[]::new);
    }

    /** Adds a face to those that do the same. */
    static void add(List<Strike> strikes, int losses, int stars) {
        for (int at = 0; at < strikes.size(); at++) {
            var same = strikes.get(at);
            if (same.losses() == losses && same.stars() == stars) {
                strikes.set(at, new Strike(losses, stars, same.faces() + 1));
                return;
            }
        }
        strikes.add(new Strike(losses, stars, 1));
    }

    /** What a side can do, sorted by stars, then by losses. */
    Strike[] of(Side side, boolean moreStars) {
        return strikes[side.ordinal()][moreStars ? 1 : 0];
    }
}
