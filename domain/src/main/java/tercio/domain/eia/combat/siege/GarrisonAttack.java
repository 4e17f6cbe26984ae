package tercio.domain.eia.combat.siege;

import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.ThreeRoundCombat;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;

/**
 * A garrison, or a part of it, attacks its besiegers (EIA-7.5.4.2.1). No political points change.
 *
 * @param rounds the combat; its attacker is the garrison
 */
public record GarrisonAttack(ThreeRoundCombat rounds) {

    /**
     * Outcome of the attack.
     *
     * @param won the besieger breaks or is wiped out, and retreats without pursuit (EIA-7.5.4.2.1.5)
     * @param captured every factor of the garrison is lost, so that the city is taken (EIA-7.5.4.2.1.4)
     */
    public record Result(boolean won, boolean captured) {}

    /**
     * @param garrison the factors that attack
     * @param besieger all besieging forces
     */
    public static GarrisonAttack of(EiaTables tables, int moraleMethod, CombatForce garrison, CombatForce besieger) {
        return new GarrisonAttack(new ThreeRoundCombat(tables, moraleMethod, AssaultTables.ofGarrisonAttack(tables), garrison, besieger));
    }

    /** @param stayedInside the garrison factors that did not attack */
    public Result result(CombatState end, int stayedInside) {
        boolean won = end.winner() == CombatSide.ATTACKER;
        return new Result(won, !won && stayedInside == 0 && rounds.factorsLeft(end, CombatSide.ATTACKER) == 0);
    }
}
