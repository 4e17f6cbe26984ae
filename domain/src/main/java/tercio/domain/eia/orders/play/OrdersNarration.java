package tercio.domain.eia.orders.play;

import tercio.domain.eia.common.concept.SentenceParts;
import tercio.domain.eia.common.concept.Power;

/** The events of written orders as sentences. */
final class OrdersNarration {

    private OrdersNarration() {}

    static String of(OrdersEvent event) {
        return switch (event) {
            case OrdersEvent.OrdersAsked asked -> SentenceParts.and(asked.powers().stream().map(Power::title).toList()) + SentenceParts.agreeing(asked.powers().size(), " writes", " write")
                    + " orders for the month.";
            case OrdersEvent.OrdersSent sent -> sent.power().title() + " has sent written orders" + (sent.orders().isEmpty() ? "." : ": " + String.join("; ", sent.orders()) + ".");
            case OrdersEvent.OrdersWithdrawn withdrawn -> withdrawn.power().title() + " takes its written orders back.";
            case OrdersEvent.OrdersOpened opened -> "The orders for " + opened.month().title() + " are opened.";
            case OrdersEvent.OrdersEnded ended -> "The written orders for " + ended.month().title() + " are over.";
        };
    }
}
