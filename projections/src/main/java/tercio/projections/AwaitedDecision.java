package tercio.projections;

import tercio.domain.game.Decision;

/**
 * A decision that is awaited, with the seat that answers it.
 *
 * @param seat the seat that controls the party, or else the host
 * @param answersShown whether the viewer may see the answers; what another seat may do can follow from its secrets
 */
public record AwaitedDecision(String seat, Decision decision, boolean answersShown) {}
