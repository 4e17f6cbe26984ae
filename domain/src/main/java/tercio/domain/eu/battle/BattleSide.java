package tercio.domain.eu.battle;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eu.forces.ArmyClass;
import tercio.domain.eu.forces.ArmyClasses;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.Units;

/**
 * One side of a land battle: all its stacks, merged.
 *
 * @param country the country of the commander
 * @param units those of all countries
 * @param armyClass that of the commander's country
 * @param veteran whether the stack is veteran; Timar and Pashas make it conscript all the same
 * @param technology that of the side, {@link MixedForces#technology}
 * @param tercio whether it has TTER, {@link MixedForces#tercio}
 * @param leader the commander; empty where a replacement is drawn
 * @param reformM2 Turkey after reform M-2
 * @param facingOttomans whether it faces the Ottomans (EU-TUR-9)
 * @param contingents what each country brings where there are several; empty where all are of the commander's country
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
        boolean facingOttomans,
        List<Contingent> contingents) {

    public BattleSide {
        contingents = contingents == null ? List.of() : List.copyOf(contingents);
    }

    /** A side of one country. */
    public BattleSide(String country, Units units, ArmyClass armyClass, boolean veteran, LandTechnology technology, boolean tercio,
            Optional<Leader> leader, boolean reformM2, boolean facingOttomans) {
        this(country, units, armyClass, veteran, technology, tercio, leader, reformM2, facingOttomans, List.of());
    }

    /** What each country brings; one or more. */
    public List<Contingent> byCountry() {
        return contingents.isEmpty()
                ? List.of(new Contingent(country, units, armyClass, technology, tercio, reformM2))
                : contingents;
    }

    /** Whether the side counts as having an ARMY counter. */
    public boolean holdsArmy() {
        return holdsArmy(contingent -> true);
    }

    /** Whether it counts as having an ARMY counter of such a country: any one will do (EU-SIZE-3). */
    public boolean holdsArmy(Predicate<Contingent> which) {
        return byCountry().stream().anyMatch(contingent -> contingent.holdsArmy() && which.test(contingent));
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
