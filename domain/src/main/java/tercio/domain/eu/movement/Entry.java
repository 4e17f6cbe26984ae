package tercio.domain.eu.movement;

import tercio.domain.eu.board.BorderKind;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.board.Terrain;

/**
 * The entry of a land stack into a province by one border.
 *
 * @param friendly whether the province is friendly to the stack's alliance; any other province costs the enemy rate
 * @param marcher the stack that moves
 */
public record Entry(Province from, BorderKind across, Province to, boolean friendly, Marcher marcher) {

    /** Whether the stack enters or leaves swamp. */
    boolean intoOrOutOfSwamp() {
        return from.is(Terrain.SWAMP) || to.is(Terrain.SWAMP);
    }
}
