package tercio.adapters.http.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.problem.Problem;

/** A listener that goes on at another service gets each event once. */
class SeenPositionTest {

    private static final IntSupplier NOT_ASKED = () -> {
        throw new AssertionError("the store is asked");
    };

    @Test
    void aPositionThatTheServiceKnowsIsTaken() {
        assertThat(SeenPosition.of("9", 10, NOT_ASKED)).isEqualTo(9);
        assertThat(SeenPosition.of("10", 10, NOT_ASKED)).isEqualTo(10);
    }

    /** Another service has sent event 10, which this one has not read yet. */
    @Test
    void oneThatItDoesNotKnowYetIsAskedOfTheStore() {
        assertThat(SeenPosition.of("10", 9, () -> 10)).isEqualTo(10);
    }

    @Test
    void oneThatNoServiceEverSentIsTheNewest() {
        assertThat(SeenPosition.of("50", 40, () -> 40)).isEqualTo(40);
        assertThat(SeenPosition.of("99999999999", 40, () -> 41)).isEqualTo(41);
    }

    @Test
    void whatIsNoPositionIsRefused() {
        assertThatThrownBy(() -> SeenPosition.of("-1", 40, NOT_ASKED)).isInstanceOf(Problem.class);
        assertThatThrownBy(() -> SeenPosition.of("ten", 40, NOT_ASKED)).isInstanceOf(Problem.class);
    }
}
