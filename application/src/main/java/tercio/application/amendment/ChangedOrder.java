package tercio.application.amendment;

import java.util.List;

/**
 * An order that the branch of an amendment brings, changes or leaves out.
 *
 * @param at the position of the original command at which it stands
 * @param of the correction that brings it, 0 for the original command itself
 * @param seats the others whose order it is; none where it is the proposer's own
 * @param forHost whether no seat may give what a correction brings: an adjustment, or an order for a party that no seat
 *     plays
 */
public record ChangedOrder(int at, int of, Kind kind, List<String> seats, boolean forHost) {

    /** The change of an order. */
    public enum Kind {
        /** It is replaced by another order. */
        REPLACED,
        /** It was not given. */
        INSERTED,
        /** It is applied again with another result. */
        CHANGED,
        /** It is not applied again: that takes it back. */
        LEFT_OUT
    }

    public ChangedOrder {
        seats = List.copyOf(seats);
    }

    /** Whether its seats have to agree, whatever the undo rule. */
    public boolean needsAgreement() {
        return kind != Kind.LEFT_OUT;
    }
}
