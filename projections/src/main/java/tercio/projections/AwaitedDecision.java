package tercio.projections;

import tercio.domain.game.Decision;

/**
 * A decision that is awaited.
 *
 * @param seat who must answer; the host where no seat controls the party
 */
public record AwaitedDecision(String seat, Decision decision) {}
