package tercio.domain.eu.sea.shorefire.play;

import java.util.List;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.ShoreBattery;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.ruling.Step;

/** Describes the fire of a shore in words. */
record ShoreFireNarration(EuState board) {

    String of(ShoreFireEvent event, List<Step> explanation) {
        return switch (event) {
            case ShoreFireEvent.ShoreFireMet e -> stack(e.stack()) + " comes within reach of "
                    + SpokenNames.list(e.batteries().stream().map(ShoreFireNarration::title).toList()) + " on its way to " + PlaceName.of(e.to()) + ".";
            case ShoreFireEvent.FireHeld e -> Nation.of(e.battery().country()) + " does not fire on " + stack(e.stack()) + " from " + title(e.battery()) + ".";
            case ShoreFireEvent.ShotFromShore e -> Nation.of(e.battery().country()) + " fires on " + stack(e.stack()) + " from " + title(e.battery())
                    + SpokenNames.roll(explanation) + (e.stopped() ? ": it must stop" + (e.lost() == 0 ? "." : " and loses " + e.lost() + " ND.") : ": it passes.");
            case ShoreFireEvent.TurnedHome e when board.fleet(e.stack()).isEmpty() -> "No ships are left to go back.";
            case ShoreFireEvent.TurnedHome e when e.path().isEmpty() -> stack(e.stack()) + " has no port to go back to.";
            case ShoreFireEvent.TurnedHome e -> stack(e.stack()) + " goes back to " + PlaceName.of(e.path().getLast())
                    + (e.tolls() == 0 ? "." : ", +" + e.tolls() + " to its attrition.");
        };
    }

    private static String title(ShoreBattery battery) {
        return battery.title(PlaceName.of(battery.province()));
    }

    private String stack(String id) {
        return FleetTitle.of(board, id);
    }
}
