package tercio.domain.eu.land.siege.play;

import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.map.SpaceId;

/**
 * The least level to which the fortress of a province can fall (EU-FORT-2). In Europe, in a colony of level 6 and in a printed city it
 * keeps level 1. The fort of a trading post, a colony or a mission stays under its new controller; a fort that stands alone is destroyed by
 * the loss of a level that it does not have.
 */
final class FallenForts {

    private FallenForts() {}

    /** The least level that a fallen fortress has. */
    static int leastLevel(WarView board, SpaceId province) {
        return board.theatre(province) == Theatre.EUROPE || board.province(province).fortress() > 0 ? 1 : 0;
    }

    /** Whether nothing but a fort stands in the province; the loss of a level below 0 destroys it. */
    static boolean vanishes(WarView board, SpaceId province) {
        return leastLevel(board, province) == 0
                && !board.state().world().establishments().hasAny(province, here -> here.kind() != Establishment.Kind.FORT);
    }
}
