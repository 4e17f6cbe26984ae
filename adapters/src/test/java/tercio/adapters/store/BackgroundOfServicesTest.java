package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.service.Service;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;

/** The order of a start: the first answer, then the check of the records. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class BackgroundOfServicesTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;

    private static int checked(Service service) {
        return service.backend().get(JdbcTemplate.class).queryForObject("select count(*) from checked_record", Integer.class);
    }

    @Test
    void recordsAreCheckedAfterTheFirstAnswer() throws IOException, InterruptedException {
        try (var backend = GameBackend.in(folder, RACES)) {
            backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100, Optional.empty()),
                    DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))));
        }
        try (var service = Service.start(RACES, new Adjudicator(List.of()), 0, "127.0.0.1", folder); var client = HttpClient.newHttpClient()) {
            int before = checked(service);
            assertThat(service.backend().turn().hasCome()).isFalse();
            assertThat(before).isZero();
            assertThat(client.send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.port() + "/api/games")).build(), BodyHandlers.discarding()).statusCode())
                    .isEqualTo(200);
            while (checked(service) == 0) {
                LockSupport.parkNanos(1_000_000);
            }
            assertThat(service.backend().turn().hasCome()).isTrue();
        }
    }
}
