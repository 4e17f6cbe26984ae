package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import org.axonframework.eventhandling.EventTrackerStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.projections.StoredViews;

/** The end of a service whose workers still have views to store: no transaction is left open behind it, and the next start stores them. */
class StoredViewsEndTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;
    private String game;

    @Test
    void viewsUnderWayAreTakenBackAndStoredAfterTheNextStart() {
        try (var backend = GameBackend.in(folder, RACES)) {
            game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()),
                    DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
            awaitShown(backend, 1);
            backend.get(StoredViews.class).end(Duration.ZERO);
            assertThat(backend.games().execute(new Execute(game, Caller.HOST, new Rest("red"), List.of(), OptionalInt.empty(), Optional.empty())))
                    .isInstanceOf(CommandResult.Done.class);
            while (backend.get(RunningAxon.class).viewProcessor().processingStatus().values().stream().noneMatch(EventTrackerStatus::isErrorState)) {
                LockSupport.parkNanos(1_000_000);
            }
        }
        try (var database = Database.in(folder)) {
            assertThat(JdbcClient.create(database.source()).sql("select max(position) from view_at_present where game = ?").param(game).query(Integer.class).single()).isEqualTo(1);
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            assertThat(backend.eventLog().newest(game)).isEqualTo(2);
            awaitShown(backend, 2);
        }
    }

    private void awaitShown(GameBackend backend, int position) {
        while (backend.viewStore().of(game, "board").filter(kept -> kept.position() == position).isEmpty()) {
            LockSupport.parkNanos(1_000_000);
        }
    }
}
