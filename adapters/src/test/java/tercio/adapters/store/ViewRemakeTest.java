package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.tracing.Traces;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.HashChain;
import tercio.application.record.UndoRule;
import tercio.domain.game.Command;
import tercio.projections.Summaries;
import tercio.projections.ViewStore;

/** A service that starts where another build had made the views makes them again when it has time, and those of a game that is played at once. */
@OnBothDatabases
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class ViewRemakeTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final LongConsumer AT_ONCE = nanoseconds -> {};

    @TempDir
    private Path folder;
    private String first;
    private String second;
    private String finished;

    @BeforeEach
    void gamesOfAnotherBuild() {
        try (var backend = TestStores.in(folder, RACES)) {
            first = race(backend, 100);
            second = race(backend, 100);
            finished = race(backend, 1);
            play(backend, finished, new Step("red", 1));
            awaitStored(backend, first, 1);
            awaitStored(backend, second, 1);
            awaitStored(backend, finished, 2);
            giveToAnotherBuild(backend, JdbcClient.create(backend.source()));
        }
    }

    /** As if another build had stored the views, with the key of this store. */
    private static void giveToAnotherBuild(GameBackend backend, JdbcClient rows) {
        assertThat(rows.sql("update checkpoint_build set program = 'another'").update()).isEqualTo(1);
        var seals = backend.get(RowSeals.class);
        rows.sql("select game, view, position, form, body from view_at_present").query((row, number) -> {
            var stored = new JdbcViewStore.Stored(row.getInt(3), "another", row.getString(4), row.getBytes(5));
            return new Object[] {"another", seals.of(stored.parts(row.getString(1), row.getString(2))), row.getString(1), row.getString(2)};
        }).list().forEach(sealed -> rows.sql("update view_at_present set program = ?, seal = ? where game = ? and view = ?").params(sealed).update());
    }

    private static String race(GameBackend backend, int goal) {
        return ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", goal, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
    }

    private static void awaitStored(GameBackend backend, String game, int position) {
        while (stored(backend, game) < position) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private static int stored(GameBackend backend, String game) {
        return backend.viewStore().of(game, "board").map(kept -> kept.position()).orElse(0);
    }

    private static void play(GameBackend backend, String game, Command command) {
        assertThat(backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()))).isInstanceOf(CommandResult.Done.class);
    }

    private static Optional<Integer> summaryPosition(GameBackend backend, String game) {
        return backend.viewStore().of(game, Summaries.NAME).map(ViewStore.StoredBody::position);
    }

    private void changed(String sql, Object... parameters) {
        try (var database = TestStores.database(folder)) {
            assertThat(JdbcClient.create(database.source()).sql(sql).params(parameters).update()).as(sql).isEqualTo(1);
        }
    }

    private GameBackend ofService() {
        return StoreOpening.begin(TestStores.location(folder)).open(RACES, Traces.OFF);
    }

    @Test
    void nothingIsMadeBeforeTheTurnOfTheBackgroundButWhatIsPlayed() {
        try (var backend = ofService()) {
            play(backend, second, new Rest("red"));
            awaitStored(backend, second, 2);
            assertThat(stored(backend, first)).isZero();
            assertThat(stored(backend, finished)).isZero();
            assertThat(backend.get(ViewRemake.class).remakeMissing(AT_ONCE)).isEqualTo(2);
            assertThat(stored(backend, first)).isEqualTo(1);
            assertThat(stored(backend, finished)).isEqualTo(2);
        }
    }

    @Test
    void theBackgroundOfTheServiceMakesThemAndTheNextStartNoneAgain() {
        try (var backend = ofService()) {
            backend.turn().noteRequest();
            backend.turn().noteAnswer();
            backend.beginBackground();
            awaitStored(backend, first, 1);
            awaitStored(backend, second, 1);
            awaitStored(backend, finished, 2);
        }
        try (var backend = ofService()) {
            assertThat(backend.get(ViewRemake.class).remakeMissing(AT_ONCE)).isZero();
        }
    }

    @Test
    void anInterruptedMakingGoesOnAtTheNextStart() {
        try (var backend = ofService()) {
            var remake = backend.get(ViewRemake.class);
            assertThat(remake.remakeMissing(pause -> {
                if (stored(backend, second) > 0) {
                    remake.end();
                }
            })).as("the newest of those that go on first").isEqualTo(1);
        }
        try (var backend = ofService()) {
            assertThat(stored(backend, second)).isEqualTo(1);
            assertThat(stored(backend, first)).isZero();
            assertThat(backend.get(ViewRemake.class).remakeMissing(AT_ONCE)).isEqualTo(2);
            assertThat(stored(backend, first)).isEqualTo(1);
            assertThat(stored(backend, finished)).isEqualTo(2);
        }
    }

    @Test
    void aFinishedGameIsListedAsTheOtherBuildStoredItAndAGameThatGoesOnIsNot() {
        try (var backend = ofService()) {
            assertThat(summaryPosition(backend, finished)).contains(2);
            assertThat(summaryPosition(backend, first)).isEmpty();
            assertThat(summaryPosition(backend, second)).isEmpty();
            assertThat(backend.get(UnfitRows.class).count(JdbcViewStore.TABLE)).as("rows that somebody else wrote").isZero();
        }
    }

    @Test
    void aSummaryOfAnotherFormIsMadeAgainBeforeItIsShown() {
        changed("update view_at_present set form = ? where game = ? and view = ?", HashChain.hash("race 0 1"), finished, Summaries.NAME);
        try (var backend = ofService()) {
            assertThat(summaryPosition(backend, finished)).isEmpty();
            assertThat(backend.get(ViewRemake.class).remakeMissing(AT_ONCE)).isEqualTo(3);
            assertThat(summaryPosition(backend, finished)).contains(2);
        }
    }

    /** A writer of the database alone has no key for the form. */
    @Test
    void theFormOfAFinishedGameThatSomebodyGaveToOneThatGoesOnIsFound() {
        changed("update view_at_present set form = (select form from view_at_present where game = ? and view = ?) where game = ? and view = ?", finished, Summaries.NAME, first,
                Summaries.NAME);
        try (var backend = ofService()) {
            assertThat(summaryPosition(backend, first)).isEmpty();
            assertThat(backend.get(UnfitRows.class).count(JdbcViewStore.TABLE)).isEqualTo(1);
        }
    }

    @Test
    void viewsOfWhichNobodyKnowsTheBuildAreDeleted() {
        changed("delete from checkpoint_build");
        try (var backend = ofService()) {
            assertThat(summaryPosition(backend, finished)).isEmpty();
            assertThat(backend.get(UnfitRows.class).count(JdbcViewStore.TABLE)).isZero();
        }
    }

    @Test
    void aCommandThatOpensTheGamesLeavesThemToTheStream() {
        try (var backend = TestStores.in(folder, RACES)) {
            awaitStored(backend, first, 1);
            awaitStored(backend, second, 1);
        }
    }
}
