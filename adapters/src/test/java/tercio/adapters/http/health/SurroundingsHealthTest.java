package tercio.adapters.http.health;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.boot.health.contributor.Status;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.http.Client;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** Faults around the service are in its health, and do not take it from a balancer. */
class SurroundingsHealthTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;

    private static ObjectProvider<GameBackend> provided(GameBackend backend) {
        var beans = new StaticListableBeanFactory();
        beans.addBean("backend", backend);
        return beans.getBeanProvider(GameBackend.class);
    }

    @Test
    void rightsOfFilesAndAServerOfMailDegradeTheHealthUntilTheyAreMended() throws IOException {
        int closed;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            closed = socket.getLocalPort();
        }
        var settings = new StandardEnvironment();
        settings.getPropertySources().addFirst(new MapPropertySource("test", Map.of("spring.mail.host", "127.0.0.1", "spring.mail.port", closed)));
        var measures = new SimpleMeterRegistry();
        try (var backend = GameBackend.in(folder.resolve("games"), RACES)) {
            var health = new SurroundingsHealth(provided(backend), settings, measures);
            assertThat(health.health().getStatus()).as("before the first look").isEqualTo(Status.UP);

            var keys = folder.resolve("games").resolve("receipt-keys.json");
            Files.setPosixFilePermissions(keys, PosixFilePermissions.fromString("rw-r--r--"));
            health.look();
            assertThat(health.health().getStatus()).isEqualTo(GamesHealth.DEGRADED);
            assertThat(health.health().getDetails()).containsOnlyKeys("files", "mail");
            assertThat(health.health().getDetails().get("files").toString()).contains("chmod 600 " + keys);
            assertThat(health.health().getDetails().get("mail").toString()).contains("127.0.0.1:" + closed + " takes no connection");
            assertThat(measures.get("tercio.surroundings.findings").tag("level", "fault").gauge().value()).isEqualTo(2);

            Files.setPosixFilePermissions(keys, PosixFilePermissions.fromString("rw-------"));
            settings.getPropertySources().remove("test");
            health.look();
            assertThat(health.health().getStatus()).isEqualTo(Status.UP);
            assertThat(measures.get("tercio.surroundings.findings").tag("level", "fault").gauge().value()).isZero();
            health.end();
        }
    }

    /** Spring's own question to the server of mail would answer 503, and the balancer would send nobody to any service. */
    @Test
    void aServerOfMailThatIsGoneTakesNoServiceFromItsBalancer() throws IOException {
        int closed;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            closed = socket.getLocalPort();
        }
        try (var service = Service.inMemory(RACES, new Adjudicator(List.of()), "--spring.mail.host=127.0.0.1", "--spring.mail.port=" + closed);
                var client = new Client(service.port())) {
            assertThat(client.get("/actuator/health", null).status()).isEqualTo(200);
            assertThat(client.get("/actuator/health", service.operatorToken()).body().path("components").propertyNames()).contains("surroundings").doesNotContain("mail");
        }
    }
}
