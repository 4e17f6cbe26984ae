package tercio.projections;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HolmCorrectionTest {

    /** Four rows: 0.01 by 4, 0.02 by 3, 0.03 by 2 and 0.5 by 1. */
    @Test
    void theSmallestIsCorrectedMost() {
        assertThat(HolmCorrection.of(List.of(0.5, 0.01, 0.03, 0.02))).containsExactly(0.5, 0.04, 0.06, 0.06);
    }

    /** 0.03 by 3 is 0.09, and 0.04 by 2 only 0.08: it stays 0.09. 0.9 by 1 is the greatest. */
    @Test
    void noneBecomesSmallerThanTheOneBeforeIt() {
        assertThat(HolmCorrection.of(List.of(0.03, 0.04, 0.9))).containsExactly(0.09, 0.09, 0.9);
    }

    @Test
    void noneIsGreaterThanOneAndARowWithoutATestCountsForNothing() {
        assertThat(HolmCorrection.of(List.of(Double.NaN, 0.6, 0.7))).containsExactly(Double.NaN, 1.0, 1.0);
        assertThat(HolmCorrection.of(List.of(0.2, Double.NaN))).containsExactly(0.2, Double.NaN);
        assertThat(HolmCorrection.of(List.of())).isEmpty();
    }
}
