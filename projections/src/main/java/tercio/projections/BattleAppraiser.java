package tercio.projections;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tercio.domain.game.ForecastComparison;
import tercio.domain.ruling.Distribution;

/** Compares a battle, a roll of a siege or a day of a combat that is over with its odds. */
final class BattleAppraiser {

    private static final String WINNER = "winner";

    /** Decimal places of chances and means. */
    private static final int PLACES = 6;

    private BattleAppraiser() {}

    /** The appraisal; empty while the battle goes on. */
    static Optional<Appraisal> of(ForecastComparison odds) {
        return odds.actual().map(actual -> {
            var parties = odds.expected().parties();
            var losses = odds.burdens().stream().map(path -> loss(path, parties.getOrDefault(path.substring(0, Math.max(0, path.indexOf('/'))), ""),
                    odds.expected().figures().get(path), (Integer) certainValue(actual.figures().get(path)))).toList();
            var rare = WINNER;
            var won = actual.figures().get(WINNER);
            double before = won == null ? 1 : chance(odds.expected().figures().get(WINNER), certainValue(won));
            double chance = before;
            for (var loss : losses) {
                double tail = Math.min(loss.asMuch(), loss.asLittle());
                rare = tail < chance ? loss.figure() : rare;
                chance = Math.min(chance, tail);
            }
            return new Appraisal(won == null ? "" : parties.getOrDefault(String.valueOf(certainValue(won)), ""), before, chance, rare,
                    wins(odds.expected().figures().get(WINNER), parties), losses);
        });
    }

    private static List<Appraisal.Win> wins(Distribution<?> winner, Map<String, String> parties) {
        var chances = new TreeMap<String, Double>();
        if (winner != null) {
            winner.weights().forEach((side, weight) -> Optional.ofNullable(parties.get(String.valueOf(side)))
                    .ifPresent(party -> chances.merge(party, ratio(weight, winner.whole()), Double::sum)));
        }
        return chances.entrySet().stream().map(win -> new Appraisal.Win(win.getKey(), win.getValue())).toList();
    }

    private static Appraisal.Loss loss(String path, String party, Distribution<?> expected, int came) {
        var sum = BigInteger.ZERO;
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (var entry : expected.weights().entrySet()) {
            int value = (Integer) entry.getKey();
            sum = sum.add(entry.getValue().multiply(BigInteger.valueOf(value)));
            least = Math.min(least, value);
            most = Math.max(most, value);
        }
        var chances = IntStream.rangeClosed(least, most).mapToObj(value -> ratio(expected.weightOf(lost -> (Integer) lost == value), expected.whole())).toList();
        return new Appraisal.Loss(path, party, came, ratio(sum, expected.whole()),
                ratio(expected.weightOf(value -> (Integer) value >= came), expected.whole()),
                ratio(expected.weightOf(value -> (Integer) value <= came), expected.whole()), least, chances);
    }

    private static double chance(Distribution<?> figure, Object came) {
        return ratio(figure.weightOf(came::equals), figure.whole());
    }

    private static Object certainValue(Distribution<?> figure) {
        return figure.outcomes().getFirst();
    }

    private static double ratio(BigInteger part, BigInteger whole) {
        return new BigDecimal(part).divide(new BigDecimal(whole), MathContext.DECIMAL64).setScale(PLACES, RoundingMode.HALF_UP).doubleValue();
    }

    static double round(double value) {
        return BigDecimal.valueOf(value).setScale(PLACES, RoundingMode.HALF_UP).doubleValue();
    }
}
