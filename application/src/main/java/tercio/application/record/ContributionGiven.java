package tercio.application.record;

import java.util.Optional;

/**
 * A seat gave its contribution to the dice, or waived it, after the server was committed to its secret.
 *
 * @param value enters every later die; empty where the seat waived
 */
public record ContributionGiven(String seat, Optional<String> value) implements KernelEvent {

    public ContributionGiven {
        value = value == null ? Optional.empty() : value;
    }
}
