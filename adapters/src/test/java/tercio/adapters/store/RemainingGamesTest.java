package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RemainingGamesTest {

    private final RemainingGames games = new RemainingGames(List.of(new RemainingGames.Game("short", 2),
            new RemainingGames.Game("long", 30), new RemainingGames.Game("middle", 10)));

    @Test
    void theLongestGameComesFirst() {
        var worked = new ArrayList<String>();
        games.each(worked::add);
        assertThat(worked).containsExactly("long", "middle", "short");
        assertThat(games.doneEvents()).isEqualTo(42).isEqualTo(games.events());
        assertThat(games.isFinished()).isTrue();
    }

    @Test
    void aFailureStopsTheOtherWorkers() {
        assertThatThrownBy(() -> games.each(game -> {
            throw new IllegalStateException(game);
        })).hasMessage("long");
        var worked = new ArrayList<String>();
        games.each(worked::add);
        assertThat(worked).isEmpty();
        assertThat(games.isFinished()).isFalse();
    }

    @Test
    void aWorkerThatIsStoppedEndsWithItsGame() {
        var worked = new ArrayList<String>();
        games.each(game -> {
            worked.add(game);
            games.stop();
        });
        assertThat(worked).containsExactly("long");
        assertThat(games.doneEvents()).isEqualTo(30);
        assertThat(games.isFinished()).isFalse();
    }
}
