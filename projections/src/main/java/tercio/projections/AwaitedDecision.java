package tercio.projections;

import java.util.Optional;
import tercio.application.consent.PendingRequest;
import tercio.domain.game.Decision;

/**
 * A decision that is awaited, with the seat that answers it.
 *
 * @param seat the seat that controls the party, or else the host
 * @param answersShown whether the viewer may see the answers; what another seat may do can follow from its secrets
 * @param request of another seat, where the decision is whether to agree to it
 */
public record AwaitedDecision(String seat, Decision decision, boolean answersShown, Optional<PendingRequest> request) {

    /** A decision by the rules, without a request. */
    public AwaitedDecision(String seat, Decision decision, boolean answersShown) {
        this(seat, decision, answersShown, Optional.empty());
    }
}
