package tercio.domain.eu.sea.battle;

import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.CommonBattle;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.ruling.Modifiers;

/**
 * One roll of one side in the two days of a battle at sea, and its modifiers (EU-SEA-DRM).
 *
 * @param wind whether the side has the wind advantage
 * @param moreStars whether it has suffered more stars than its enemy so far
 * @param enemyFailedToRetreat whether this is a roll of the second day after a failed attempt of the enemy to retreat
 */
record NavalCombatRoll(
        NavalBattle battle,
        SeaCombatant own,
        SeaCombatant enemy,
        Leader leader,
        Leader enemyLeader,
        BattleRoll roll,
        boolean wind,
        boolean moreStars,
        boolean enemyFailedToRetreat) {

    private static final int LAST_TURN_OF_GALLEYS = 25;
    private static final int FIRST_TURN_AGAINST_GALLEYS = 35;

    /** The modifiers of a battle at sea in the rulebook's order. */
    static final Modifiers<NavalCombatRoll> MODIFIERS = Modifiers.<NavalCombatRoll>of("EU-SEA-DRM")
            .add(1, "fire differential", a -> a.isFire() ? a.ahead(a.leader.fire(), a.enemyLeader.fire()) : 0)
            .add(2, "shock differential", a -> a.isBoarding() ? a.ahead(a.leader.shock(), a.enemyLeader.shock()) : 0)
            .add(3, "second day", a -> a.roll.isSecondDay(), -1)
            .add(4, "facing the Ottomans", a -> a.isBoarding() && a.own.side().facingOttomans(), -2)
            .add(5, "galleasses against galleys", a -> a.isFire() && a.own.galleasses() && a.enemy.firstLine() == FirstLine.NGD, +1)
            .add(6, "galleys in the Mediterranean", NavalCombatRoll::areGalleysAtHome, +1)
            .add(7, "galleys against later warships", NavalCombatRoll::areGalleysOutdated, -1)
            .add(8, "wind advantage", NavalCombatRoll::wind, +1)
            .add(9, "at least 1 ND more", a -> a.isBoarding() && a.more() >= 1, +1)
            .add(10, "at least 7 ND more", a -> a.isBoarding() && a.more() >= 7, +1)
            .add(11, "at least 3 ND more", a -> a.isFire() && a.more() >= 3, +1)
            .add(12, "more stars suffered", a -> a.roll != BattleRoll.FIRE1 && a.moreStars, -1)
            .add(13, "the enemy failed to retreat", NavalCombatRoll::enemyFailedToRetreat, +1);

    private boolean isFire() {
        return roll.isFire();
    }

    private boolean isBoarding() {
        return roll.isShock();
    }

    private int ahead(int own, int theirs) {
        return CommonBattle.leadOf(own, theirs, battle.readings());
    }

    private int more() {
        return own.nd() - enemy.nd();
    }

    private boolean areGalleysAtHome() {
        return own.firstLine() == FirstLine.NGD && battle.region() == SeaRegion.MEDITERRANEAN
                && enemy.firstLine() != FirstLine.NGD && battle.turn() <= LAST_TURN_OF_GALLEYS;
    }

    private boolean areGalleysOutdated() {
        return own.firstLine() == FirstLine.NGD && enemy.firstLine() == FirstLine.NWD
                && battle.turn() >= FIRST_TURN_AGAINST_GALLEYS;
    }
}
