package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** While the disk is full nothing is written, everything is read, and the health says so. */
@Isolated("the free space that services leave is told by a property of the whole program")
class FullDiskServiceTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final String RESERVE = "tercio.disk-reserve";

    @Test
    void aServiceOnAFullDiskReadsOn(@TempDir Path folder) {
        Client.Made made;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            made = client.race("physical", "free", true);
        }
        System.setProperty(RESERVE, "1000000000000000");
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var game = "/api/games/" + made.id();
            var refused = client.post(game + "/commands", made.host(), "{\"type\": \"Rest\", \"pawn\": \"red\"}");
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.raw().headers().firstValue("Retry-After")).contains("5");
            assertThat(refused.detail()).startsWith("Nothing was changed, because the disk is full: ").doesNotContain(folder.toString());
            assertThat(client.post("/api/games", null, """
                    {"ruleset": "race", "scenario": "short", "seats": [{"name": "Anna", "controls": ["red"]}]}""").status()).isEqualTo(503);
            assertThat(client.get(game + "/board", null).status()).isEqualTo(200);
            assertThat(client.get("/actuator/health", null).raw().body()).contains("OUT_OF_SERVICE").doesNotContain("disk", folder.toString());
            var health = client.get("/actuator/health", service.operatorToken());
            assertThat(health.status()).isEqualTo(503);
            assertThat(health.body().path("status").asString()).isEqualTo("OUT_OF_SERVICE");
            assertThat(health.body().path("components").path("storage").path("details").path("reason").asString()).startsWith("the disk is full");
            assertThat(client.get("/actuator/health/readiness", null).status()).isEqualTo(503);
            assertThat(client.get("/actuator/health/liveness", null).status()).isEqualTo(200);
        } finally {
            System.clearProperty(RESERVE);
        }
    }
}
