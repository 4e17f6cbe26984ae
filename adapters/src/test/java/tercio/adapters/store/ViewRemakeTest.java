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
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;

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

    @BeforeEach
    void gamesOfAnotherBuild() {
        try (var backend = TestStores.in(folder, RACES)) {
            first = race(backend);
            second = race(backend);
            awaitStored(backend, first, 1);
            awaitStored(backend, second, 1);
        }
        try (var database = TestStores.database(folder)) {
            assertThat(JdbcClient.create(database.source()).sql("update checkpoint_build set program = 'another'").update()).isEqualTo(1);
        }
    }

    private static String race(GameBackend backend) {
        return ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()),
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

    private GameBackend ofService() {
        return StoreOpening.begin(TestStores.location(folder)).open(RACES, Traces.OFF);
    }

    @Test
    void nothingIsMadeBeforeTheTurnOfTheBackgroundButWhatIsPlayed() {
        try (var backend = ofService()) {
            assertThat(backend.games().execute(new Execute(second, Caller.HOST, new Rest("red"), List.of(), OptionalInt.empty(), Optional.empty())))
                    .isInstanceOf(CommandResult.Done.class);
            awaitStored(backend, second, 2);
            assertThat(stored(backend, first)).isZero();
            assertThat(backend.get(ViewRemake.class).remakeMissing(AT_ONCE)).isEqualTo(1);
            assertThat(stored(backend, first)).isEqualTo(1);
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
            })).as("the newest first").isEqualTo(1);
        }
        try (var backend = ofService()) {
            assertThat(backend.get(ViewRemake.class).remakeMissing(AT_ONCE)).isEqualTo(1);
            assertThat(stored(backend, first)).isEqualTo(1);
            assertThat(stored(backend, second)).isEqualTo(1);
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
