package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** The service's information about itself: its state to anybody, the rest to its operator. */
class ActuatorTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @Test
    void anybodyLearnsWhetherTheServiceIsUpAndItsOperatorTheRest() {
        try (var service = Service.inMemory(RACES); var client = new Client(service.port())) {
            for (var path : List.of("/actuator/health", "/actuator/health/readiness", "/actuator/health/liveness")) {
                var state = client.get(path, null);
                assertThat(state.status()).as(path).isEqualTo(200);
                assertThat(state.body().path("status").asString()).isEqualTo("UP");
                assertThat(state.body().propertyNames()).as(path).isSubsetOf("status", "groups");
            }
            var raw = new RawHttp(service.port());
            for (var path : List.of("/actuator", "/actuator/", "/actuator/prometheus", "/actuator/health/storage", "/actuator/health/readiness/storage",
                    "/%61ctuator/prometheus", "/actuator;a=1/prometheus", "//actuator/prometheus", "/actuator/health/../prometheus", "/actuator/%70rometheus")) {
                var answer = raw.send("GET", path, "");
                assertThat(answer.status()).as(path).isIn(400, 401, 404);
                assertThat(answer.body()).as(path).doesNotContain("tercio_", "components");
            }
            assertThat(client.get("/actuator/prometheus", null).detail()).contains("service.address in the data folder");
            assertThat(client.get("/actuator/prometheus", client.race("physical", "free", true).host()).status()).as("the host of a game is no operator").isEqualTo(401);

            assertThat(client.get("/actuator/prometheus", service.operatorToken()).raw().body()).contains("tercio_commands_total");
            assertThat(client.get("/actuator/health", service.operatorToken()).body().at("/components/storage/status").asString()).isEqualTo("UP");
        }
    }

    @Test
    void aPortOfItsOwnIsOneOfThisMachineAndNeedsNoToken() throws IOException {
        int port;
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        try (var service = Service.inMemory(RACES, RulebookModules.all().adjudicator(), "--management.server.port=" + port);
                var client = new Client(port); var players = new Client(service.port())) {
            assertThat(client.get("/actuator/prometheus", null).raw().body()).contains("tercio_commands_total");
            assertThat(players.get("/actuator/prometheus", null).status()).isEqualTo(401);
            assertThat(players.get("/api/rulesets", null).status()).isEqualTo(200);
        }
    }
}
