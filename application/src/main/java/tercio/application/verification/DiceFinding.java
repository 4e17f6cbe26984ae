package tercio.application.verification;

import tercio.application.record.CommitmentCause;

/**
 * The result of the check of the dice in a part of a game that one secret threw.
 *
 * @param commitment the hash of the secret; empty where the dice were copied into a fork
 * @param game under whose name they were thrown
 * @param dice the number of dice thrown
 * @param finding {@code intact}; {@code broken at POSITION}; {@code told before POSITION} where dice from there on were thrown
 *     with a secret that had been told; {@code seats not asked before POSITION} where dice from there on were thrown before
 *     each seat had contributed or waived since the commitment; {@code no secret} where it is not known here; or {@code copied}
 */
public record DiceFinding(int from, int to, CommitmentCause cause, String commitment, String game, int dice, String finding) {

    /** Whether a die of this part does not follow from the revealed secret. */
    public boolean isBroken() {
        return finding.startsWith(DiceCheck.BROKEN);
    }

    /** The position of the first die that does not follow from the revealed secret; 0 if there is none. */
    public int brokenAt() {
        return isBroken() ? Integer.parseInt(finding.substring(DiceCheck.BROKEN.length())) : 0;
    }

    /** Whether each die of this part was computed again from its revealed secret. */
    public boolean isProven() {
        return finding.equals(VerificationReport.INTACT);
    }

    /**
     * Whether a person could know dice before they were thrown: with a revealed secret, or before the seats had
     * contributed.
     */
    public boolean isUnfair() {
        return finding.startsWith(DiceCheck.TOLD) || finding.startsWith(DiceCheck.SILENT);
    }
}
