package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.ConvoyShips;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.sea.ships.SeaTransport;
import tercio.domain.eu.world.convoy.Convoy;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.game.NumberRange;
import tercio.domain.sentence.Sentence;

/** The convoys among the naval stacks of a scenario, and the gold aboard (EU-CONVOY). */
final class ConvoysAtStart {

    private ConvoysAtStart() {}

    /** The convoy of a naval stack: all its transports; none without one. */
    static List<ConvoyShips> of(FleetAtStart fleet) {
        int transports = fleet.ships().units().ntd();
        return fleet.convoy().filter(kind -> transports > 0).map(kind -> List.of(new ConvoyShips(kind, transports))).orElse(List.of());
    }

    /** The ships of a naval stack that belong to no convoy. */
    static NavalUnits shipsWithoutConvoy(FleetAtStart fleet) {
        var ships = fleet.ships().units();
        return fleet.convoy().isEmpty() ? ships : ships.withoutTransports(ships.ntd());
    }

    /** The ducats aboard: those that the scenario gives, else those with which the convoy begins. */
    static int gold(FleetAtStart fleet) {
        return fleet.gold().orElseGet(() -> fleet.convoy().map(kind -> Convoy.startingWith(kind, fleet.ships().units().ntd()).gold()).orElse(0));
    }

    /** The faults of a naval stack whose ships and country have none. */
    static void faults(String pointer, FleetAtStart fleet, EuTables tables, Map<String, Sentence> faults) {
        int transports = fleet.ships().units().ntd();
        fleet.convoy().ifPresent(kind -> {
            var sizes = new NumberRange(1, Convoy.mostTransports(kind));
            if (!sizes.contains(transports)) {
                faults.put(pointer + "/convoy", Sentence.of("eu.fault.convoy-size").with("least", sizes.least()).with("most", sizes.most()).with("count", transports));
            } else if (!Convoy.mayBelong(kind, fleet.country())) {
                faults.put(pointer + "/convoy", Sentence.of("eu.fault.convoy-of").with("who", Sent.country(fleet.country())));
            }
        });
        if (fleet.convoy().isEmpty() || !faults.containsKey(pointer + "/convoy")) {
            var room = new NumberRange(0, SeaTransport.from(tables).goldCapacity(fleet.ships().units()));
            if (!room.contains(gold(fleet))) {
                faults.put(pointer + "/gold", Sentence.of("eu.fault.gold-room").with("most", room.most()));
            }
        }
    }

    /** Whether a naval stack with a convoy may begin in a port that is not friendly: the Levant convoy in a port of Turkey. */
    static boolean mayBeginAbroad(FleetAtStart fleet) {
        return fleet.convoy().filter(kind -> kind == ConvoyKind.LEVANT).isPresent();
    }
}
