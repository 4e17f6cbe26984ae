package tercio.domain.eu.scenario.adjustment.play;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.map.SpaceId;

/** A change of a province, its fortress and what lies on it. */
public sealed interface ProvinceChange extends EuChange {

    /** The owner of a province. Its controller is another change. */
    record ProvinceOwner(SpaceId province, CountryId owner) implements ProvinceChange {}

    /** The controller of a province. Marks of sieges are removed where it changes hands. */
    record ProvinceController(SpaceId province, CountryId controller) implements ProvinceChange {}

    /** The level of a fortress. */
    record FortressLevel(SpaceId province, int level) implements ProvinceChange {}

    /** Whether a fleet has supplied a besieged fortress. */
    record FortressSupply(SpaceId province, boolean supplied) implements ProvinceChange {}

    /** The siegeworks on a fortress. */
    record SiegeworksSet(SpaceId province, int minus, int plus) implements ProvinceChange {}

    /** Whether a breach was made in a fortress this turn. */
    record BreachSet(SpaceId province, boolean breached) implements ProvinceChange {}

    /** Whether the siege of a fortress began in an earlier turn. */
    record SiegeContinued(SpaceId province, boolean continued) implements ProvinceChange {}

    /** Whether a fleet blockades the port of a province. */
    record PortBlockade(SpaceId province, boolean blockaded) implements ProvinceChange {}

    /** The level of pillage of a province: 1 is a pillage-, 2 a pillage+, 3 one of each, 4 two pillages+. */
    record PillageSet(SpaceId province, int level) implements ProvinceChange {}

    /** Whether Holland has flooded a province. Its pillage+ is another change. */
    record FloodSet(SpaceId province, boolean flooded) implements ProvinceChange {}

    /**
     * The revolts and rebellions of a province: 1 is a counter-, 2 a counter+, 3 one of each, 4 two counters+, 0 none.
     *
     * @param maneuver of their leader; left out, they have none
     * @param fortressLd LD in the fortress of the province where it is friendly to them; left out, it is not
     */
    record RevoltSet(SpaceId province, int level, Optional<Integer> maneuver, Optional<Integer> fortressLd) implements ProvinceChange {
        public RevoltSet {
            fortressLd = fortressLd == null ? Optional.empty() : fortressLd;
        }
    }

    /**
     * The corsairs that raid a coastal province: 1 is a corsair-, 2 a corsair+, 3 one of each, 4 two corsairs+, 0 none.
     *
     * @param by the country to which they belong, or {@code pirates}
     * @param maneuver of their leader; left out, they have none
     */
    record RaidSet(SpaceId province, int level, CountryId by, Optional<Integer> maneuver) implements ProvinceChange {}
}
