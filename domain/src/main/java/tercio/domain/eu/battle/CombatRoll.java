package tercio.domain.eu.battle;

import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.LeaderCategory;
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
            .add(1, "fire differential", a -> a.fire() ? a.ahead(a.leader.fire(), a.enemyLeader.fire()) : 0)
            .add(2, "shock differential", a -> a.shock() ? a.ahead(a.leader.shock(), a.enemyLeader.shock()) : 0)
            .add(3, "second day", a -> a.roll.secondDay(), -1)
            .add(4, "facing the Ottomans", a -> a.shock() && a.own.side().facingOttomans(), -2)
            .add(5, "foraging", a -> a.roll.firstDay() && a.phasing() && a.battle.foraging(), -1)
            .add(6, "no army fit to face tercios", a -> a.shock() && a.troubledByTercios(), -1)
            .add(7, "forest, swamp or desert", CombatRoll::closeGround, -1)
            .add(8, "attacking into mountains", CombatRoll::upTheMountain, -1)
            .add(9, "across a river or a mountain pass", a -> a.crossed(Crossing.RIVER, Crossing.MOUNTAIN_PASS), -1)
            .add(10, "across a strait or from the sea",
                    a -> a.crossed(Crossing.STRAIT, Crossing.SEA) ? a.fire() ? -2 : -3 : 0)
            .add(11, "no ARMY counter or no artillery", a -> a.fire() && a.own.poorFire() && !a.conquistador(), -1)
            .add(12, "artillery", a -> a.fire() && a.own.heavyArtillery(), +1)
            .add(13, "3 LD more than the enemy", a -> a.shock() && a.own.outnumbers(), +1)
            .add(14, "better cavalry", a -> a.shock() ? a.own.cavalryShock() : 0)
            .add(15, "the enemy failed to retreat", CombatRoll::failedRetreat);

    private boolean fire() {
        return roll.fire();
    }

    private boolean shock() {
        return roll.shock();
    }

    private int ahead(int own, int theirs) {
        return CommonBattle.ahead(own, theirs, battle.readings());
    }

    private boolean phasing() {
        return which == Side.PHASING;
    }

    private boolean crossed(Crossing one, Crossing other) {
        return roll.firstDay() && phasing() && (battle.crossed() == one || battle.crossed() == other);
    }

    private boolean closeGround() {
        return battle.terrain().forest() || battle.terrain() == Terrain.SWAMP || battle.terrain() == Terrain.DESERT;
    }

    private boolean upTheMountain() {
        return phasing() && battle.terrain() == Terrain.MOUNTAIN && !battle.interception();
    }

    private boolean troubledByTercios() {
        return enemy.side().tercio() && !own.side().holdsArmy(contingent -> switch (contingent.armyClass()) {
            case I, IM, II, IIM -> true;
            case III, IIIM, IV, IVM, A -> false;
        });
    }

    private boolean conquistador() {
        return leader.category() == LeaderCategory.CONQUISTADOR && battle.period().within(Period.I, Period.IV);
    }
}
