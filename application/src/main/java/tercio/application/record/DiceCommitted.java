package tercio.application.record;

import java.util.Optional;

/**
 * The server committed itself to a new dice secret, which throws all later dice and none before.
 *
 * @param commitment the hash of the secret
 * @param cause {@link CommitmentCause#SECRET_TOLD}, {@link CommitmentCause#RECORD_IMPORTED} or {@link CommitmentCause#LINE_AMENDED}
 * @param before the game under whose name the dice before this were thrown, where it is another one
 */
public record DiceCommitted(String commitment, CommitmentCause cause, Optional<String> before) implements KernelEvent {}
