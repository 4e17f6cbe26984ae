package tercio.domain.eia.combat.siege;

import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.ThreeRoundCombat;
import tercio.domain.eia.common.tables.EiaTables;

/** The rounds of a fight about a city: of an assault, or of a garrison's attack (EIA-7.5.4.1.3, EIA-7.5.4.2.1). */
public final class SiegeRounds {

    private SiegeRounds() {}

    /**
     * @param moraleMethod 1 or 2 (EIA-7.5.2.6.1)
     * @param assault whether the besiegers attack; otherwise the garrison does
     */
    public static ThreeRoundCombat of(EiaTables tables, int moraleMethod, boolean assault, CombatForce attacker, CombatForce defender) {
        return new ThreeRoundCombat(tables, moraleMethod, assault ? AssaultTables.ofAssault(tables) : AssaultTables.ofGarrisonAttack(tables), attacker, defender);
    }
}
