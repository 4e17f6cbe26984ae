package tercio.domain.eu.play.siege;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.supplyline.SupplyLines;

/** The line of supply of a besieger, from any source in reach (AMB-53). Undermining needs one. */
final class SiegeSupply {

    private SiegeSupply() {}

    /** MP to the closest source; empty where no line of supply reaches the besiegers. */
    static OptionalInt distance(Board board, String province) {
        return SupplyLines.closest(board, board.besiegers(province));
    }

    /** Whether no line of supply reaches these besiegers. */
    static boolean without(Board board, List<Stack> besiegers) {
        return SupplyLines.closest(board, besiegers).isEmpty();
    }

    /** The reason why the besiegers have no line of supply; empty if they have one. */
    static Optional<String> missing(Board board, String province) {
        return distance(board, province).isPresent()
                ? Optional.empty()
                : Optional.of("undermining " + Sieges.fortress(board, province) + " needs a line of supply, and none of at most "
                        + MovementCosts.in(board.tables()).longestSupply() + " MP reaches it from a city that the alliance of "
                        + Nation.of(Sieges.besieger(board, province)) + " controls");
    }
}
