package tercio.domain.eu.battle;

import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.FireRule;
import tercio.domain.eu.forces.LandTechnologies;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.policy.EditionReadings;
import tercio.domain.eu.tables.EuTables;

/**
 * What a side brings to the whole battle, whatever it loses in it (EU-BATTLE-PARAMETERS).
 *
 * @param army whether it counts as having an ARMY counter
 * @param size in the unit of the edition
 * @param dice how many dice it throws for each roll
 * @param columns its columns of the combat results table
 * @param fires whether it rolls for fire
 * @param fireRule what becomes of the losses its fire shows
 * @param poorFire whether it fires worse for want of artillery
 * @param heavyArtillery whether its artillery value earns the bonus to fire
 * @param outnumbers whether it has 3 LD more than the enemy
 * @param cavalryShock bonus of its better cavalry to shock
 * @param cavalryPursuit bonus of its better cavalry to the pursuit
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
        boolean army = army(own);
        var technologies = tables.landTechnologies();
        var columns = technologies.line(own.technology(), enemy.technology());
        var cavalry = new Cavalry(battle, tables);
        int artillery = MixedForces.artillery(own.byCountry(), battle.period(), tables);
        var battlePolicies = tables.policies().battle();
        int size = tables.unit().of(units);
        return new Combatant(own, army, size, dice(own, tables),
                technologies.morale(own.technology(), enemy.technology(), own.fightsAsVeteran(), own.tercio()),
                columns, fires(battle, own, columns, army, tables), fireRule(battle, own, technologies),
                battlePolicies.artilleryMalus().applies(army, artillery),
                artillery >= tables.constants().value("artillery_fire_threshold"),
                size - tables.unit().of(enemy.units())
                        >= tables.constants().value("size_cavalry_threshold") * tables.unit().ofOneLd(),
                cavalry.shock(which), cavalry.pursuit(which),
                tables.armySizes().differential(MixedForces.size(own.byCountry(), battle.period(), tables),
                        MixedForces.size(enemy.byCountry(), battle.period(), tables)));
    }

    static boolean army(BattleSide side) {
        return side.holdsArmy();
    }

    /** Countries of the rest of the world throw a die for each 8 LD or part of them. */
    static int dice(BattleSide side, EuTables tables) {
        int group = tables.smallLandStacks().full();
        return tables.armyClasses().restOfTheWorld(side.country())
                ? Math.max(1, Math.ceilDiv(tables.unit().of(side.units()), group))
                : 1;
    }

    /** In Europe renaissance troops without ARMY counter do not roll for fire, medieval troops never do. */
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
        boolean spared = rule == FireRule.HALF_LOSSES_ROUND_DOWN_TO_THIRD && own.country().equals("turkey")
                && battle.readings().is(BattleReadings.BATTLE_HALVING, "as-printed");
        return spared ? FireRule.FULL : rule;
    }

    /** What the last die stands for; with one die that is the whole side. */
    int lastDie(int group) {
        return size - (dice - 1) * group;
    }
}
