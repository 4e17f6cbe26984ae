package tercio.domain.eu.play.siege;

import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.movement.Marcher;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.supply.LineOfSupply;

/**
 * The line of supply of a besieger. It runs from the closest city that the alliance controls, through friendly land and
 * through provinces whose fortress it besieges, never past enemies in the field (EU-SUP-4). Undermining needs one.
 */
final class SiegeSupply {

    private SiegeSupply() {}

    /** MP to the closest source; empty where no line of supply reaches the besiegers. */
    static OptionalInt distance(Board board, String province) {
        int alliance = board.state().allianceOf(board.besiegers(province).getFirst());
        var country = Sieges.besieger(board, province);
        var line = new LineOfSupply(board.map(), MovementCosts.in(board.tables()), Marcher.EUROPEAN,
                land -> known(board, land.id()) && board.friendly(land.id(), alliance),
                land -> board.map().national(country, land.id()),
                land -> known(board, land.id()) && passable(board, land.id(), alliance));
        return line.to(province, land -> known(board, land.id()) && board.controlledBy(land.id(), alliance)
                        && board.enemiesInField(land.id(), alliance).isEmpty())
                .map(way -> OptionalInt.of(way.length()))
                .orElse(OptionalInt.empty());
    }

    /** The reason why the besiegers have no line of supply, in words; empty if they have one. */
    static Optional<String> missing(Board board, String province) {
        return distance(board, province).isPresent()
                ? Optional.empty()
                : Optional.of("undermining " + Sieges.fortress(board, province) + " needs a line of supply, and none of at most "
                        + MovementCosts.in(board.tables()).longestSupply() + " MP reaches it from a city that the alliance of "
                        + Nation.of(Sieges.besieger(board, province)) + " controls");
    }

    private static boolean passable(Board board, String province, int alliance) {
        return board.enemiesInField(province, alliance).isEmpty()
                && (board.friendly(province, alliance)
                        || board.enemyFortress(province, alliance) && !board.field(province, alliance).isEmpty());
    }

    /** Whether the province has a fortress in this game. Provinces of the rest of the world do not. */
    private static boolean known(Board board, String province) {
        return board.state().fortress(province) != null;
    }
}
