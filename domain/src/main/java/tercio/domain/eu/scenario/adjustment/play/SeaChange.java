package tercio.domain.eu.scenario.adjustment.play;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.map.SpaceId;

/** A change at sea: naval stacks, what they carry and do, corsairs and damaged ships. */
public sealed interface SeaChange extends EuChange {

    /**
     * A new naval stack lies in a port or a sea zone.
     *
     * @param id of the stack, in the event; the game gives it
     * @param veteran whether all of it is veteran; left out, no
     */
    record FleetRaised(Optional<StackId> id, CountryId country, SpaceId at, Ships ships, Optional<Boolean> veteran) implements SeaChange {}

    /**
     * A naval stack lies here from now on. It does nothing there.
     *
     * @param moved whether it has moved in this impulse; left out, as before
     */
    record FleetPlaced(StackId fleet, SpaceId at, Optional<Boolean> moved) implements SeaChange {}

    /**
     * The ships of a naval stack.
     *
     * @param veteran whether all of it is veteran; left out, no
     */
    record FleetShips(StackId fleet, Ships ships, Optional<Boolean> veteran) implements SeaChange {}

    /** A naval stack is taken off the map with what it carries. Its leaders wait for the next round. */
    record FleetWithdrawn(StackId fleet) implements SeaChange {}

    /** The ducats aboard a naval stack. */
    record FleetGold(StackId fleet, int ducats) implements SeaChange {}

    /**
     * The convoy in a naval stack.
     *
     * @param convoy left out, none
     * @param transports the number of its transports that are the convoy; for a convoy alone
     */
    record FleetConvoy(StackId fleet, Optional<ConvoyKind> convoy, Optional<Integer> transports) implements SeaChange {}

    /** The port that a naval stack blockades. @param port left out, none */
    record FleetBlockade(StackId fleet, Optional<SpaceId> port) implements SeaChange {}

    /**
     * The corsairs that lie in a sea zone: 1 is a corsair-, 2 a corsair+, 3 one of each, 4 two corsairs+, 0 none.
     *
     * @param by the country to which they belong, or {@code pirates}
     * @param maneuver of their leader; left out, they have none
     * @param rank of their leader; left out, it does not matter
     * @param controller the country that decides for those of a minor country; left out, that country
     * @param tradeZone in which they act; left out, each one to which their sea zone belongs
     */
    record CorsairsSet(SpaceId zone, int level, CountryId by, Optional<Integer> maneuver, Optional<String> rank, Optional<CountryId> controller,
            Optional<TradeZoneId> tradeZone) implements SeaChange {}

    /** The ships of a country that wait in a region to be refitted, without FLEET counters; none of any kind for none. */
    record DamagedSet(CountryId country, WatersId waters, Ships ships) implements SeaChange {}

    /** The ducats that wait in a province for ships. */
    record GoldSet(SpaceId province, int ducats) implements SeaChange {}
}
