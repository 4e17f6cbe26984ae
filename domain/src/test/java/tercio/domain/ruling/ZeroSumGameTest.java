package tercio.domain.ruling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Equilibria of games of two players, exactly. */
class ZeroSumGameTest {

    private static ZeroSumGame game(int[]... gains) {
        return new ZeroSumGame(Arrays.stream(gains).map(row -> Arrays.stream(row).mapToObj(Fraction::of).toList()).toList());
    }

    private static Fraction fraction(long above, long below) {
        return new Fraction(BigInteger.valueOf(above), BigInteger.valueOf(below));
    }

    @Test
    void stonePaperScissors() {
        var equilibrium = game(new int[] {0, -1, 1}, new int[] {1, 0, -1}, new int[] {-1, 1, 0}).equilibrium();

        var third = fraction(1, 3);
        assertThat(equilibrium).isEqualTo(new ZeroSumGame.Equilibrium(Fraction.ZERO, List.of(third, third, third), List.of(third, third, third)));
    }

    /** Odd or even with one and two fingers: 7/12 to 5/12, worth 1/12 to the player of odd sums. */
    @Test
    void twoFingerMorra() {
        var equilibrium = game(new int[] {-2, 3}, new int[] {3, -4}).equilibrium();

        assertThat(equilibrium.value()).isEqualTo(fraction(1, 12));
        assertThat(equilibrium.first()).containsExactly(fraction(7, 12), fraction(5, 12));
        assertThat(equilibrium.second()).containsExactly(fraction(7, 12), fraction(5, 12));
    }

    @Test
    void aSaddlePointIsChosenForCertain() {
        var equilibrium = game(new int[] {4, 1, 3}, new int[] {5, 2, 6}, new int[] {0, -3, 9}).equilibrium();

        assertThat(equilibrium.value()).isEqualTo(Fraction.of(2));
        assertThat(equilibrium.first()).containsExactly(Fraction.ZERO, Fraction.ONE, Fraction.ZERO);
        assertThat(equilibrium.second()).containsExactly(Fraction.ZERO, Fraction.ONE, Fraction.ZERO);
    }

    @Test
    void equalChoicesEndInOneOfThem() {
        var equilibrium = game(new int[] {0, 0}, new int[] {0, 0}).equilibrium();

        assertThat(equilibrium.value()).isEqualTo(Fraction.ZERO);
        assertThat(equilibrium).isEqualTo(game(new int[] {0, 0}, new int[] {0, 0}).equilibrium());
    }

    /** Neither player does better with any single choice, for games of all sizes. */
    @Test
    void nobodyGainsByAnotherChoice() {
        var random = new Random(7);
        for (int played = 0; played < 200; played++) {
            int columns = 1 + random.nextInt(6);
            int[][] gains = random.ints(1 + random.nextInt(6), 1, 2).mapToObj(row -> random.ints(columns, -9, 10).toArray()).toArray(int[][]::new);
            var game = game(gains);
            var equilibrium = game.equilibrium();

            assertThat(sum(equilibrium.first())).isEqualTo(Fraction.ONE);
            assertThat(sum(equilibrium.second())).isEqualTo(Fraction.ONE);
            assertThat(equilibrium.first()).allMatch(part -> part.signum() >= 0);
            assertThat(equilibrium.second()).allMatch(part -> part.signum() >= 0);
            for (int row = 0; row < gains.length; row++) {
                assertThat(against(game.gains().get(row), equilibrium.second())).isLessThanOrEqualTo(equilibrium.value());
            }
            for (int column = 0; column < columns; column++) {
                int at = column;
                assertThat(against(game.gains().stream().map(row -> row.get(at)).toList(), equilibrium.first()))
                        .isGreaterThanOrEqualTo(equilibrium.value());
            }
        }
    }

    @Test
    void aGameWithoutChoicesIsNone() {
        assertThatIllegalArgumentException().isThrownBy(() -> new ZeroSumGame(List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> game(new int[] {1, 2}, new int[] {1}));
    }

    private static Fraction against(List<Fraction> gains, List<Fraction> mixture) {
        var parts = new ArrayList<Fraction>();
        for (int at = 0; at < gains.size(); at++) {
            parts.add(gains.get(at).times(mixture.get(at)));
        }
        return sum(parts);
    }

    private static Fraction sum(List<Fraction> parts) {
        return parts.stream().reduce(Fraction.ZERO, Fraction::plus);
    }
}
