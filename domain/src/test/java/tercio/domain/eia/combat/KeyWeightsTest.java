package tercio.domain.eia.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class KeyWeightsTest {

    private static final BigInteger GREAT = BigInteger.TWO.pow(64).subtract(BigInteger.ONE);

    /** The weights of long battles need more than one {@code long}. */
    @Test
    void weightsOfAnySizeAreExact() {
        var first = new KeyWeights(GREAT);
        first.add(7, GREAT);
        var second = new KeyWeights(GREAT.multiply(BigInteger.valueOf(36)));
        second.add(1, first, 0, 35);
        second.add(1, first, 0, 1);
        var third = new KeyWeights(BigInteger.TWO.pow(200));
        third.add(3, second, 0, 36);
        third.add(3, BigInteger.ONE);

        assertThat(second.weight(0)).isEqualTo(GREAT.multiply(BigInteger.valueOf(36)));
        assertThat(third.weight(0)).isEqualTo(GREAT.multiply(BigInteger.valueOf(36 * 36)).add(BigInteger.ONE));
    }

    @Test
    void theColumnsOfAStateMoveTogether() {
        var rows = new KeyWeights(BigInteger.TEN, 3);
        var source = new KeyWeights(BigInteger.TEN);
        source.add(1, BigInteger.TWO);
        rows.add(5, 2, source, 0, 0, 2);
        rows.add(5, 1, source, 0, 0, 3);
        var moved = new KeyWeights(BigInteger.valueOf(100), 3);
        moved.add(9, rows, 0, 4);
        var summed = new KeyWeights(BigInteger.valueOf(100));
        summed.add(2, moved, 0, 1, 3, 2);

        assertThat(moved.isZero(0, 0, 1)).isTrue();
        assertThat(moved.isZero(0, 0, 2)).isFalse();
        assertThat(summed.weight(0)).isEqualTo(BigInteger.valueOf((4 + 6) * 4 * 2));
    }
}
