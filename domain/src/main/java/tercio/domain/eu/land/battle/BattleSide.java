package tercio.domain.eu.land.battle;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.Units;

/**
 * One side of a land battle: all its stacks, merged.
 *
 * @param country the country of the commander
 * @param units the units of all countries
 * @param armyClass the army class of the commander's country
 * @param veteran whether the stack is veteran; with Timar or Pashas it still fights as conscript
 * @param technology the technology of the side, see {@link MixedForces#technology}
 * @param tercio whether the side has TTER, see {@link MixedForces#hasTercios}
 * @param leader the commander, or a Vizier whose values are drawn; empty if a replacement is drawn
 * @param reformM2 whether the side is Turkey after reform M-2
 * @param facingOttomans whether it faces the Ottomans (EU-TUR-9)
 * @param contingents the contingent of each country if there are several; empty if all units are of the commander's country
 */
public record BattleSide(
        CountryId country,
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
    public BattleSide(CountryId country, Units units, ArmyClass armyClass, boolean veteran, LandTechnology technology, boolean tercio,
            Optional<Leader> leader, boolean reformM2, boolean facingOttomans) {
        this(country, units, armyClass, veteran, technology, tercio, leader, reformM2, facingOttomans, List.of());
    }

    /** The contingent of each country, one or more. */
    public List<Contingent> byCountry() {
        return contingents.isEmpty()
                ? List.of(new Contingent(country, units, armyClass, technology, tercio, reformM2))
                : contingents;
    }

    /** Whether the side counts as having an ARMY counter. */
    public boolean holdsArmy() {
        return holdsArmy(contingent -> true);
    }

    /** Whether the side counts as having an ARMY counter of a country that matches; one is enough (EU-BATTLE-PARAMETERS). */
    public boolean holdsArmy(Predicate<Contingent> which) {
        return byCountry().stream().anyMatch(contingent -> contingent.holdsArmy() && which.test(contingent));
    }

    /** Whether the side has real ARMY counters. Natives only count as having some. */
    public boolean hasRegularArmy() {
        return units.hasArmy() && !country.equals(ArmyClasses.NATIVES);
    }

    /** Whether the side is veteran and has neither Timar nor Pashas, which make any stack conscript. */
    public boolean fightsAsVeteran() {
        return veteran && !units.timar() && units.pashas() == 0;
    }
}
