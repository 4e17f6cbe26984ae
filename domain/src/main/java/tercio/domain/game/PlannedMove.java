package tercio.domain.game;

import java.util.List;
import java.util.Optional;

/**
 * A move that a player considers.
 *
 * @param path the zones entered, in order; none for an action where the piece stands
 * @param action the action that the piece announces for its end; none if left out
 */
public record PlannedMove(List<String> path, Optional<EndAction> action) {

    public PlannedMove {
        path = List.copyOf(path);
    }

    /** The zone where it ends. */
    public Optional<String> end() {
        return path.isEmpty() ? Optional.empty() : Optional.of(path.getLast());
    }
}
