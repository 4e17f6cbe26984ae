package tercio.domain.eu.land.battle;

import tercio.domain.ruling.Readings;

/**
 * The constant part of a battle at sea, fixed before the first roll.
 *
 * @param turn 1..62
 */
public record NavalBattle(
        SeaRegion region, int turn, boolean interception, NavalSide phasing, NavalSide nonPhasing, Readings readings) {

    public NavalSide side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }
}
