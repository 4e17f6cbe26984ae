package tercio.domain.eu.land.siege;

import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.MixedForces;

/** The morale of each side of an assault, in stars. */
record AssaultMorale(int besieger, int besieged) {

    /** The besieged always count as veteran (EU-ASSAULT-MORALE). */
    static AssaultMorale of(Assault assault, EuTables tables) {
        var besieger = assault.besieger();
        var besieged = assault.besieged();
        var technologies = tables.landTechnologies();
        return new AssaultMorale(
                technologies.morale(MixedForces.moraleTechnology(besieger, tables), besieged.technology(), besieger.fightsAsVeteran(), besieger.tercio()),
                technologies.morale(MixedForces.moraleTechnology(besieged, tables), besieger.technology(), true, besieged.tercio()));
    }

    int of(SiegeSide side) {
        return side == SiegeSide.BESIEGER ? besieger : besieged;
    }

    /** Whether a side has suffered at least as many stars as its morale. */
    boolean isRouted(AssaultState assaultState, SiegeSide side) {
        return assaultState.party(side.opponent()).stars() >= of(side);
    }
}
