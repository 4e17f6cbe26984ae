package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import tercio.domain.eu.common.game.EuEvent;

/** The event of an adjustment by the host. */
public sealed interface EuAdjustmentEvent extends EuEvent {

    /**
     * The host changed the board.
     *
     * @param changes in their order, complete
     */
    record BoardAdjusted(String reason, List<EuChange> changes) implements EuAdjustmentEvent {
        public BoardAdjusted {
            changes = List.copyOf(changes);
        }
    }
}
