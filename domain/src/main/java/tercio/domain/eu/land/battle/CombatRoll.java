package tercio.domain.eu.land.battle;

import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.CommonBattle;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.ruling.Modifiers;

/**
 * One roll of one side in the two days of a land battle, and its modifiers (EU-BATTLE-DRM).
 *
 * @param failedRetreat the modifier of this roll for an enemy whose attempt to retreat failed
 */
record CombatRoll(
        LandBattle battle,
        Side which,
        Combatant own,
        Combatant enemy,
        Leader leader,
        Leader enemyLeader,
        BattleRoll roll,
        int failedRetreat) {


    /** The modifiers of a land battle in the rulebook's order. */
    static final Modifiers<CombatRoll> MODIFIERS = Modifiers.<CombatRoll>of("EU-BATTLE-DRM")
            .add(1, "fire differential", a -> a.isFire() ? a.ahead(a.leader.fire(), a.enemyLeader.fire()) : 0)
            .add(2, "shock differential", a -> a.isShock() ? a.ahead(a.leader.shock(), a.enemyLeader.shock()) : 0)
            .add(3, "second day", a -> a.roll.isSecondDay(), -1)
            .add(4, "facing the Ottomans", a -> a.isShock() && a.own.side().facingOttomans(), -2)
            .add(5, "foraging", a -> a.roll.isFirstDay() && a.isPhasing() && a.battle.foraging(), -1)
            .add(6, "no army fit to face tercios", a -> a.isShock() && a.isTroubledByTercios(), -1)
            .add(7, "forest, swamp or desert", CombatRoll::isCloseGround, -1)
            .add(8, "attacking into mountains", CombatRoll::isUphill, -1)
            .add(9, "across a river or a mountain pass", a -> a.hasCrossed(Crossing.RIVER, Crossing.MOUNTAIN_PASS), -1)
            .add(10, "across a strait or from the sea",
                    a -> a.hasCrossed(Crossing.STRAIT, Crossing.SEA) ? a.isFire() ? -2 : -3 : 0)
            .add(11, "no ARMY counter or no artillery", a -> a.isFire() && a.own.poorFire() && !a.hasConquistadorBonus(), -1)
            .add(12, "artillery", a -> a.isFire() && a.own.heavyArtillery(), +1)
            .add(13, "3 LD more than the enemy", a -> a.isShock() && a.own.outnumbers(), +1)
            .add(14, "better cavalry", a -> a.isShock() ? a.own.cavalryShock() : 0)
            .add(15, "the enemy failed to retreat", CombatRoll::failedRetreat);

    private boolean isFire() {
        return roll.isFire();
    }

    private boolean isShock() {
        return roll.isShock();
    }

    private int ahead(int own, int theirs) {
        return CommonBattle.leadOf(own, theirs, battle.readings());
    }

    private boolean isPhasing() {
        return which == Side.PHASING;
    }

    private boolean hasCrossed(Crossing one, Crossing other) {
        return roll.isFirstDay() && isPhasing() && (battle.crossed() == one || battle.crossed() == other);
    }

    private boolean isCloseGround() {
        return battle.terrain().isForest() || battle.terrain() == Terrain.SWAMP || battle.terrain() == Terrain.DESERT;
    }

    private boolean isUphill() {
        return isPhasing() && battle.terrain() == Terrain.MOUNTAIN && !battle.interception();
    }

    private boolean isTroubledByTercios() {
        return enemy.side().tercio() && !own.side().holdsArmy(contingent -> switch (contingent.armyClass()) {
            case I, IM, II, IIM -> true;
            case III, IIIM, IV, IVM, A -> false;
        });
    }

    private boolean hasConquistadorBonus() {
        return leader.category() == LeaderCategory.CONQUISTADOR && battle.period().isWithin(Period.I, Period.IV);
    }
}
