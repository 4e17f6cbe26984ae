package tercio.domain.eu.world.corsair.play;

import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;

/** Describes an attack of corsairs on a stack with gold in words. */
final class RaidNarration {

    private RaidNarration() {}

    static String of(EuState before, ConvoyAttacked attacked) {
        var ships = FleetTitle.of(before, attacked.stack());
        var corsairs = "Corsairs of " + Nation.of(attacked.by()) + " in " + PlaceName.of(attacked.raiders());
        var home = attacked.home() ? " They return to port until the end of the turn." : "";
        return switch (attacked.ending()) {
            case NOT_FOUND -> corsairs + " do not find " + ships + ".";
            case FOUGHT_OFF -> corsairs + " find " + ships + " and are fought off." + home;
            default -> corsairs + " raid " + ships + " and capture " + FleetTitle.ships(attacked.captured()) + ", with " + attacked.plundered() + " ducats"
                    + (attacked.income() > 0 ? " for " + Nation.of(attacked.by()) : "") + (attacked.sunk() > 0 ? "; " + attacked.sunk() + " ducats go down" : "")
                    + (attacked.left().thirds() == 0 ? "; no ship is left." : ".") + home;
        };
    }
}
