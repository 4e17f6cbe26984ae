package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.TroopsAboard;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.map.SpaceId;

/** The naval stacks of a position for a scenario. */
final class FleetsExport {

    private final WarView board;
    private final ExportedIds names;
    private final List<String> leftOut;

    FleetsExport(WarView board, ExportedIds names, List<String> leftOut) {
        this.board = board;
        this.names = names;
        this.leftOut = leftOut;
    }

    List<FleetAtStart> fleets() {
        return board.state().navies().stacks().values().stream().map(this::export).toList();
    }

    private FleetAtStart export(NavalStack ships) {
        if (ships.veteranThirds() > 0 && ships.veteranThirds() < ships.ships().thirds()) {
            leftOut.add("which ships of a mixed stack are veteran");
        }
        var action = Optional.ofNullable(ships.action());
        var blockaded = action.flatMap(NavalAction::blockadedPort);
        return new FleetAtStart(names.of(ships.id()), ships.at(), ships.country(), Ships.of(ships.ships()), ships.isVeteran(), ships.leaders(), blockaded,
                ships.convoys().stream().filter(convoy -> ships.convoys().size() == 1 && convoy.transports() == ships.ships().ntd()).map(convoy -> convoy.kind()).findFirst(),
                Optional.of(ships.gold()), ships.aboard().stream().findFirst().map(this::aboard), action.flatMap(now -> suppliedProvince(SeaCompany.together(board.state(), ships), now)),
                Optional.of(SeaCompany.lead(board.state(), ships).id()).filter(lead -> !lead.equals(ships.id())).map(names::of));
    }

    private TroopsAboard aboard(Stack troops) {
        return new TroopsAboard(names.of(troops.id()), troops.ld(), Optional.of(troops.units().lde()).filter(lde -> lde > 0), troops.isVeteran(), troops.leaders());
    }

    /** The province that the ships supply; of several the first that they can. */
    private Optional<SpaceId> suppliedProvince(NavalStack ships, NavalAction action) {
        return Seas.coasts(board, ships.at()).filter(province -> action.supplies(province) && Seas.canSupply(board, ships, province)).sorted().findFirst();
    }
}
