package tercio.adapters.adjudication;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tercio.domain.ruling.Distribution;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * One distribution as JSON: {@code values} lists each value with its {@code probability}; numbers come in order, with
 * {@code mean} and the percentiles {@code p5}, {@code p50} and {@code p95}: the least value that is not exceeded with at
 * least that probability. Probabilities of ten-sided dice are finite decimals and are written in full; others to 18
 * places, the last of a list such that all sum to exactly 1.
 */
final class DistributionJson {

    private static final int PLACES = 18;
    private static final int MEAN_DIGITS = 12;
    private static final int[] PERCENTILES = {5, 50, 95};
    private static final BigInteger HUNDRED = BigInteger.valueOf(100);

    private DistributionJson() {}

    static ObjectNode of(Distribution<JsonNode> distribution, boolean fractions) {
        var entries = sortedEntries(distribution);
        var json = JsonNodeFactory.instance.objectNode();
        var list = json.putArray("values");
        var left = BigDecimal.ONE;
        for (int at = 0; at < entries.size(); at++) {
            var weight = entries.get(at).getValue();
            var probability = at == entries.size() - 1 ? left : decimal(weight, distribution.whole());
            left = left.subtract(probability);
            var entry = list.addObject();
            entry.set("value", entries.get(at).getKey());
            entry.put("probability", withoutZeros(probability));
            if (fractions) {
                entry.put("fraction", fraction(weight, distribution.whole()));
            }
        }
        if (entries.stream().allMatch(entry -> entry.getKey().isIntegralNumber())) {
            putFigures(json, entries, distribution.whole(), fractions);
        }
        return json;
    }

    private static List<Map.Entry<JsonNode, BigInteger>> sortedEntries(Distribution<JsonNode> distribution) {
        Comparator<Map.Entry<JsonNode, BigInteger>> byNumber = Comparator.comparingInt(
                entry -> entry.getKey().isIntegralNumber() ? entry.getKey().intValue() : Integer.MAX_VALUE);
        return distribution.weights().entrySet().stream().sorted(byNumber).toList();
    }

    private static void putFigures(ObjectNode json, List<Map.Entry<JsonNode, BigInteger>> entries, BigInteger whole, boolean fractions) {
        var sum = BigInteger.ZERO;
        for (var entry : entries) {
            sum = sum.add(entry.getValue().multiply(BigInteger.valueOf(entry.getKey().intValue())));
        }
        json.put("mean", mean(sum, whole));
        if (fractions) {
            json.put("meanFraction", fraction(sum, whole));
        }
        for (int percent : PERCENTILES) {
            json.put("p" + percent, percentile(entries, whole, percent));
        }
    }

    /** The mean, to 12 digits. */
    static BigDecimal mean(BigInteger sum, BigInteger whole) {
        return withoutZeros(new BigDecimal(sum).divide(new BigDecimal(whole), new MathContext(MEAN_DIGITS)));
    }

    private static int percentile(List<Map.Entry<JsonNode, BigInteger>> entries, BigInteger whole, int percent) {
        var needed = whole.multiply(BigInteger.valueOf(percent));
        var sum = BigInteger.ZERO;
        for (var entry : entries) {
            sum = sum.add(entry.getValue().multiply(HUNDRED));
            if (sum.compareTo(needed) >= 0) {
                return entry.getKey().intValue();
            }
        }
        throw new IllegalStateException("the probabilities sum to 1");
    }

    /** A probability as a decimal: exact where the decimal ends, else cut to 18 places. */
    static BigDecimal decimal(BigInteger weight, BigInteger whole) {
        var common = weight.gcd(whole);
        var above = new BigDecimal(weight.divide(common));
        var below = new BigDecimal(whole.divide(common));
        return isFiniteDecimal(whole.divide(common)) ? above.divide(below) : above.divide(below, PLACES, RoundingMode.DOWN);
    }

    /** Whether fractions with that denominator end as decimals, so that it has no prime factors but 2 and 5. */
    private static boolean isFiniteDecimal(BigInteger denominator) {
        var rest = denominator.shiftRight(denominator.getLowestSetBit());
        for (var five = BigInteger.valueOf(5); rest.mod(five).signum() == 0;) {
            rest = rest.divide(five);
        }
        return rest.equals(BigInteger.ONE);
    }

    /** A number without trailing zeros and without an exponent. */
    static BigDecimal withoutZeros(BigDecimal value) {
        var stripped = value.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    private static String fraction(BigInteger above, BigInteger below) {
        var common = above.gcd(below);
        return common.signum() == 0 ? "0" : above.divide(common) + "/" + below.divide(common);
    }
}
