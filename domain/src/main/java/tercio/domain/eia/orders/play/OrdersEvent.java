package tercio.domain.eia.orders.play;

import java.util.List;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.game.Secret;

/** Events of written orders. */
public sealed interface OrdersEvent extends EiaEvent {

    /** All powers are asked for their orders. */
    record OrdersAsked(List<Power> powers) implements OrdersEvent {
        public OrdersAsked {
            powers = List.copyOf(powers);
        }
    }

    /**
     * A power has sent its orders.
     *
     * @param orders the statements as they were read; none where the sheet orders nothing, and for whoever may not read them
     */
    record OrdersSent(Power power, CampaignMonth month, List<String> orders) implements OrdersEvent {
        public OrdersSent {
            orders = orders == null ? List.of() : List.copyOf(orders);
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "orders"));
        }
    }

    /** A power has taken its orders back. */
    record OrdersWithdrawn(Power power) implements OrdersEvent {}

    /** The orders of all powers were opened. */
    record OrdersOpened(CampaignMonth month) implements OrdersEvent {}

    /** The orders of a month are over. */
    record OrdersEnded(CampaignMonth month) implements OrdersEvent {}
}
