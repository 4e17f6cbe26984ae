package tercio.domain.eu.land.battle;

import tercio.domain.eu.common.battle.BattleReadings;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.FireRule;
import tercio.domain.eu.common.forces.LandTechnologies;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.policy.EditionReadings;
import tercio.domain.eu.common.tables.EuTables;

/**
 * The parameters of a side for the whole battle; losses during the battle do not change them (EU-BATTLE-PARAMETERS).
 *
 * @param army whether the side counts as having an ARMY counter
 * @param size in the unit of the edition
 * @param dice the number of dice for each roll
 * @param columns the columns of the combat results table
 * @param fires whether the side rolls for fire
 * @param fireRule the effect of its technology on the losses of its fire
 * @param poorFire whether lack of artillery reduces its fire
 * @param heavyArtillery whether its artillery value earns the bonus to fire
 * @param outnumbers whether it has at least 3 LD more than the enemy
 * @param cavalryShock bonus for better cavalry in shock
 * @param cavalryPursuit bonus for better cavalry in the pursuit
 * @param sizeDifferential -2..+2
 */
record Combatant(
        BattleSide side,
        boolean army,
        int size,
        int dice,
        int morale,
        LandTechnologies.Line columns,
        boolean fires,
        FireRule fireRule,
        boolean poorFire,
        boolean heavyArtillery,
        boolean outnumbers,
        int cavalryShock,
        int cavalryPursuit,
        int sizeDifferential) {

    static Combatant of(LandBattle battle, Side which, EuTables tables) {
        var own = battle.side(which);
        var enemy = battle.side(which.opponent());
        var units = own.units();
        boolean army = hasArmy(own);
        var technologies = tables.landTechnologies();
        var columns = technologies.line(own.technology(), enemy.technology());
        var cavalry = new Cavalry(battle, tables);
        int artillery = MixedForces.artillery(own.byCountry(), battle.period(), tables);
        var battlePolicies = tables.policies().battle();
        int size = tables.unit().of(units);
        return new Combatant(own, army, size, dice(own, tables),
                technologies.morale(MixedForces.moraleTechnology(own, tables), enemy.technology(), own.fightsAsVeteran(), own.tercio()),
                columns, fires(battle, own, columns, army, tables), fireRule(battle, own, technologies),
                battlePolicies.artilleryMalus().applies(army, artillery),
                artillery >= tables.constants().value("artillery_fire_threshold"),
                size - tables.unit().of(enemy.units())
                        >= tables.constants().value("size_cavalry_threshold") * tables.unit().ofOneLd(),
                cavalry.shock(which), cavalry.pursuit(which),
                tables.armySizes().differential(MixedForces.size(own.byCountry(), battle.period(), tables),
                        MixedForces.size(enemy.byCountry(), battle.period(), tables)));
    }

    static boolean hasArmy(BattleSide side) {
        return side.holdsArmy();
    }

    /** Countries of the rest of the world throw one die for each 8 LD, rounded up. */
    static int dice(BattleSide side, EuTables tables) {
        int group = tables.smallLandStacks().fullSize();
        return tables.armyClasses().isOfRestOfTheWorld(side.country())
                ? Math.max(1, Math.ceilDiv(tables.unit().of(side.units()), group))
                : 1;
    }

    /** Whether a side rolls for fire: in Europe renaissance troops without an ARMY counter do not, medieval troops never do. */
    private static boolean fires(LandBattle battle, BattleSide own, LandTechnologies.Line columns, boolean army,
            EuTables tables) {
        boolean needsArmy = renaissanceNeedsArmy(battle, tables) && own.technology() == LandTechnology.RENAISSANCE;
        return columns.fire().isPresent() && (army || !needsArmy);
    }

    private static boolean renaissanceNeedsArmy(LandBattle battle, EuTables tables) {
        return tables.policies().battle().renaissanceArmyEverywhere()
                ? battle.readings().is(EditionReadings.RAPID_RENAISSANCE, "needs-army")
                : battle.theatre() == Theatre.EUROPE;
    }

    private static FireRule fireRule(LandBattle battle, BattleSide own, LandTechnologies technologies) {
        var rule = technologies.fire(own.technology());
        boolean spared = rule == FireRule.HALF_LOSSES_ROUND_DOWN_TO_THIRD && own.country().equals(new CountryId("turkey"))
                && battle.readings().is(BattleReadings.BATTLE_HALVING, "as-printed");
        return spared ? FireRule.FULL : rule;
    }

    /** The size that the last die represents; with one die it is the whole side. */
    int lastDie(int group) {
        return size - (dice - 1) * group;
    }
}
