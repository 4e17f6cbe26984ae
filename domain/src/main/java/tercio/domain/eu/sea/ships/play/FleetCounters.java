package tercio.domain.eu.sea.ships.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.counters.PrintedFleets;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.FleetPlaces;
import tercio.domain.eu.sea.ships.ShipLossChoices;

/** The FLEET counters of naval stacks as ships are lost (EU-FLEET-1). */
public final class FleetCounters {

    private FleetCounters() {}

    /** The ships of a stack without those that it loses, in the fewest and smallest FLEET counters that hold them. */
    public static NavalUnits afterLosses(WarView board, NavalStack stack, NavalUnits lost) {
        return of(board, stack, ShipLossChoices.afterLosses(stack.ships(), lost));
    }

    /** The FLEET counters of a country that are not on the map (EU-UNIT-4); none where a scenario has more on it than are printed. */
    public static int freeCounters(WarView board, CountryId country) {
        int used = board.state().navies().stacks().values().stream().filter(stack -> stack.country().equals(country)).mapToInt(NavalStack::fleets).sum();
        return Math.max(0, PrintedFleets.from(board.tables()).of(country) - used);
    }

    /** The remaining ships of a stack, in the fewest and smallest FLEET counters that hold them. */
    public static NavalUnits of(WarView board, NavalStack stack, NavalUnits left) {
        var period = Period.of(board.state().scenario().period());
        var shrunk = FleetPlaces.from(board.tables()).withFewestFleets(stack.withShips(left).shipsWithoutConvoys(), stack.country(),
                board.tables().armyClasses().of(stack.country(), period), period);
        return left.withCounters(shrunk.fleetPlus(), shrunk.fleetMinus());
    }
}
