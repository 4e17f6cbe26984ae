package tercio.domain.eia.orders;

import tercio.domain.ruling.Reading;

/** The ways to play with written orders. */
public final class OrdersReadings {

    /** Each power sends orders as it likes, and nobody else reads them before the month is over. */
    public static final String AS_THEY_COME = "as-they-come";
    /** All send orders when the order of the month is set; nobody moves before all have, and then all are read. */
    public static final String TOGETHER = "together";

    /** The time at which written orders are sent and opened. The rules know none: they let each power move in its sequence. */
    public static final Reading SHEETS = Reading.between("EIA-ORDER-SHEETS", "EIA-7.1.3",
            "7.1.3 lets each power complete its steps in its own sequence, so orders may be written at any time before", AS_THEY_COME, TOGETHER)
            .withDispute("Groups that play by mail collect the orders of all powers for a month and open them together.",
                    "A power writes orders when it likes, or none, and its rivals read them after the month.",
                    "Every power sends its orders before anybody moves, and all are opened together.");

    private OrdersReadings() {}
}
