package tercio.domain.eia.orders.play;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.game.Secret;

/** Commands about written orders. */
public sealed interface OrdersCommand extends EiaCommand {

    /**
     * A power sends its orders for the month, in place of those that it sent before.
     *
     * @param orders the lines of the sheet; none, and it orders nothing
     */
    record SendOrders(Power power, List<String> orders) implements OrdersCommand {
        public SendOrders {
            orders = orders == null ? List.of() : List.copyOf(orders);
        }

        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "orders"));
        }
    }

    /** A power takes its orders back, and plays on by hand. */
    record WithdrawOrders(Power power) implements OrdersCommand {}
}
