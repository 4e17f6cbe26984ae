package tercio.domain.eu.play.siege;

import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.world.Establishment;

/**
 * The least level to which the fortress of a province can fall (EU-FORT-2). In Europe, in a colony of level 6 and in a printed city it
 * keeps level 1. The fort of a trading post, a colony or a mission stays under its new controller; a fort that stands alone is destroyed by
 * the loss of a level that it does not have.
 */
final class FallenForts {

    private FallenForts() {}

    /** The least level that a fallen fortress has. */
    static int least(Board board, String province) {
        return board.theatre(province) == Theatre.EUROPE || board.province(province).fortress() > 0 ? 1 : 0;
    }

    /** Whether nothing but a fort stands in the province; the loss of a level below 0 destroys it. */
    static boolean vanishes(Board board, String province) {
        return least(board, province) == 0
                && !board.state().world().establishments().any(province, here -> here.kind() != Establishment.Kind.FORT);
    }
}
