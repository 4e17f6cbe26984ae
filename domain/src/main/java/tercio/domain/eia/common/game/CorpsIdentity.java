package tercio.domain.eia.common.game;

import java.util.Optional;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.game.Viewer;

/**
 * The counter of a corps whose identity was hidden when it came to the map.
 *
 * @param counter the id of its counter; empty for a viewer who may not know it
 * @param revealed whether everybody knows it since a combat (EIA-7.5.2.6.3); it stays known, because the corps keeps its id
 */
public record CorpsIdentity(Optional<UnitId> counter, boolean revealed) {

    public CorpsIdentity {
        counter = counter == null ? Optional.empty() : counter;
    }

    /** The identity for a viewer, by whether it sees the secrets of the power of the corps. */
    CorpsIdentity asSeenBy(Viewer viewer, String power) {
        return revealed || viewer.sees(power) ? this : new CorpsIdentity(Optional.empty(), false);
    }
}
