package tercio.adapters.eia.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** The worth of odds of a combat, worked out by hand with the weights 1 for a factor and 10 for a political point. */
class EiaWorthTest {

    /** The attacker loses 2, inflicts 5 on the average, and wins a point in half of the cases, which the defender loses: 5 - 2 + 5 + 5. */
    @Test
    void factorsAndPointsCountForOneAndAgainstTheOther() {
        var odds = Forecast.EMPTY.withParty("attacker", "france").withParty("defender", "austria").with("lostFactors/attacker", Distribution.certain(2))
                .with("lostFactors/defender", halves(4, 6)).with("politicalPoints/attacker", halves(0, 1)).with("politicalPoints/defender", halves(0, -1));
        assertThat(EiaWorth.STANDARD.value(EiaWorth.of("france", odds).orElseThrow())).isEqualTo(13, within(1e-12));
        assertThat(EiaWorth.STANDARD.value(EiaWorth.of("austria", odds).orElseThrow())).isEqualTo(-13, within(1e-12));
        assertThat(EiaWorth.of("russia", odds)).isEmpty();
        assertThat(EiaWorth.of("france", Forecast.EMPTY.withParty("attacker", "france").withParty("defender", "austria"))).isEmpty();
    }

    private static Distribution<Integer> halves(int one, int other) {
        return Distribution.ofWays(List.of(one, other), new long[] {1, 1}, BigInteger.TWO);
    }
}
