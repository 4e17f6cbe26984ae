package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.projections.StoredViews;

/** A search finds games whoever listed them: this program, an earlier one, or a backup; and also where somebody took away by what they are found. */
@OnBothDatabases
class ListedPiecesTest {

    @TempDir
    private Path folder;

    private String listed() {
        try (var backend = TestStores.in(folder, GameBackendTest.RACES)) {
            return ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("Tortoise"), "race", new Race.Track("long", 1000, Optional.empty()),
                    DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
        }
    }

    private void changed(String... statements) {
        try (var database = TestStores.database(folder)) {
            for (var statement : statements) {
                JdbcClient.create(database.source()).sql(statement).update();
            }
        }
    }

    private static List<String> found(GameBackend backend, String text) {
        return backend.get(GameSearch.class).find(new GameSearch.Wanted(Optional.of(text), Optional.empty(), Optional.empty(), Optional.empty()), "", 0, 20).games();
    }

    @Test
    void aGameThatAnEarlierProgramListedIsFound() {
        var game = listed();
        changed("drop table listed_piece", "delete from \"flyway_schema_history\" where \"version\" like '33%' or \"version\" = '34'");

        try (var backend = TestStores.in(folder, GameBackendTest.RACES)) {
            assertThat(found(backend, "ortois")).containsExactly(game);
        }
    }

    @Test
    void aGameWhosePiecesWereTakenAwayIsFoundAgainOnceItIsChecked() {
        var game = listed();
        changed("delete from listed_piece");

        try (var backend = TestStores.in(folder, GameBackendTest.RACES)) {
            backend.dailyCheck().checkAll();

            assertThat(found(backend, "ortois")).containsExactly(game);
        }
    }

    @Test
    void aGameWhoseRecordWasReadForItsViewsIsStillCheckedInTheList() {
        var game = listed();
        changed("delete from listed_piece");

        try (var backend = TestStores.in(folder, GameBackendTest.RACES)) {
            backend.get(StoredViews.class).rebuild(game);
            backend.dailyCheck().checkAll();

            assertThat(found(backend, "ortois")).containsExactly(game);
        }
    }

    @Test
    void aGameThatWasFirstUsedInATransactionThatWasTakenBackIsStillCheckedInTheList() {
        var game = listed();
        changed("delete from listed_piece");

        try (var backend = TestStores.in(folder, GameBackendTest.RACES)) {
            new TransactionTemplate(backend.get(PlatformTransactionManager.class)).executeWithoutResult(transaction -> {
                assertThat(backend.get(DamagedGames.class).reason(game)).isEmpty();
                transaction.setRollbackOnly();
            });
            backend.dailyCheck().checkAll();

            assertThat(found(backend, "ortois")).containsExactly(game);
        }
    }
}
