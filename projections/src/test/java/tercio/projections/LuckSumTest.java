package tercio.projections;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class LuckSumTest {

    private static final Offset<Double> NEAR = Offset.offset(1e-12);
    private static final List<Double> COIN = List.of(0.5, 0.5);

    /** Three fair coins that all come down heads: 3 beside 1.5, with a variance of 3/4; three heads or three tails are 2 of 8 cases. */
    @Test
    void theSumOfFewIsTestedExactly() {
        var sum = new LuckSum();
        for (int coin = 0; coin < 3; coin++) {
            sum.add(1, 0, COIN);
        }

        assertThat(sum.count()).isEqualTo(3);
        assertThat(sum.actual()).isEqualTo(3);
        assertThat(sum.expectation()).isCloseTo(1.5, NEAR);
        assertThat(sum.variance()).isCloseTo(0.75, NEAR);
        assertThat(sum.z()).isCloseTo(Math.sqrt(3), NEAR);
        assertThat(sum.pValue()).isCloseTo(0.25, NEAR);
    }

    /** 2 or 4 lost, and 4 came: the mean is 3, and both are as far from it. */
    @Test
    void bothSidesOfTheMeanCount() {
        var sum = new LuckSum();
        sum.add(4, 2, List.of(0.5, 0.0, 0.5));

        assertThat(sum.expectation()).isCloseTo(3, NEAR);
        assertThat(sum.pValue()).isCloseTo(1, NEAR);
    }

    @Test
    void whatWasCertainIsNoLuck() {
        var sum = new LuckSum();
        sum.add(5, 5, List.of(1.0));

        assertThat(sum.z()).isNaN();
        assertThat(sum.pValue()).isNaN();
    }

    /** 3,000 coins, of which 1,555 come down heads: 55 from the mean with a deviation of sqrt(750), so z = 2.0083 and p = 0.0446. */
    @Test
    void theSumOfManyIsNormal() {
        var sum = new LuckSum();
        for (int coin = 0; coin < 3_000; coin++) {
            sum.add(coin < 1_555 ? 1 : 0, 0, COIN);
        }

        assertThat(sum.z()).isCloseTo(2.00832, Offset.offset(1e-4));
        assertThat(sum.pValue()).isCloseTo(0.0446, Offset.offset(2e-4));
    }
}
