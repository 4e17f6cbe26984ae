package tercio.domain.eia.orders.play;

import static tercio.domain.eia.common.game.CampaignNames.month;
import static tercio.domain.eia.common.game.CampaignNames.power;
import static tercio.domain.eia.common.game.CampaignNames.powers;

import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of written orders. The catalogs of {@code eia.month} say how they read. */
final class OrdersNarration {

    private OrdersNarration() {}

    static Sentence of(OrdersEvent event) {
        return switch (event) {
            case OrdersEvent.OrdersAsked e -> say("orders-asked").with("who", powers(e.powers()));
            case OrdersEvent.OrdersSent e when e.orders().isEmpty() -> say("orders-sent").with("who", power(e.power()));
            case OrdersEvent.OrdersSent e -> say("orders-known").with("who", power(e.power())).with("orders", new Text(String.join("; ", e.orders())));
            case OrdersEvent.OrdersWithdrawn e -> say("orders-withdrawn").with("who", power(e.power()));
            case OrdersEvent.OrdersOpened e -> say("orders-opened").with("month", month(e.month()));
            case OrdersEvent.OrdersEnded e -> say("orders-over").with("month", month(e.month()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.month." + key);
    }
}
