package tercio.domain.eu.battle;

import tercio.domain.eu.forces.ArmyClass;
import tercio.domain.eu.forces.ArmyClasses;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.forces.Units;

/**
 * The troops of one country in a side of a land battle or of an assault.
 *
 * @param tercio whether the country has TTER
 * @param reformM2 whether the country is Turkey after reform M-2
 */
public record Contingent(
        String country, Units units, ArmyClass armyClass, LandTechnology technology, boolean tercio, boolean reformM2) {

    /** The least size at which natives count as having ARMY counters (EU-BATTLE-NATIVES). */
    private static final int NATIVE_ARMY = 2 * Thirds.LD;

    /** Whether the contingent counts as having an ARMY counter. */
    public boolean holdsArmy() {
        return units.army() || country.equals(ArmyClasses.NATIVES) && units.thirds() >= NATIVE_ARMY;
    }
}
