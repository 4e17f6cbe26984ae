package tercio.domain.eu.world.corsair;

import tercio.domain.dice.DieName;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Success;

/** The fights of minor countries against corsairs (EU-CORSAIR-MINORS). */
public final class MinorsAgainstCorsairs {

    /**
     * A minor country that could send its ships against corsairs of a trade zone.
     *
     * @param tradeFleet whether it has a trade fleet there
     * @param attackedByBarbary whether corsairs of a Barbary state attack its trade fleet
     */
    public record Minor(boolean atWar, boolean christian, boolean tradeFleet, boolean attackedByBarbary) {

        /** Whether its ships may hunt. At peace its patron decides and pays, and its ships take part in no other battle. */
        public boolean mayHunt() {
            return atWar && tradeFleet || christian && attackedByBarbary;
        }
    }

    /**
     * A sea trade zone in which only minor countries trade.
     *
     * @param minorSides the sides of their trade fleets together
     */
    public record Zone(boolean pirates, boolean majorTradeFleet, int minorSides) {

        /** Whether the minor countries fight pirates without counters, once a round. */
        public boolean isFought() {
            return pirates && !majorTradeFleet;
        }
    }

    private static final Modifiers<Zone> LIST = Modifiers.<Zone>of("EU-CORSAIR-PIRATES")
            .add(1, "sides of trade fleets of minor countries", Zone::minorSides);

    private MinorsAgainstCorsairs() {}

    /** One die, {@code pirates}; a success removes one side of pirates. */
    public static SingleRoll<Zone, Success> fight() {
        return SingleRoll.of("minor countries against pirates", LIST.rule(), DieName.d10("pirates"), LIST::on,
                (zone, die, modified) -> Success.when(modified >= CorsairFigures.of("minors_success")));
    }
}
