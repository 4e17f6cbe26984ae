package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** A damaged game answers 409 with the reason, the others answer as ever, and the health tells. */
@Timeout(120)
class SetAsideServiceTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @Test
    void aDamagedGameAnswersWithTheReasonAndTheOthersDoNotNotice(@TempDir Path folder) {
        Client.Made damaged;
        Client.Made other;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            damaged = client.race("physical", "free", true);
            other = client.race("physical", "free", true);
            client.post("/api/games/" + damaged.id() + "/commands", damaged.host(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 3}");
            assertThat(client.get("/actuator/health", null).body().path("status").asString()).isEqualTo("UP");
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            JdbcClient.create(backend.source()).sql("update DomainEventEntry set payload = ? where sequenceNumber = 1 and aggregateIdentifier = ?")
                    .params("{\"pawn\":\"red\",\"squares\":2}".getBytes(), damaged.id()).update();
        }
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var game = "/api/games/" + damaged.id();
            for (var path : List.of("", "/board", "/decisions", "/events", "/log")) {
                var reply = client.get(game + path, damaged.host());
                assertThat(reply.status()).as(path).isEqualTo(409);
                assertThat(reply.body().path("reason").asString()).contains("position 2");
                assertThat(reply.detail()).contains("set aside");
            }
            var step = "{\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 3}";
            assertThat(client.post(game + "/commands", damaged.host(), step).status()).isEqualTo(409);
            assertThat(client.get(game + "/board", "wrong").status()).as("who may not see it learns nothing").isEqualTo(401);
            assertThat(client.get(game + "/verification", damaged.host()).body().path("hashChain").asString()).isEqualTo("broken at 2");
            assertThat(client.get(game + "/record", damaged.host()).status()).isEqualTo(200);
            var listed = client.get("/api/games", null).body().path("games");
            assertThat(listed.valueStream().filter(each -> each.has("setAside")).map(each -> each.path("id").asString())).containsExactly(damaged.id());

            assertThat(client.post("/api/games/" + other.id() + "/commands", other.host(), step.replace("blue", "red")).status()).isEqualTo(200);
            assertThat(client.get("/api/games/" + other.id() + "/board", null).status()).isEqualTo(200);
            assertThat(client.get("/api/statistics", null).status()).isEqualTo(200);

            assertThat(client.get("/actuator/health", null).body().path("status").asString()).isEqualTo("DEGRADED");
            var health = client.get("/actuator/health", service.operatorToken());
            assertThat(health.status()).isEqualTo(200);
            assertThat(health.body().path("status").asString()).isEqualTo("DEGRADED");
            assertThat(health.body().path("components").path("games").path("details").path("setAside").asInt()).isEqualTo(1);
            assertThat(health.body().path("components").path("storage").path("status").asString()).isEqualTo("UP");
            assertThat(client.get("/actuator/health/readiness", null).status()).isEqualTo(200);
        }
    }

    /** The game that the manifest knows and the database lacks is not answered as one that never was. */
    @Test
    void aGameThatIsMissingFromTheDatabaseIsGoneWithTheReason(@TempDir Path folder) {
        Client.Made missing;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            missing = client.race("physical", "free", true);
            client.race("physical", "free", true);
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            for (var table : List.of("game_keys", "seat_key", "game_proof", "game_listing", "view_at_present")) {
                JdbcClient.create(backend.source()).sql("delete from " + table + " where game = ?").param(missing.id()).update();
            }
            JdbcClient.create(backend.source()).sql("delete from DomainEventEntry where aggregateIdentifier = ?").param(missing.id()).update();
        }
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var game = "/api/games/" + missing.id();
            for (var path : List.of("", "/board", "/events", "/record", "/verification")) {
                var reply = client.get(game + path, missing.host());
                assertThat(reply.status()).as(path).isEqualTo(410);
                assertThat(reply.body().path("reason").asString()).contains("missing from the database: it had 1 events");
            }
            assertThat(client.post(game + "/commands", missing.host(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 3}").status()).isEqualTo(410);
            assertThat(client.get("/api/games/0123456789abcdef/board", null).status()).as("a game that never was").isEqualTo(404);
            assertThat(client.get("/api/games", null).body().path("total").asInt()).isEqualTo(1);
            var health = client.get("/actuator/health", null).body();
            assertThat(health.path("status").asString()).isEqualTo("DEGRADED");
            assertThat(health.path("components").path("games").path("details").path("missing").asInt()).isEqualTo(1);
        }
    }

    /** What everybody saw as the board of today was what somebody had written into the database, while the board at its position was the true one. */
    @Test
    void aBoardThatWasWrittenIntoTheDatabaseIsShownToNobody(@TempDir Path folder) {
        Client.Made made;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            made = client.race("physical", "free", true);
            while (service.backend().viewStore().of(made.id(), "board").isEmpty()) {
                LockSupport.parkNanos(1_000_000);
            }
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            JdbcClient.create(backend.source()).sql("update view_at_present set body = (select body from view_at_present where game = ? and view = '/game')"
                    + " where game = ? and view = 'board'").params(made.id(), made.id()).update();
            JdbcClient.create(backend.source()).sql("update view_at_present set body = ? where game = ? and view = '/game'").params(new byte[0], made.id()).update();
        }
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var game = "/api/games/" + made.id();
            assertThat(client.get("/api/games", null).body().path("games").path(0).path("name").asString()).isEqualTo("The short race");
            var shown = client.get(game + "/board", null);
            assertThat(shown.status()).isEqualTo(200);
            assertThat(shown.body()).isEqualTo(client.get(game + "/board?at=1", null).body());
            assertThat(client.get("/actuator/health", null).body().path("status").asString()).isEqualTo("UP");
        }
    }

    /** A token that somebody wrote into the database opens nothing. */
    @Test
    void aTokenThatWasWrittenIntoTheDatabaseMovesNoPiece(@TempDir Path folder) {
        Client.Made made;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            made = client.race("physical", "free", true);
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            JdbcClient.create(backend.source()).sql("update seat_key set token = ? where game = ?")
                    .params(tercio.application.record.Chain.hash("mine"), made.id()).update();
        }
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var moved = client.post("/api/games/" + made.id() + "/commands", "mine", "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 3}");
            assertThat(moved.status()).isEqualTo(409);
            assertThat(moved.body().path("reason").asString()).contains("its tokens or its dice secret are not those that the service signed");
        }
    }
}
