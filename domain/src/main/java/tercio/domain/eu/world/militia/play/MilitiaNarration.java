package tercio.domain.eu.world.militia.play;

import java.util.stream.Collectors;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.MilitiaStacks;

/** Describes the events of militia in words. */
record MilitiaNarration(EuState board) {

    String of(MilitiaEvent event) {
        return switch (event) {
            case MilitiaEvent.MilitiaCalled e -> Nation.of(e.country()) + " decides whether the militia of " + PlaceName.of(e.province()) + " comes out to fight.";
            case MilitiaEvent.MilitiaCameOut e -> "The militia of " + PlaceName.of(e.province()) + " comes out to fight with " + left(e.province()) + ".";
            case MilitiaEvent.MilitiaKeptInside e -> "The militia of " + PlaceName.of(e.province()) + " stays in its fortress with " + left(e.province()) + ".";
            case MilitiaEvent.MilitiaMannedWalls e -> "The militia of " + PlaceName.of(e.province()) + " defends its fortress with " + left(e.province()) + ".";
            case MilitiaEvent.MilitiaWentHome e -> home(e);
            case MilitiaEvent.MilitiaRebuilt e -> "Militia is rebuilt: " + e.rebuilt().entrySet().stream()
                    .map(each -> PlaceName.of(each.getKey()) + " " + MilitiaStacks.ld(each.getValue())).sorted().collect(Collectors.joining(", ")) + ".";
        };
    }

    private String home(MilitiaEvent.MilitiaWentHome event) {
        var whose = "The militia of " + PlaceName.of(event.province());
        if (board.stack(event.militia()).isEmpty()) {
            return whose + " is lost, " + MilitiaStacks.ld(event.lost()) + ".";
        }
        return whose + " goes home" + (event.lost() == 0 ? " without losses." : "; it has lost " + MilitiaStacks.ld(event.lost()) + ".");
    }

    private String left(String province) {
        return MilitiaStacks.of(board, province).map(board.world().militia()::strengthLeft).map(MilitiaStacks::ld).orElse("nobody");
    }
}
