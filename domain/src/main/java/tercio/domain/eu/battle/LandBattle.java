package tercio.domain.eu.battle;

import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.ruling.Readings;

/**
 * The constant part of a land battle, fixed before the first roll.
 *
 * @param interception whether it is an interception battle
 * @param crossed what the phasing side crossed to enter the province
 * @param foraging whether the phasing side forages
 */
public record LandBattle(
        Period period,
        Theatre theatre,
        Terrain terrain,
        boolean interception,
        Crossing crossed,
        boolean foraging,
        BattleSide phasing,
        BattleSide nonPhasing,
        Readings readings) {

    public BattleSide side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }
}
