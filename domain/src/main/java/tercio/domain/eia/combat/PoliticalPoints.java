package tercio.domain.eia.combat;

import tercio.domain.eia.tables.CombatConstants;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.ruling.Step;

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

    /**
     * Explains the points of a side.
     *
     * @param corps the corps of the defeated side that were used in any round
     * @param largeCorps how many of them count twice
     */
    public Step step(CombatSide side, int corps, int largeCorps) {
        return Step.of("political points", "EIA-7.5.2.10.1.3").side(side.word()).result(of(side) + " for " + corps + " defeated corps"
                + (largeCorps == 0 ? "" : ", " + largeCorps + " of more than " + CombatForce.LARGE + " factors"));
    }

    public int of(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }
}
