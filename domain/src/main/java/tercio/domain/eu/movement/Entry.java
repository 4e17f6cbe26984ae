package tercio.domain.eu.movement;

import tercio.domain.eu.board.BorderKind;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.board.Terrain;

/**
 * A land stack that enters a province by one border.
 *
 * @param friendly whether the province is friendly to the stack's alliance; every other is paid at the enemy rate
 * @param marcher who moves
 */
public record Entry(Province from, BorderKind across, Province to, boolean friendly, Marcher marcher) {

    /** Whether swamp is entered or left. */
    boolean intoOrOutOfSwamp() {
        return from.is(Terrain.SWAMP) || to.is(Terrain.SWAMP);
    }
}
