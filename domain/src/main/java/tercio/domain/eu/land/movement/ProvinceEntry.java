package tercio.domain.eu.land.movement;

import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Theatre;

/**
 * The entry of a land stack into a province by one border.
 *
 * @param friendly whether the province is friendly to the stack's alliance; any other province costs the enemy rate
 * @param marcher the stack that moves
 * @param theatre the map whose costs apply to the entered province: a colony of level 6 is of Europe (EU-COL-6)
 * @param alongRiver whether both provinces lie on one river of the rest of the world and nothing keeps the stack from its bank (EU-SUP-7)
 */
public record ProvinceEntry(Province from, BorderKind across, Province to, boolean friendly, Marcher marcher, Theatre theatre, boolean alongRiver) {

    /** The entry of a province with the costs of the map on which it is printed, along no river. */
    public ProvinceEntry(Province from, BorderKind across, Province to, boolean friendly, Marcher marcher) {
        this(from, across, to, friendly, marcher, to.theatre(), false);
    }

    /** Whether the stack enters or leaves swamp. */
    boolean intoOrOutOfSwamp() {
        return from.is(Terrain.SWAMP) || to.is(Terrain.SWAMP);
    }
}
