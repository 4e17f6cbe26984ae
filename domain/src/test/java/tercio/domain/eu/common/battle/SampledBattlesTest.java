package tercio.domain.eu.common.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/**
 * Fifty battles of all kinds, each fought many times with a fixed seed, come out as the exact odds say: how it ended and
 * who won, the losses of both sides and the fate of both leaders. Chi-squared of 250 fields stays within six of its
 * standard deviations; where a field has only two values, one seed in twenty strays farther by chance somewhere, and more
 * samples tell chance from error. The system property {@code tercio.samples} sets how often each is fought.
 */
@Thorough("Fights each battle thousands of times; the odds are compared with the stages in the short tier.")
class SampledBattlesTest {

    private static final int TIMES = Integer.getInteger("tercio.samples", 10_000);
    private static final double DEVIATIONS = 6;
    private static final long SEED = 2024;

    @Test
    void whatIsRolledAgreesWithTheOdds() {
        var battles = VariedBattles.all();
        assertThat(battles).hasSize(50);
        var worst = IntStream.range(0, battles.size()).parallel()
                .mapToObj(number -> new Deviation(number, battles.get(number).deviation(TIMES, SEED + number)))
                .toList();
        assertThat(worst).allSatisfy(found -> assertThat(found.size()).as(battles.get(found.battle()).told()).isLessThan(DEVIATIONS));
    }

    private record Deviation(int battle, double size) {}
}
