package tercio.domain.eia.combat;

import tercio.domain.eia.common.tables.CombatConstants;

/** The effect of the fire of a round on a side (EIA-7.5.2.9.2, EIA-7.5.2.9.3). */
final class RoundLosses {

    private RoundLosses() {}

    /** The side with the morale that it loses. */
    static SideTally afterMoraleLoss(SideTally before, int morale) {
        return before.withMorale(before.finalMorale(), before.moraleLost() + morale);
    }

    /**
     * The factors that a side has to lose.
     *
     * @param hit the side with the morale that it has lost by then
     * @param due the factors that the enemy inflicts
     * @param breaks whether it breaks in this round
     * @param limited whether the limits of casualties hold (EIA-7.5.2.9.2.1, EIA-7.5.2.9.2.2)
     */
    static CombatDemand demand(SideTally hit, int due, boolean breaks, boolean limited, CombatConstants constants) {
        return new CombatDemand(due, limited && hit.moraleLost() >= constants.militiaLimit(), limited && breaks, false);
    }

    /** A side after the losses of a round by its order of types. */
    static SideTally afterLosses(ForceLines lines, SideTally before, int due, int morale, boolean arrived, boolean limited, CombatConstants constants) {
        var hit = afterMoraleLoss(before, morale);
        return hit.withCounts(lines.afterCasualties(before.counts(), demand(hit, due, hit.isBroken(), limited, constants), arrived));
    }
}
