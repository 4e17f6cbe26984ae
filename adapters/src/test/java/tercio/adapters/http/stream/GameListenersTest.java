package tercio.adapters.http.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class GameListenersTest {

    private final GameListeners listeners = new GameListeners();

    @Test
    void newsOfOneGameWakeItsListenersAndNoneOfAnotherGame() throws InterruptedException {
        try (var anna = listeners.listen("one"); var bert = listeners.listen("one"); var carla = listeners.listen("other")) {
            listeners.wake("one");
            assertThat(anna.await(Duration.ZERO)).isTrue();
            assertThat(bert.await(Duration.ZERO)).isTrue();
            assertThat(carla.await(Duration.ZERO)).as("the listener of the other game sleeps on").isFalse();
        }
    }

    @Test
    void newsBetweenTwoWaitsAreNotLost() throws InterruptedException {
        try (var anna = listeners.listen("one")) {
            listeners.wake("one");
            listeners.wake("one");
            assertThat(anna.await(Duration.ZERO)).isTrue();
            assertThat(anna.await(Duration.ZERO)).as("both are read at once").isFalse();
            listeners.wake("one");
            assertThat(anna.await(Duration.ZERO)).isTrue();
        }
    }

    @Test
    void allListenersAreWokenToCheckTheirRights() throws InterruptedException {
        try (var anna = listeners.listen("one"); var carla = listeners.listen("other")) {
            listeners.wakeAll();
            assertThat(anna.await(Duration.ZERO)).isTrue();
            assertThat(carla.await(Duration.ZERO)).isTrue();
        }
    }

    @Test
    void aGameWithoutListenersIsForgotten() {
        try (var anna = listeners.listen("one"); var bert = listeners.listen("one")) {
            assertThat(listeners.gameCount()).isEqualTo(1);
            bert.close();
            assertThat(listeners.gameCount()).isEqualTo(1);
        }
        assertThat(listeners.gameCount()).isZero();
    }
}
