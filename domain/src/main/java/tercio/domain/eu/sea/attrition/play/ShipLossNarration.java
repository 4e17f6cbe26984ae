package tercio.domain.eu.sea.attrition.play;

import java.util.List;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.ruling.Step;

/** Describes attrition at sea in words. */
record ShipLossNarration(EuState board) {

    String of(ShipLossEvent event, List<Step> explanation) {
        return switch (event) {
            case ShipLossEvent.NavalAttritionDue e -> stack(e.stack()) + " must roll for attrition at sea.";
            case ShipLossEvent.NavalAttritionRolled e when e.lostThirds() == 0 -> stack(e.stack()) + " loses nothing at sea" + SpokenNames.roll(explanation) + ".";
            case ShipLossEvent.NavalAttritionRolled e -> stack(e.stack()) + " loses " + e.percent() + " % at sea, " + FleetTitle.size(e.lostThirds())
                    + SpokenNames.roll(explanation) + ".";
            case ShipLossEvent.ShipsToLose e -> stack(e.stack()) + " has to lose " + FleetTitle.size(e.thirds()) + ".";
            case ShipLossEvent.ShipsLost e -> stack(e.stack()) + " loses " + FleetTitle.ships(e.lost()) + "; " + FleetTitle.size(e.left().thirds()) + " left.";
            case ShipLossEvent.TroopsSunk e when e.left().isEmpty() -> "The troops aboard " + stack(e.stack()) + " are lost"
                    + SpokenNames.withoutStack(board, board.fleet(e.stack()).stream().flatMap(ships -> ships.aboard().stream()).flatMap(troops -> troops.leaders().stream()).toList()) + ".";
            case ShipLossEvent.TroopsSunk e -> "Of the troops aboard " + stack(e.stack()) + ", " + e.left()
                    + (e.left().counters() + e.left().lde() <= 1 ? " is left." : " are left.");
            case ShipLossEvent.GoldSunk e -> stack(e.stack()) + " loses " + e.lost() + " ducats; " + e.left() + " are left aboard.";
            case ShipLossEvent.CommandPassedOn e -> stack(e.to()) + " leads the ships that sailed with " + stack(e.stack()) + ".";
            case ShipLossEvent.FleetLost e -> stack(e.stack()) + " is lost in " + PlaceName.of(e.at()) + " with its last ships"
                    + SpokenNames.withoutStack(board, board.fleet(e.stack()).map(NavalStack::leaders).orElse(List.of())) + ".";
        };
    }

    private String stack(String id) {
        return FleetTitle.of(board, id);
    }
}
