package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.record.DiceMode;
import tercio.application.record.HashChain;
import tercio.application.record.UndoRule;

/** A game that was taken out of a database with very many is found: at once where one is less, in the background where another stands in its place. */
@OnBothDatabases
class MissingAmongManyTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final LongConsumer AT_ONCE = nanoseconds -> {};
    private static final int MANY = 5001;
    private static final String INSERT = "insert into game_keys (game, open, host, secret) values (?, true, 'nobody', ?)";

    @TempDir
    private Path folder;
    private String game;

    @BeforeEach
    void manyGames() {
        try (var backend = TestStores.in(folder, RACES)) {
            game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()),
                    DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
            var others = new ArrayList<Object[]>();
            var manifest = backend.get(GameManifest.class);
            IntStream.range(0, MANY).forEach(number -> {
                others.add(new Object[] {"other" + number, new byte[0]});
                manifest.recordCommit("other" + number, 1, HashChain.hash("one"));
            });
            backend.get(JdbcTemplate.class).batchUpdate(INSERT, others);
        }
    }

    private void changed(String sql, Object... parameters) {
        try (var database = TestStores.database(folder)) {
            assertThat(JdbcClient.create(database.source()).sql(sql).params(parameters).update()).isEqualTo(1);
        }
    }

    @Test
    void noneIsMissing() {
        try (var backend = TestStores.in(folder, RACES)) {
            backend.get(ManifestStart.class).compare(AT_ONCE);
            assertThat(backend.damagedGames().missingCount()).isZero();
        }
    }

    @Test
    void oneThatIsLessIsFoundAtTheStart() {
        changed("delete from game_keys where game = 'other7'");
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.damagedGames().whyMissing("other7")).isPresent();
            assertThat(backend.damagedGames().missingCount()).isEqualTo(1);
        }
    }

    @Test
    void oneWithAnotherInItsPlaceIsFoundInTheBackground() {
        changed("delete from game_keys where game = 'other7'");
        changed(INSERT, "foreign", new byte[0]);
        try (var backend = TestStores.in(folder, RACES)) {
            assertThat(backend.damagedGames().missingCount()).isZero();
            assertThat(backend.damagedGames().whyMissing("other7")).as("whoever asks for it is told at once").isPresent();
            assertThat(backend.damagedGames().whyMissing("other8")).isEmpty();
            backend.get(ManifestStart.class).compare(AT_ONCE);
            assertThat(backend.damagedGames().whyMissing("other7")).isPresent();
            assertThat(backend.damagedGames().whyMissing(game)).isEmpty();
            assertThat(backend.damagedGames().missingCount()).isEqualTo(1);
        }
    }
}
