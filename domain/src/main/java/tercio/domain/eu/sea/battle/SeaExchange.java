package tercio.domain.eu.sea.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FireRule;

/**
 * The possible strikes of one roll of both sides at sea, for exact odds. Both roll at the same time, so the strikes of each depend on the
 * stars before the roll.
 */
record SeaExchange(Strikes phasing, Strikes nonPhasing) {

    static final int FACES = 10;

    /**
     * A group of faces of a die with the same effect.
     *
     * @param losses in thirds of a ship
     * @param faces their number, 1..10
     */
    record Strike(int losses, int stars, int faces) {

        private boolean isBefore(int otherLosses, int otherStars) {
            return stars < otherStars || stars == otherStars && losses < otherLosses;
        }
    }

    /**
     * The possible strikes of one side, sorted by stars, then by losses.
     *
     * @param behind the strikes of a side that has suffered more stars than its enemy; {@code even} those of a side
     *     that has not
     */
    record Strikes(List<Strike> even, List<Strike> behind) {

        List<Strike> when(boolean moreStars) {
            return moreStars ? behind : even;
        }
    }

    Strikes of(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** @param before a state before the roll, in which no side has suffered a star */
    static Strikes strikes(NavalParameters parameters, BattleState before, Side side, BattleRoll roll) {
        return new Strikes(strikesBy(parameters, before, side, roll), strikesBy(parameters, before.with(side, sideState -> sideState.withMoraleLost(1)), side, roll));
    }

    private static List<Strike> strikesBy(NavalParameters parameters, BattleState before, Side side, BattleRoll roll) {
        if (!parameters.makesRoll(side, roll)) {
            return List.of(new Strike(0, 0, 1));
        }
        var tally = parameters.tally(before, side, roll);
        var table = parameters.tables().combatResults();
        var column = parameters.column(side, roll);
        var rule = roll.isFire() ? parameters.fireRule(side) : FireRule.FULL;
        var strikes = new ArrayList<Strike>();
        for (int face = 1; face <= FACES; face++) {
            int modified = tally.on(face);
            add(strikes, rule.lossesLeft(table.losses(column, modified)), table.stars(column, modified));
        }
        return List.copyOf(strikes);
    }

    /** Adds a face to the group with the same effect; groups are sorted by stars, then by losses. */
    static void add(List<Strike> strikes, int losses, int stars) {
        int at = 0;
        while (at < strikes.size() && strikes.get(at).isBefore(losses, stars)) {
            at++;
        }
        if (at < strikes.size() && strikes.get(at).losses == losses && strikes.get(at).stars == stars) {
            strikes.set(at, new Strike(losses, stars, strikes.get(at).faces + 1));
        } else {
            strikes.add(at, new Strike(losses, stars, 1));
        }
    }
}
