package tercio.domain.eu.battle;

import java.util.Optional;
import tercio.domain.eu.forces.ArmyClass;
import tercio.domain.eu.forces.ArmyClasses;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.forces.Units;

/**
 * One side of a land battle: all its stacks, merged.
 *
 * @param country the country of the commander
 * @param veteran whether the stack is veteran; Timar and Pashas make it conscript all the same
 * @param tercio whether it has TTER
 * @param leader the commander; empty where a replacement is drawn
 * @param reformM2 Turkey after reform M-2
 * @param facingOttomans whether it faces the Ottomans (EU-TUR-9)
 */
public record BattleSide(
        String country,
        Units units,
        ArmyClass armyClass,
        boolean veteran,
        LandTechnology technology,
        boolean tercio,
        Optional<Leader> leader,
        boolean reformM2,
        boolean facingOttomans) {

    /** From this size on natives count as holding ARMY counters (EU-BATTLE-NATIVES). */
    private static final int NATIVE_ARMY = 2 * Thirds.LD;

    /** Whether the side counts as having an ARMY counter. */
    public boolean holdsArmy() {
        return units.army() || country.equals(ArmyClasses.NATIVES) && units.thirds() >= NATIVE_ARMY;
    }

    /** Whether it has ARMY counters of a country: natives only count as having some. */
    public boolean regularArmy() {
        return units.army() && !country.equals(ArmyClasses.NATIVES);
    }

    /** Veteran, and without the Timar and Pashas that make any stack conscript. */
    public boolean fightsAsVeteran() {
        return veteran && !units.timar() && units.pashas() == 0;
    }
}
