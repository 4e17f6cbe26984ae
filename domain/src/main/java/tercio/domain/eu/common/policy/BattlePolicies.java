package tercio.domain.eu.common.policy;

import tercio.domain.eu.common.forces.LossUnit;

/**
 * The rules on land battles in which the editions differ.
 *
 * @param drawRetreatLosses whether both sides roll for retreat losses after a battle without a winner
 * @param firstDayPursuit whether the pursuit has a bonus if the battle ends on the first day
 * @param majorNeedsRout whether the loser must rout for a Major Battle
 * @param wholeDetachmentsFight whether incomplete detachments count only as whole detachments, at least one
 * @param renaissanceArmyEverywhere whether renaissance troops need an ARMY counter for their fire outside Europe too
 * @param looseRounded whether losses outside Europe of a stack with an ARMY counter, natives excepted, are rounded as in Europe
 */
public record BattlePolicies(
        RetreatTest retreatTest,
        RetreatOrder retreatOrder,
        FailedRetreat failedRetreat,
        boolean drawRetreatLosses,
        PursuitLead pursuitLead,
        boolean firstDayPursuit,
        CavalryAdvantage cavalry,
        ArtilleryMalus artilleryMalus,
        boolean majorNeedsRout,
        boolean wholeDetachmentsFight,
        boolean renaissanceArmyEverywhere,
        boolean looseRounded) {

    /** The size used to read the table of small stacks; both sizes are in the unit of the edition. */
    public int fightsAs(int size, LossUnit unit) {
        return wholeDetachmentsFight ? Math.max(1, size / unit.ofOneLd()) * unit.ofOneLd() : size;
    }
}
