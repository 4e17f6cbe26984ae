package tercio.domain.eia.combat;

import tercio.domain.eia.tables.CombatConstants;
import tercio.domain.eia.tables.CombatSide;

/** The change of political points of both sides of a combat (EIA-7.5.2.10.1.3). */
public record PoliticalPoints(int attacker, int defender) {

    public static final PoliticalPoints NONE = new PoliticalPoints(0, 0);

    /**
     * The points of a victory: half a point for each corps of the defeated side, rounded up.
     *
     * @param corps the corps of the defeated side that were used in any round
     * @param largeCorps how many of them count twice
     */
    public static PoliticalPoints of(CombatSide winner, int corps, int largeCorps, boolean napoleonWins, boolean napoleonLoses,
            CombatConstants constants) {
        int points = Math.min(constants.mostPoints(), (corps + largeCorps + 1) / 2);
        int gain = points + (napoleonWins ? constants.napoleonWins() : 0);
        int loss = -points - (napoleonLoses ? constants.napoleonLoses() : 0);
        return winner == CombatSide.ATTACKER ? new PoliticalPoints(gain, loss) : new PoliticalPoints(loss, gain);
    }

    public int of(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }
}
