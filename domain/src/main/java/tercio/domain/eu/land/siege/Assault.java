package tercio.domain.eu.land.siege;

import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.ruling.Readings;

/**
 * The constant part of an assault, fixed before the first roll.
 *
 * @param fortressLevel 0 (a fort) to 5
 * @param breach the assault goes through a breach made just before
 * @param artillery the artillery value of the besieging stack
 * @param previousAssaultCausedLoss an earlier assault of this turn on the fortress caused at least one loss
 * @param besieged the side inside the fortress; it may have no units
 */
public record Assault(
        Period period,
        Theatre theatre,
        int fortressLevel,
        boolean breach,
        boolean previousAssaultCausedLoss,
        int artillery,
        BattleSide besieger,
        BattleSide besieged,
        Readings readings) {

    public BattleSide side(SiegeSide side) {
        return side == SiegeSide.BESIEGER ? besieger : besieged;
    }
}
