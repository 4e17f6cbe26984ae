package tercio.domain.eu.levy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Units;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;

/**
 * Counters bought together. Each counter costs the multiple of the limit that its last LD reaches, and the buyer chooses the order
 * (EU-RECR-PRICE): this is the cheapest. An A+ is bought as an A- and 2 LD, or as two A-.
 *
 * @param bought the counters in the order in which they are bought
 */
public record Purchase(List<Bought> bought) {

    private static final Citation PRICE = Citation.of("EU-RECR-PRICE");

    /** @param times the multiple of the printed price */
    public record Bought(boolean army, int times, int price) {
        int ducats() {
            return times * price;
        }
    }

    public Purchase {
        bought = List.copyOf(bought);
    }

    /** The cheapest way to buy the counters; empty where they exceed the greatest multiple of the limit. */
    public static Optional<Purchase> of(Counters counters, Recruitment within, RecruitPrices.Price price) {
        if (counters.units().allLd() > within.stillAllowed()) {
            return Optional.empty();
        }
        Purchase best = null;
        for (int asTwo = 0; asTwo <= counters.armyPlus(); asTwo++) {
            int armies = counters.armyMinus() + counters.armyPlus() + asTwo;
            int loose = counters.ld() + (counters.armyPlus() - asTwo) * (Units.ARMY_PLUS - Units.ARMY_MINUS);
            best = cheaper(best, cheapest(armies, loose, within.alreadyRecruited(), within.effectiveLimit(), price));
        }
        return Optional.of(best);
    }

    private static Purchase cheapest(int armies, int loose, int recruited, int limit, RecruitPrices.Price price) {
        if (armies + loose == 0) {
            return new Purchase(List.of());
        }
        var army = armies == 0 ? null : first(new Bought(true, times(recruited + Units.ARMY_MINUS, limit), price.armyMinus()),
                cheapest(armies - 1, loose, recruited + Units.ARMY_MINUS, limit, price));
        var ld = loose == 0 ? null : first(new Bought(false, times(recruited + 1, limit), price.ld()),
                cheapest(armies, loose - 1, recruited + 1, limit, price));
        return army == null ? ld : cheaper(army, ld);
    }

    private static Purchase first(Bought counter, Purchase rest) {
        var all = new ArrayList<Bought>();
        all.add(counter);
        all.addAll(rest.bought);
        return new Purchase(all);
    }

    private static Purchase cheaper(Purchase one, Purchase other) {
        return one == null || other != null && other.ducats() < one.ducats() ? other : one;
    }

    private static int times(int ld, int limit) {
        return Math.ceilDiv(ld, limit);
    }

    public int ducats() {
        return bought.stream().mapToInt(Bought::ducats).sum();
    }

    /** One step for each counter. */
    public List<Step> steps() {
        return bought.stream().map(counter -> Step.of((counter.army() ? "A-" : "1 LD") + " at " + counter.times() + " times "
                + counter.price() + " ducats", PRICE).result(counter.ducats() + " ducats")).toList();
    }
}
