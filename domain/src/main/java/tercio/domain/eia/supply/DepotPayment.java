package tercio.domain.eia.supply;

import java.util.List;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;

/**
 * Cost of depot supply for a power (EIA-7.4.2.1). Costs are in half points: each is doubled for winter, then they are
 * summed, and only the sum is rounded up.
 */
public final class DepotPayment {

    /** The most areas between a corps and its depot (EIA-7.4.2.1.1). */
    public static final int FARTHEST = 3;

    private static final Citation WINTER = Citation.of("EIA-7.4.2.1.3");
    private static final Citation SUM = Citation.of("EIA-7.4.2.1");

    /** A force that lives off a depot. */
    public sealed interface SuppliedForce {

        /** Whether it is winter and the place lies in the winter zone. */
        boolean winter();

        /** Its cost in half points without winter. */
        int halves();

        /** The rule for its cost. */
        Citation rule();

        /** Description in a few words. */
        String title();

        /** Its cost in half points. */
        default int cost() {
            return winter() ? 2 * halves() : halves();
        }
    }

    /**
     * A corps.
     *
     * @param distance the areas to the depot: 0 in its own area, at most {@value #FARTHEST}
     */
    public record DepotSuppliedCorps(int distance, boolean winter) implements SuppliedForce {

        private static final Citation RULE = Citation.of("EIA-7.4.2.1.1");

        @Override
        public int halves() {
            return distance == 0 ? 1 : 2 * distance;
        }

        @Override
        public Citation rule() {
            return RULE;
        }

        @Override
        public String title() {
            return distance == 0 ? "corps in the area of the depot"
                    : "corps " + distance + (distance == 1 ? " area" : " areas") + " from the depot";
        }
    }

    /**
     * The garrison of a besieged port.
     *
     * @param invasion whether it lives off invasion supply, not off sea supply
     */
    public record DepotSuppliedPort(boolean invasion, boolean winter) implements SuppliedForce {

        private static final Citation RULE = Citation.of("EIA-7.4.2.1.2");

        @Override
        public int halves() {
            return invasion ? 2 : 1;
        }

        @Override
        public Citation rule() {
            return RULE;
        }

        @Override
        public String title() {
            return "garrison of a besieged port by " + (invasion ? "invasion" : "sea") + " supply";
        }
    }

    private DepotPayment() {}

    /** The cost of all in half points. */
    public static int cost(List<? extends SuppliedForce> fed) {
        return fed.stream().mapToInt(SuppliedForce::cost).sum();
    }

    /** The money points to pay: the cost, rounded up once. */
    public static int money(int cost) {
        return Math.ceilDiv(cost, 2);
    }

    /** Adds up and explains the cost, in half points. */
    public static int cost(List<? extends SuppliedForce> fed, StepRecorder recorder) {
        for (var one : fed) {
            recorder.record(() -> Step.of(one.title(), one.rule()).result(pointsText(one.halves())));
            if (one.winter()) {
                recorder.record(() -> Step.of("doubled in the winter zone", WINTER).result(pointsText(one.cost())));
            }
        }
        int cost = cost(fed);
        recorder.record(() -> Step.of("sum", SUM).result(Sentence.of("eia.supply.result-to-pay").with("points", new Amount(cost, 2)).with("money", money(cost))));
        return cost;
    }

    /** Half points in words: {@code 3 1/2}. */
    public static String pointsText(int halves) {
        var whole = halves / 2;
        return halves % 2 == 0 ? String.valueOf(whole) : whole == 0 ? "1/2" : whole + " 1/2";
    }
}
