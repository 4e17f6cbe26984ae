package tercio.domain.eu.play.harbour;

import tercio.domain.eu.concept.Period;
import tercio.domain.eu.counters.PrintedFleets;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.naval.FleetPlaces;
import tercio.domain.eu.naval.ShipsLost;
import tercio.domain.eu.play.Board;

/** The FLEET counters of naval stacks as ships are lost (EU-FLEET-1). */
public final class FleetCounters {

    private FleetCounters() {}

    /** The ships of a stack without those that it loses, in the fewest and smallest FLEET counters that hold them. */
    public static NavalUnits after(Board board, NavalStack stack, NavalUnits lost) {
        return of(board, stack, ShipsLost.after(stack.ships(), lost));
    }

    /** The FLEET counters of a country that are not on the map (EU-UNIT-4); none where a scenario has more on it than are printed. */
    public static int free(Board board, String country) {
        int used = board.state().navies().stacks().values().stream().filter(stack -> stack.country().equals(country)).mapToInt(NavalStack::fleets).sum();
        return Math.max(0, PrintedFleets.in(board.tables()).of(country) - used);
    }

    /** The remaining ships of a stack, in the fewest and smallest FLEET counters that hold them. */
    public static NavalUnits of(Board board, NavalStack stack, NavalUnits left) {
        var period = Period.of(board.state().scenario().period());
        var shrunk = FleetPlaces.in(board.tables()).shrunk(stack.ships(left).shipsBesideConvoys(), stack.country(),
                board.tables().armyClasses().of(stack.country(), period), period);
        return left.withCounters(shrunk.fleetPlus(), shrunk.fleetMinus());
    }
}
