package tercio.domain.eia.combat;

import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.ruling.Readings;

/**
 * Terms that field and trivial combats share.
 *
 * @param day the day of the combat, from 1
 * @param moraleMethod 1 or 2 (EIA-7.5.2.6.1)
 * @param cavalrySuperiority the option is played (EIA-12.3.3.1)
 * @param artillery the option is played: a side of which nothing but artillery is left has lost (EIA-12.3.5)
 * @param limited the attacker relieves a siege, and has not won where three rounds pass without a decision (EIA-7.5.4.2.3.1)
 */
public record CombatTerms(AreaTerrain terrain, int day, int moraleMethod, boolean cavalrySuperiority, boolean artillery, boolean limited, CombatForce attacker,
        CombatForce defender, Readings readings) {

    /** Terms without the option of artillery, of a combat that is not limited. */
    public CombatTerms(AreaTerrain terrain, int day, int moraleMethod, boolean cavalrySuperiority, CombatForce attacker, CombatForce defender,
            Readings readings) {
        this(terrain, day, moraleMethod, cavalrySuperiority, false, false, attacker, defender, readings);
    }

    CombatTerms onDay(int other) {
        return new CombatTerms(terrain, other, moraleMethod, cavalrySuperiority, artillery, limited, attacker, defender, readings);
    }

    public CombatForce force(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }
}
