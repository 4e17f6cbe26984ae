package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import tercio.domain.game.Adjustment;

/** A change of the board by the host. */
public record EuAdjustment(String reason, List<EuChange> changes) implements Adjustment {
    public EuAdjustment {
        changes = List.copyOf(changes);
    }
}
