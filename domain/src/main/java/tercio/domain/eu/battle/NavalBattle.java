package tercio.domain.eu.battle;

import tercio.domain.ruling.Readings;

/**
 * A battle at sea as it begins: everything that stays the same until it ends.
 *
 * @param turn 1..62
 */
public record NavalBattle(
        SeaRegion region, int turn, boolean interception, NavalSide phasing, NavalSide nonPhasing, Readings readings) {

    public NavalSide side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }
}
