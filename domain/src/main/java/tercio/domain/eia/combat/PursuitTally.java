package tercio.domain.eia.combat;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.tables.CombatSide;

/**
 * A pursuit (EIA-7.5.2.10.2).
 *
 * @param pursuitClass after terrain
 * @param die 0 before the roll, and in odds, where only its effect counts
 * @param points the pursuit points
 * @param lost the factors that the pursued lose
 * @param losses the same by type; {@code null} in odds
 */
public record PursuitTally(CombatSide pursuer, int pursuitClass, int die, int modified, int percentage, int points, int lost, Factors losses) {

    static PursuitTally of(CombatSide pursuer, int pursuitClass) {
        return new PursuitTally(pursuer, pursuitClass, 0, 0, 0, 0, 0, null);
    }

    /** Adds the losses of the pursued. */
    PursuitTally withLosses(int factors, Factors byType) {
        return new PursuitTally(pursuer, pursuitClass, die, modified, percentage, points, factors, byType);
    }
}
