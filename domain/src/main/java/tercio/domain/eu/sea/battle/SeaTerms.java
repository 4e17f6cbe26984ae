package tercio.domain.eu.sea.battle;

import tercio.domain.eu.common.battle.Side;
import tercio.domain.ruling.Readings;

/**
 * The stored form of the constant part of a battle at sea, and of the orders that players have given in it.
 *
 * @param turn 1..62
 */
public record SeaTerms(SeaRegion region, int turn, boolean interception, NavalSide phasing, NavalSide nonPhasing) {

    public NavalSide side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** The terms with other orders of a side. */
    public SeaTerms with(Side side, NavalSide now) {
        return new SeaTerms(region, turn, interception, side == Side.PHASING ? now : phasing, side == Side.PHASING ? nonPhasing : now);
    }

    /** The battle on which the procedure works. */
    public NavalBattle toBattle(Readings readings) {
        return new NavalBattle(region, turn, interception, phasing, nonPhasing, readings);
    }
}
