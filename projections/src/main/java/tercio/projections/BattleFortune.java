package tercio.projections;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import tercio.domain.game.ForecastComparison;
import tercio.domain.ruling.Distribution;

/** Compares a battle, a roll of a siege or a day of a combat that is over with its odds. */
final class BattleFortune {

    private static final String WINNER = "winner";

    /** Decimal places of chances and means. */
    private static final int PLACES = 6;

    private BattleFortune() {}

    /** Empty while the battle goes on. */
    static Optional<GameReport.Fight> of(ReportSource.Ended battle, ForecastComparison odds) {
        return odds.actual().map(actual -> {
            var parties = odds.expected().parties();
            var sides = odds.burdens().stream().map(path -> lost(path, parties.getOrDefault(path.substring(0, Math.max(0, path.indexOf('/'))), ""),
                    odds.expected().figures().get(path), (Integer) sure(actual.figures().get(path)))).toList();
            var rare = WINNER;
            var won = actual.figures().get(WINNER);
            double before = won == null ? 1 : chance(odds.expected().figures().get(WINNER), sure(won));
            double chance = before;
            for (var side : sides) {
                double tail = Math.min(side.asMuch(), side.asLittle());
                rare = tail < chance ? side.figure() : rare;
                chance = Math.min(chance, tail);
            }
            var winner = won == null ? "" : parties.getOrDefault(String.valueOf(sure(won)), "");
            return new GameReport.Fight(battle.position(), battle.ended(), battle.kind(), battle.zone(), battle.title(), winner, before, chance, rare, sides);
        });
    }

    private static GameReport.Lost lost(String path, String party, Distribution<?> expected, int came) {
        var sum = BigInteger.ZERO;
        for (var entry : expected.weights().entrySet()) {
            sum = sum.add(entry.getValue().multiply(BigInteger.valueOf((Integer) entry.getKey())));
        }
        return new GameReport.Lost(path, party, came, ratio(sum, expected.whole()),
                ratio(expected.weightOf(value -> (Integer) value >= came), expected.whole()),
                ratio(expected.weightOf(value -> (Integer) value <= came), expected.whole()));
    }

    private static double chance(Distribution<?> figure, Object came) {
        return ratio(figure.weightOf(came::equals), figure.whole());
    }

    private static Object sure(Distribution<?> figure) {
        return figure.outcomes().getFirst();
    }

    private static double ratio(BigInteger part, BigInteger whole) {
        return new BigDecimal(part).divide(new BigDecimal(whole), MathContext.DECIMAL64).setScale(PLACES, RoundingMode.HALF_UP).doubleValue();
    }

    static double rounded(double value) {
        return BigDecimal.valueOf(value).setScale(PLACES, RoundingMode.HALF_UP).doubleValue();
    }
}
