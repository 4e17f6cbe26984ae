package tercio.domain.eu.sea.battle;

import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FireRule;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalTechnologies;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.tables.EuTables;

/**
 * The parameters of a side for a whole battle at sea (EU-SEA-MORALE).
 *
 * @param nd whole ships of its first line
 * @param galleasses whether it has enough galleasses among its galleys for the bonus to fire
 * @param own the code of its line in the technology tables
 * @param enemy the code of its enemy's column there
 * @param line its columns and morale
 * @param smallFleet the modifier of its size to the losses it inflicts, 0 or less; {@code mostInflicted} is their cap;
 * both in thirds of a ship
 * @param majorFrom the least thirds of a ship by which a routed enemy must lose more, for a Major Battle (EU-BATTLE-MAJOR)
 */
record SeaCombatant(
        NavalSide side,
        int nd,
        boolean galleasses,
        String own,
        String enemy,
        NavalTechnologies.Line line,
        int morale,
        FireRule fireRule,
        int sizeDifferential,
        int smallFleet,
        int mostInflicted,
        int majorFrom) {

    static SeaCombatant of(NavalBattle battle, Side which, EuTables tables) {
        var side = battle.side(which);
        var against = battle.side(which.opponent());
        var technologies = tables.navalTechnologies();
        var own = NavalTechnologies.lineCode(side.technology(), side.firstLine());
        var enemy = NavalTechnologies.columnCode(against.technology(), against.firstLine());
        var line = technologies.line(own, enemy);
        int nd = side.units().nd(side.firstLine());
        return new SeaCombatant(side, nd, hasGalleasses(side, tables.constants().value("galleass_needed_before_battery")), own, enemy, line,
                line.baseMorale() + (side.veteran() ? technologies.veteran(own) : 0),
                isOfGalleys(side) && !hasGalleasses(side, 1) ? FireRule.HALF_LOSSES_ROUND_UP_TO_THIRD : FireRule.FULL,
                tables.seaSizes().differential(nd), tables.smallFleets().modifier(nd * Thirds.LD),
                nd == 0 ? Thirds.LD : tables.constants().value("loss_cap_sea_multiplier") * nd * Thirds.LD,
                tables.constants().value(isOfGalleys(side) ? "major_battle_sea_ngd" : "major_battle_sea_nwd") * Thirds.LD);
    }

    private static boolean isOfGalleys(NavalSide side) {
        return side.firstLine() == FirstLine.NGD;
    }

    /** Whether a side has galleasses: from battery technology on, all galleys count as having them. */
    private static boolean hasGalleasses(NavalSide side, int needed) {
        return isOfGalleys(side) && (side.units().vgd() >= needed || !side.technology().isOlderThan(NavalTechnology.BATTERY));
    }

    FirstLine firstLine() {
        return side.firstLine();
    }
}
