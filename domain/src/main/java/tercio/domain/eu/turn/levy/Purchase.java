package tercio.domain.eu.turn.levy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;

/**
 * Counters bought together. Each counter costs the multiple of the limit that its last LD reaches, and the buyer chooses the order
 * (EU-RECR-PRICE): this is the cheapest. An A+ is bought as an A- and 2 LD, or as two A-. An exploration detachment counts as half an LD.
 *
 * @param bought the counters in the order in which they are bought
 */
public record Purchase(List<Bought> bought) {

    private static final Citation PRICE = Citation.of("EU-RECR-PRICE");

    /** The kinds of counters that are bought. */
    public enum Kind {
        ARMY_MINUS("A-"), LD("1 LD"), LDE("1 LDE");

        private final String written;

        Kind(String written) {
            this.written = written;
        }
    }

    /** @param times the multiple of the printed price */
    public record Bought(Kind kind, int times, int price) {
        int ducats() {
            return times * price;
        }
    }

    public Purchase {
        bought = List.copyOf(bought);
    }

    /** The cheapest way to buy the counters; empty where they exceed the greatest multiple of the limit. */
    public static Optional<Purchase> of(Counters counters, Recruitment within, RecruitPrices.Price price) {
        if (Recruitment.HALVES * counters.units().allLd() + counters.detachments() > within.halvesAllowed()) {
            return Optional.empty();
        }
        Purchase best = null;
        for (int asTwo = 0; asTwo <= counters.armyPlus(); asTwo++) {
            int armies = counters.armyMinus() + counters.armyPlus() + asTwo;
            int loose = counters.ld() + (counters.armyPlus() - asTwo) * (Units.ARMY_PLUS - Units.ARMY_MINUS);
            best = cheaper(best, cheapest(new Wanted(armies, loose, counters.detachments()), within.halves(), Recruitment.HALVES * within.effectiveLimit(), price));
        }
        return Optional.of(best);
    }

    /** Counters that are still to be bought. */
    private record Wanted(int armies, int ld, int lde) {
        Wanted without(Kind kind) {
            return switch (kind) {
                case ARMY_MINUS -> new Wanted(armies - 1, ld, lde);
                case LD -> new Wanted(armies, ld - 1, lde);
                case LDE -> new Wanted(armies, ld, lde - 1);
            };
        }

        int of(Kind kind) {
            return switch (kind) {
                case ARMY_MINUS -> armies;
                case LD -> ld;
                case LDE -> lde;
            };
        }
    }

    /** @param recruited halves of an LD, as {@code limit} */
    private static Purchase cheapest(Wanted wanted, int recruited, int limit, RecruitPrices.Price price) {
        Purchase best = null;
        for (var kind : Kind.values()) {
            if (wanted.of(kind) > 0) {
                int after = recruited + halves(kind);
                best = cheaper(best, prepend(new Bought(kind, Math.ceilDiv(after, limit), of(price, kind)), cheapest(wanted.without(kind), after, limit, price)));
            }
        }
        return best == null ? new Purchase(List.of()) : best;
    }

    private static int halves(Kind kind) {
        return switch (kind) {
            case ARMY_MINUS -> Recruitment.HALVES * Units.ARMY_MINUS;
            case LD -> Recruitment.HALVES;
            case LDE -> 1;
        };
    }

    private static int of(RecruitPrices.Price price, Kind kind) {
        return switch (kind) {
            case ARMY_MINUS -> price.armyMinus();
            case LD -> price.ld();
            case LDE -> price.lde();
        };
    }

    private static Purchase prepend(Bought counter, Purchase rest) {
        var all = new ArrayList<Bought>();
        all.add(counter);
        all.addAll(rest.bought);
        return new Purchase(all);
    }

    private static Purchase cheaper(Purchase one, Purchase other) {
        return one == null || other != null && other.ducats() < one.ducats() ? other : one;
    }

    public int ducats() {
        return bought.stream().mapToInt(Bought::ducats).sum();
    }

    /** One step for each counter. */
    public List<Step> steps() {
        return bought.stream().map(counter -> Step.of(counter.kind().written + " at " + counter.times() + " times "
                + counter.price() + " ducats", PRICE).result(Sentence.of("eu.levy.result-ducats").with("ducats", new Amount(counter.ducats(), 1)))).toList();
    }
}
