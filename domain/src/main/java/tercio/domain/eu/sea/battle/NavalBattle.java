package tercio.domain.eu.sea.battle;

import tercio.domain.eu.common.battle.Evasion;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.Leader;
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

    /** The evasion of the non-phasing side of this battle, with the leaders present (EU-BATTLE-EVASION). */
    public Evasion evasion() {
        return new Evasion(maneuver(phasing), maneuver(nonPhasing));
    }

    private static int maneuver(NavalSide side) {
        return side.leader().map(Leader::maneuver).orElse(0);
    }
}
