package tercio.domain.eu.land.battle;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.ArtilleryTable;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.TurkishTroops;
import tercio.domain.eu.common.forces.Units;

/**
 * The troops of one country, or of one kind of Turkish troops, in a side of a land battle or of an assault.
 *
 * @param tercio whether the country has TTER
 * @param reformM2 whether the country is Turkey after reform M-2
 * @param troops the kind of Turkish troops; {@code null} for other countries, and where kinds are not told apart
 */
public record Contingent(
        CountryId country, Units units, ArmyClass armyClass, LandTechnology technology, boolean tercio, boolean reformM2, TurkishTroops troops) {

    /** The least size at which natives count as having ARMY counters (EU-BATTLE-NATIVES). */
    private static final int NATIVE_ARMY = 2 * Thirds.LD;

    /** A contingent whose kinds of troops are not distinguished. */
    public Contingent(CountryId country, Units units, ArmyClass armyClass, LandTechnology technology, boolean tercio, boolean reformM2) {
        this(country, units, armyClass, technology, tercio, reformM2, null);
    }

    /** Whether the army size is that of the reformed Turkish army (EU-TUR-7). */
    public boolean hasReformedSize() {
        return reformM2 || troops == TurkishTroops.REFORMED;
    }

    /** The line of the artillery table for its ARMY counters. */
    String artilleryLine() {
        return troops == null ? ArtilleryTable.BASE : troops.artilleryLine();
    }

    /** Whether the contingent counts as having an ARMY counter. */
    public boolean holdsArmy() {
        return units.hasArmy() || country.equals(ArmyClasses.NATIVES) && units.thirds() >= NATIVE_ARMY;
    }
}
