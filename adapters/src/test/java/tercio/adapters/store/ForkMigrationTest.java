package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;

/** A database that was written before forks were listed tells its forks. */
class ForkMigrationTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    private static String fork(GameBackend backend, String game, int at) {
        return ((GameCreation.Created) backend.games().fork(game, at, Optional.empty())).game();
    }

    @Test
    void theForksOfAnOlderDatabaseAreFoundInTheirOpenings(@TempDir Path folder) {
        String game;
        String child;
        String grandchild;
        try (var backend = GameBackend.in(folder, RACES)) {
            game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()),
                    DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()))))).game();
            child = fork(backend, game, 1);
            grandchild = fork(backend, child, 0);
            OlderDatabase.beforeForks(JdbcClient.create(backend.source()));
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            assertThat(backend.forks().all(game)).containsExactly(new ForkTree.Branch(child, 1, true, false));
            assertThat(backend.forks().parent(grandchild)).contains(new ForkTree.Parent(child, 0, false));
            assertThat(backend.forks().parent(game)).isEmpty();
            assertThat(fork(backend, grandchild, 1)).isNotEmpty();
            assertThat(backend.forks().all(grandchild)).hasSize(1);
        }
    }
}
