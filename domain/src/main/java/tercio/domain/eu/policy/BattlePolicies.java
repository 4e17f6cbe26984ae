package tercio.domain.eu.policy;

import tercio.domain.eu.forces.LossUnit;

/**
 * How an edition fights its land battles where the editions differ.
 *
 * @param drawRetreatLosses whether both sides roll for losses of the retreat after a battle without winner
 * @param firstDayPursuit whether a battle that ends on the first day helps the pursuit
 * @param majorNeedsRout whether the loser must rout for a Major Battle
 * @param wholeDetachmentsFight whether incomplete detachments count as the whole ones they make up, one at least
 * @param renaissanceArmyEverywhere whether renaissance troops need an ARMY counter for their fire outside Europe too
 * @param looseRounded whether the losses of a stack with ARMY counter, but for natives, outside Europe are rounded as in Europe
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

    /** The size for which the table of small stacks is read, in the unit of the edition as the size itself. */
    public int fightsAs(int size, LossUnit unit) {
        return wholeDetachmentsFight ? Math.max(1, size / unit.ofOneLd()) * unit.ofOneLd() : size;
    }
}
