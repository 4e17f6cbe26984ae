package tercio.domain.eia.orders.play;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.pcollections.TreePVector;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.OrdersDuty;
import tercio.domain.eia.common.game.SentSheet;

/** The changes of the board by the events of written orders. */
final class OrdersEvolution {

    private OrdersEvolution() {}

    static EiaState evolve(EiaState state, OrdersEvent event) {
        return switch (event) {
            case OrdersEvent.OrdersAsked asked -> {
                var after = state;
                for (var power : asked.powers()) {
                    after = after.withDuty(new OrdersDuty.OrdersDue(power));
                }
                yield after;
            }
            case OrdersEvent.OrdersSent sent -> withoutDuty(with(state, sent.power(), Optional.of(new SentSheet(sent.month(), false, text(sent)))), sent.power());
            case OrdersEvent.OrdersWithdrawn withdrawn -> with(state, withdrawn.power(), Optional.empty());
            case OrdersEvent.OrdersOpened opened -> forAll(state, sheet -> sheet.map(SentSheet::asOpen));
            case OrdersEvent.OrdersEnded ended -> forAll(state, sheet -> Optional.empty());
        };
    }

    /** A sheet that orders nothing is like one that may not be read. */
    private static Optional<String> text(OrdersEvent.OrdersSent sent) {
        return Optional.of(String.join("\n", sent.orders())).filter(text -> !text.isEmpty());
    }

    private static EiaState with(EiaState state, Power power, Optional<SentSheet> sheet) {
        return state.with(state.power(power).orElseThrow().withOrders(sheet));
    }

    private static EiaState withoutDuty(EiaState state, Power power) {
        var due = new OrdersDuty.OrdersDue(power);
        return state.duties().contains(due) ? state.withDuties(TreePVector.from(state.duties().stream().filter(duty -> !duty.equals(due)).toList())) : state;
    }

    private static EiaState forAll(EiaState state, UnaryOperator<Optional<SentSheet>> change) {
        var after = state;
        for (var status : state.powers().values()) {
            if (status.orders().isPresent()) {
                after = after.with(status.withOrders(change.apply(status.orders())));
            }
        }
        return after;
    }
}
