package tercio.domain.eia.combat;

import java.util.List;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.ruling.Procedure;

/**
 * Inputs of the exact odds of a day of combat, besides the state of both sides.
 *
 * @param before the stages before the first round, for the first day
 * @param result points, captured leaders and survivors
 * @param outflanker the side that has divided its force; {@code null} where neither has
 * @param arrivals the faces of six with which its other part arrives after each round but the last; empty where neither has
 * @param leftAlone whether the defender leaves after the first round where it does not arrive (EIA-7.5.2.12.2)
 * @param withdrawal the faces of six with which a commander withdraws before a later day; 0 where the chit was not chosen
 * @param repeated whether the same chits can be chosen on a later day
 * @param firstDay the day on which the odds begin
 */
record DayPlan(CombatTerms terms, RoundRules rules, Procedure<CombatState> before, CombatResult result, CombatSide outflanker, List<Integer> arrivals,
        boolean leftAlone, int withdrawal, boolean repeated, int firstDay) {

    DayPlan {
        arrivals = List.copyOf(arrivals);
    }

    ForceLines lines(CombatSide side) {
        return result.lines(side);
    }
}
