package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.rulebook.OperatorTables;
import tercio.adapters.service.Service;
import tercio.adapters.store.Database;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;

/** Data that a service reads while it starts, so that the first request for a game does not wait for it. */
class FirstReadingTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;

    private String race() {
        try (var backend = GameBackend.in(folder, RACES)) {
            return ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()), DiceMode.SERVER,
                    UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
        }
    }

    private Service started() {
        return Service.start(RACES, new Adjudicator(List.of()), OperatorTables.NONE, 0, "127.0.0.1", List.of(), new StoreLocation.Folder(folder), WarmUp::ofReading);
    }

    @Test
    void theGamePlayedLastIsReadBeforeSomebodyAsksForIt() {
        var game = race();
        try (var service = started()) {
            assertThat(service.backend().histories().holds(game)).isTrue();
        }
    }

    @Test
    void aGameThatIsDamagedKeepsNoServiceFromStarting() {
        var game = race();
        try (var database = Database.in(folder)) {
            JdbcClient.create(database.source()).sql("update DomainEventEntry set payload = x'7b7d' where aggregateIdentifier = ?").param(game).update();
        }
        try (var service = started()) {
            assertThat(service.port()).isPositive();
            assertThat(service.backend().damagedGames().reasonSoFar(game)).isPresent();
            assertThat(service.backend().histories().holds(game)).isFalse();
        }
    }
}
