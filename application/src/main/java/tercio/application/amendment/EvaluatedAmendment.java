package tercio.application.amendment;

import java.util.List;
import java.util.Optional;
import tercio.application.record.RecordedEvent;

/**
 * An amendment with its branch, computed at a position of its game.
 *
 * @param position the newest position of the game
 * @param branch empty where the amendment is not open, or its command is not in effect
 * @param orders those of other seats than the proposer's that the branch brings, changes or leaves out
 * @param awaits the seats that would have to agree, were it adopted by its proposer
 */
public record EvaluatedAmendment(Amendments.AmendmentStatus amendment, int position, Optional<? extends Branch<?>> branch, List<ChangedOrder> orders, List<String> awaits) {

    public EvaluatedAmendment {
        orders = List.copyOf(orders);
        awaits = List.copyOf(awaits);
    }

    /**
     * The events that the game would have if the branch were adopted as far as it holds.
     *
     * @param newest the newest event of the game
     */
    public List<RecordedEvent> events(RecordedEvent newest) {
        return branch.map(line -> BranchEvents.of(line, amendment.draft(), newest)).orElse(List.of());
    }
}
