package tercio.domain.eia.combat;

import tercio.domain.eia.common.tables.CombatSide;

/**
 * Worth of the end of a combat to the attacker; to the defender it is worth as much less. The default counts a political point as
 * ten factors, and the difference of both sides' points and losses.
 *
 * @param politicalPoint the worth of a political point
 * @param factor the worth of an army factor lost
 * @param leaders the worth of the capture of a side's leaders
 */
public record CombatValue(int politicalPoint, int factor, int leaders) {

    public static final CombatValue STANDARD = new CombatValue(10, 1, 0);

    /** The worth of an end to the attacker. */
    public int of(CombatForecast.End end) {
        int captured = end.captured() == null ? 0 : end.captured() == CombatSide.DEFENDER ? leaders : -leaders;
        return politicalPoint * (end.attackerPoints() - end.defenderPoints()) + factor * (end.defenderLost() - end.attackerLost()) + captured;
    }
}
