package tercio.domain.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Distributions that follow from others. */
class DistributionTest {

    private static final BigInteger TEN = BigInteger.TEN;

    /** The first two of 2, 3 and 5 tenths are 5 tenths: 2 and 3 fifths of these. */
    @Test
    void whatIsKnownToComeCountsAlone() {
        var all = Distribution.of(Map.of("wind", BigInteger.TWO, "calm", BigInteger.valueOf(3), "storm", BigInteger.valueOf(5)), TEN);
        assertThat(all.conditionalOn(weather -> !weather.equals("storm")))
                .isEqualTo(Distribution.of(Map.of("wind", BigInteger.TWO, "calm", BigInteger.valueOf(3)), BigInteger.valueOf(5)));
        assertThatThrownBy(() -> all.conditionalOn(String::isEmpty)).isInstanceOf(IllegalArgumentException.class);
    }

    /** A part of a whole that is too great for a long may itself be small: 3 of 10^30. */
    @Test
    void aSmallPartOfAGreatWholeIsExact() {
        var whole = TEN.pow(30);
        var all = Distribution.of(Map.of("wind", BigInteger.valueOf(3), "calm", whole.subtract(BigInteger.valueOf(3))), whole);
        assertThat(all.conditionalOn("wind"::equals)).isEqualTo(Distribution.of(Map.of("wind", BigInteger.valueOf(3)), BigInteger.valueOf(3)));
    }

    /** Half of the time the first forecast, else the second: 1/2 and 1/2 of 1/10 make 11/20. */
    @Test
    void mixedForecastsWeighTheirFigures() {
        var certain = Forecast.EMPTY.with("won", Distribution.certain(true));
        var doubtful = Forecast.EMPTY.with("won", Distribution.of(Map.of(true, BigInteger.ONE, false, BigInteger.valueOf(9)), TEN));
        var toss = Distribution.of(Map.of("heads", BigInteger.ONE, "tails", BigInteger.ONE), BigInteger.TWO);
        var won = Forecast.mixture(toss, side -> side.equals("heads") ? certain : doubtful).figures().get("won");
        assertThat(new Fraction(won.weightOf(Boolean.TRUE::equals), won.whole())).isEqualTo(new Fraction(BigInteger.valueOf(11), BigInteger.valueOf(20)));
    }
}
