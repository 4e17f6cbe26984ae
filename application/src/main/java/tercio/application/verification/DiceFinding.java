package tercio.application.verification;

import tercio.application.record.CommitmentCause;

/**
 * What the check of the dice found in a part of a game that one secret threw.
 *
 * @param commitment the hash of the secret; empty where the dice were copied into a fork
 * @param game under whose name they were thrown
 * @param dice how many were thrown
 * @param finding {@code intact}; {@code broken at POSITION}; {@code told before POSITION} where dice from there on were thrown
 *     with a secret that had been told; {@code seats not asked before POSITION} where dice from there on were thrown before
 *     each seat had contributed or waived since the commitment; {@code no secret} where it is not known here; or {@code copied}
 */
public record DiceFinding(int from, int to, CommitmentCause cause, String commitment, String game, int dice, String finding) {

    /** Whether the told secret does not give a die of this part. */
    public boolean broken() {
        return finding.startsWith(DiceCheck.BROKEN);
    }

    /** The position of the first die that the told secret does not give; 0 where there is none. */
    public int brokenAt() {
        return broken() ? Integer.parseInt(finding.substring(DiceCheck.BROKEN.length())) : 0;
    }

    /** Whether each die of this part was computed again from its told secret. */
    public boolean proven() {
        return finding.equals(Report.INTACT);
    }

    /** Whether dice were thrown when somebody could know them before: with a told secret, or before the seats had spoken. */
    public boolean unfair() {
        return finding.startsWith(DiceCheck.TOLD) || finding.startsWith(DiceCheck.SILENT);
    }
}
