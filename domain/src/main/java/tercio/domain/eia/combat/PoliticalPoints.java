package tercio.domain.eia.combat;

import java.util.List;
import tercio.domain.eia.common.tables.CombatConstants;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The change of political points of both sides of a combat (EIA-7.5.2.10.1.3). */
public record PoliticalPoints(int attacker, int defender) {

    private static final Citation RULE = Citation.of("EIA-7.5.2.10.1.3");

    public static final PoliticalPoints NONE = new PoliticalPoints(0, 0);

    /** The winner's gain, as the sum of its parts: a whole point for two corps, a fraction rounded up, the most, Napoleon. */
    public static AppliedModifiers ofVictory(int corps, int largeCorps, boolean napoleon, CombatConstants constants) {
        var points = half(1, corps, largeCorps, constants);
        return napoleon ? points.plus(new Modifier(constants.napoleonWins(), "Napoleon commanded the victor", Citation.of("EIA-7.5.2.10.1.3.1"))) : points;
    }

    /** The loser's loss, as the sum of its parts. */
    public static AppliedModifiers ofDefeat(int corps, int largeCorps, boolean napoleon, CombatConstants constants) {
        var points = half(-1, corps, largeCorps, constants);
        return napoleon ? points.plus(new Modifier(-constants.napoleonLoses(), "Napoleon commanded the loser", Citation.of("EIA-7.5.2.10.1.3.2"))) : points;
    }

    /** The equal part of one of several powers of a side, fractions rounded up as those of points are. */
    public static AppliedModifiers share(AppliedModifiers whole, int powers) {
        int part = Integer.signum(whole.total()) * Math.ceilDiv(Math.abs(whole.total()), powers);
        return whole.plus(new Modifier(part - whole.total(), "an equal part for each of " + powers + " powers", RULE));
    }

    private static AppliedModifiers half(int sign, int corps, int largeCorps, CombatConstants constants) {
        int halves = corps + largeCorps;
        var points = new AppliedModifiers(List.of(new Modifier(sign * (halves / 2), "a point for two of " + corps + " defeated corps"
                + (largeCorps > 0 ? ", " + largeCorps + " of more than 20 factors as two" : ""), RULE)));
        if (halves % 2 > 0) {
            points = points.plus(new Modifier(sign, "half a point rounded up", RULE));
        }
        int over = Math.ceilDiv(halves, 2) - constants.mostPoints();
        return over > 0 ? points.plus(new Modifier(-sign * over, "at most " + constants.mostPoints() + " points", RULE)) : points;
    }

    /**
     * Explains the points of a side.
     *
     * @param points the parts of the points
     * @param corps the corps of the defeated side that were used in any round
     * @param largeCorps the number of them that count twice
     */
    public static Step step(CombatSide side, AppliedModifiers points, int corps, int largeCorps) {
        return Step.of("political points", "EIA-7.5.2.10.1.3").side(side.word()).tally(points).result(Sentence.of("eia.combat.result-points")
                .with("points", points.total()).with("count", corps).with("large", largeCorps).with("most", CombatForce.LARGE));
    }

    public int of(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }
}
