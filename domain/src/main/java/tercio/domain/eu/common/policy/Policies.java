package tercio.domain.eu.common.policy;

import tercio.domain.eu.common.forces.ArtilleryCount;
import tercio.domain.eu.common.forces.LossUnit;

/**
 * The rules, other than figures, in which the editions of the Europa rules differ. The editions share the stages of the
 * procedures, and the stages read these policies.
 *
 * @param unit the unit in which losses are counted
 * @param rounding of losses in Europe
 * @param artillery the sum of the counters of a stack
 * @param play the rules of a war on the map, outside the procedures
 */
public record Policies(
        LossUnit unit,
        Rounding rounding,
        ArtilleryCount artillery,
        BattlePolicies battle,
        AssaultPolicies assault,
        AttritionSystem attrition,
        PlayPolicies play) {

    /** The main edition. */
    public static final Policies MILITARY = new Policies(LossUnit.THIRD, Rounding.NEAREST, ArtilleryCount.BEST_AND_TWO_MORE,
            new BattlePolicies(RetreatTest.AT_MOST, RetreatOrder.INTERCEPTED_FIRST, FailedRetreat.FIRE_AND_SHOCK, true,
                    PursuitLead.SHOCK_IF_BETTER, true, CavalryAdvantage.STRUCTURAL, ArtilleryMalus.NO_ARMY_COUNTER, true, false,
                    false, false),
            new AssaultPolicies(AssaultArtillery.BONUS_ON_BOTH, SmallBesieger.OWN_LIST, StormBonus.ONCE, BreachFire.OWN_COLUMN, false),
            AttritionSystem.TABLES_FROM_6, PlayPolicies.MAIN);

    /** The guide to the fast battle. The main edition applies where the guide is silent. */
    public static final Policies FAST = new Policies(LossUnit.THIRD, Rounding.NEAREST, ArtilleryCount.SUM,
            new BattlePolicies(RetreatTest.BELOW, RetreatOrder.INTERCEPTED_FIRST, FailedRetreat.FIRE_AND_SHOCK, true,
                    PursuitLead.SHOCK_IF_BETTER, true, CavalryAdvantage.STRUCTURAL, ArtilleryMalus.NO_ARTILLERY, true, false,
                    false, false),
            MILITARY.assault, AttritionSystem.TABLES_FROM_12, PlayPolicies.FAST);

    /** The rapid battle, the oldest edition: losses in halves, and separate rules after the fighting. */
    public static final Policies RAPID = new Policies(LossUnit.HALF, Rounding.DOWN_BUT_A_LONE_HALF_UP, ArtilleryCount.SUM,
            new BattlePolicies(RetreatTest.BELOW, RetreatOrder.DEFENDER_FIRST, FailedRetreat.NEXT_FIRE_ONLY, false,
                    PursuitLead.MANOEUVRE_EITHER_WAY, false, CavalryAdvantage.RATIO, ArtilleryMalus.NO_ARMY_COUNTER, false, true,
                    true, true),
            new AssaultPolicies(AssaultArtillery.LESSENS_THE_MALUS_OF_FIRE, SmallBesieger.TABLE_UNLESS_TWO_ARMIES,
                    StormBonus.EACH_OF_TWO_ARMIES, BreachFire.ONE_LOSS_LESS, true),
            AttritionSystem.RETREAT_TABLE, PlayPolicies.RAPID);
}
