package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.FleetAtStart;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.TroopsAboard;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Seas;

/** The naval stacks of a position for a scenario. */
final class FleetsWritten {

    private final Board board;
    private final NewNames names;
    private final List<String> leftOut;

    FleetsWritten(Board board, NewNames names, List<String> leftOut) {
        this.board = board;
        this.names = names;
        this.leftOut = leftOut;
    }

    List<FleetAtStart> fleets() {
        return board.state().navies().stacks().values().stream().map(this::written).toList();
    }

    private FleetAtStart written(NavalStack ships) {
        if (ships.veteranThirds() > 0 && ships.veteranThirds() < ships.ships().thirds()) {
            leftOut.add("which ships of a mixed stack are veteran");
        }
        var action = Optional.ofNullable(ships.action());
        var blockaded = action.flatMap(NavalAction::blockaded);
        return new FleetAtStart(names.of(ships.id()), ships.at(), ships.country(), Ships.of(ships.ships()), ships.veteran(), ships.leaders(), blockaded,
                ships.convoys().stream().filter(convoy -> ships.convoys().size() == 1 && convoy.transports() == ships.ships().ntd()).map(convoy -> convoy.kind()).findFirst(),
                Optional.of(ships.gold()), ships.aboard().stream().findFirst().map(this::aboard), action.flatMap(now -> supplied(SeaCompany.together(board.state(), ships), now)),
                Optional.of(SeaCompany.lead(board.state(), ships).id()).filter(lead -> !lead.equals(ships.id())).map(names::of));
    }

    private TroopsAboard aboard(Stack troops) {
        return new TroopsAboard(names.of(troops.id()), troops.ld(), Optional.of(troops.units().lde()).filter(lde -> lde > 0), troops.veteran(), troops.leaders());
    }

    /** The province that the ships supply; of several the first that they can. */
    private Optional<String> supplied(NavalStack ships, NavalAction action) {
        return Seas.coasts(board, ships.at()).filter(province -> action.supplies(province) && Seas.feeds(board, ships, province)).sorted().findFirst();
    }
}
