package tercio.domain.eia.supply;

import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.SpokenResult;
import tercio.domain.sentence.Sentence;

/** Besieged forces check for supply against the supply value of their city (EIA-7.4.5). */
public final class BesiegedSupply {

    private static final int FULL = 5;
    private static final int MOST = 2;

    /**
     * The besieged city.
     *
     * @param spires its supply value
     * @param factorsInside all army factors inside, in corps or not, 1 or more
     */
    public record BesiegedCity(int spires, int factorsInside) {}

    /**
     * The result of the roll.
     *
     * @param factorsLost the factors lost, never more than there are
     * @param cityEmptied whether all are lost
     */
    public record Hunger(int factorsLost, boolean cityEmptied) implements SpokenResult {

        @Override
        public Sentence.Keyed sentence() {
            return lossResult(factorsLost, cityEmptied && factorsLost > 0);
        }
    }

    private static final Modifiers<BesiegedCity> LIST = Modifiers.<BesiegedCity>of("EIA-7.4.5")
            .add(1, "every full 5 factors in the city, at most +2", city -> Math.min(MOST, city.factorsInside() / FULL));

    /** One die, {@code forage}. */
    public static final SingleRoll<BesiegedCity, Hunger> ROLL = SingleRoll.of("besieged supply", Citation.of("EIA-7.4.5.2"),
            new DieName(Die.D6, "", Foraging.FORAGE, 0), LIST::on, (city, die, modified) -> {
                int lost = Math.clamp(modified - city.spires(), 0, city.factorsInside());
                return new Hunger(lost, lost == city.factorsInside());
            });

    private BesiegedSupply() {}

    /** The factors that hunger takes, in an explanation. */
    static Sentence.Keyed lossResult(int factors, boolean emptied) {
        return Sentence.of("eia.supply.result-lost").with("lost", factors).with("emptied", emptied);
    }
}
