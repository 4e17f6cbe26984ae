package tercio.application.game;

import java.util.Optional;
import tercio.application.dice.Commitment;
import tercio.application.dice.DiceCommitments;
import tercio.application.record.CommitmentCause;
import tercio.application.record.DiceCommitted;

/**
 * The secret that throws the dice of the next command.
 *
 * @param due the new commitment that goes before the command, where the secret in force was told or is not known here
 */
record NextSecret(byte[] secret, Optional<DiceCommitted> due) {

    /** A secret of its own for the line of an adopted amendment. */
    static NextSecret ofAmendedLine(byte[] secret) {
        return new NextSecret(secret, Optional.of(new DiceCommitted(Commitment.of(secret), CommitmentCause.LINE_AMENDED, Optional.empty())));
    }

    static NextSecret of(DiceCommitments commitments, GameCredentials keys, Randomness randomness) {
        var known = Commitment.of(keys.secret());
        boolean inForce = commitments.hashInForce().equals(known);
        if (inForce && !commitments.isRevealed()) {
            return new NextSecret(keys.secret(), Optional.empty());
        }
        // The secret that was made for an imported record has no commitment in its history yet.
        var secret = commitments.contains(known) ? randomness.bytes(CredentialIssuer.SECRET) : keys.secret();
        var commitment = Commitment.of(secret);
        return new NextSecret(secret, Optional.of(inForce
                ? new DiceCommitted(commitment, CommitmentCause.SECRET_TOLD, Optional.empty())
                : new DiceCommitted(commitment, CommitmentCause.RECORD_IMPORTED, keys.imported().map(GameCredentials.Imported::game))));
    }
}
