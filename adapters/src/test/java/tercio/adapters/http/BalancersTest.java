package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.PostgresAddress;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.TestPostgres;
import tercio.application.given.Race;
import tercio.domain.given.Thorough;

/** The configurations of balancers that the docs give, run with the programs that they are for: a game goes on when its service ends. */
@Thorough("Starts a balancer with services behind it. ServicesOnOneDatabaseTest guards what they rely on.")
@Timeout(180)
class BalancersTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final int SERVICES = 3;
    private static final int TURNS = 10;

    /** A balancer, with what starts it. */
    enum Balancer {
        HAPROXY("/usr/sbin/haproxy") {
            @Override
            List<String> start(Path configuration, String text) throws IOException {
                Files.writeString(configuration, text);
                return List.of("/usr/sbin/haproxy", "-db", "-f", configuration.toString());
            }
        },
        NGINX("/usr/sbin/nginx") {
            @Override
            List<String> start(Path configuration, String text) throws IOException {
                var temporary = configuration.getParent();
                Files.writeString(configuration, "worker_processes 1; daemon off; pid " + temporary + "/pid; error_log stderr; events {}\nhttp {\naccess_log off;\n"
                        + "client_body_temp_path " + temporary + "; proxy_temp_path " + temporary + ";\n" + text + "}\n");
                return List.of("/usr/sbin/nginx", "-p", temporary.toString(), "-c", configuration.toString());
            }
        };

        private final Path program;

        Balancer(String program) {
            this.program = Path.of(program);
        }

        abstract List<String> start(Path configuration, String text) throws IOException;
    }

    /** The configuration of the docs with the addresses of the test. */
    private static String configuration(Balancer balancer, int port, List<Service> services) throws IOException {
        try (var page = BalancersTest.class.getResourceAsStream("/tercio/docs/operator/balancer.md")) {
            var text = new String(page.readAllBytes(), StandardCharsets.UTF_8);
            var block = Pattern.compile("```" + balancer.name().toLowerCase(Locale.ROOT) + "\n(.*?)```", Pattern.DOTALL).matcher(text);
            assertThat(block.find()).isTrue();
            var configuration = block.group(1).replace("bind :8080", "bind 127.0.0.1:" + port).replace("listen 8080", "listen 127.0.0.1:" + port);
            for (int service = 0; service < SERVICES; service++) {
                configuration = configuration.replace("10.0.0." + (service + 1) + ":8080", "127.0.0.1:" + services.get(service).port());
            }
            return configuration;
        }
    }

    private static Service started(Path folder, PostgresAddress address) {
        return Service.start(RACES, new Adjudicator(List.of()), 0, "127.0.0.1", List.of(), new StoreLocation.Postgres(folder, address));
    }

    @ParameterizedTest
    @EnumSource
    void aGameAndItsStreamGoOnWhenServicesEnd(Balancer balancer, @TempDir Path folder) throws Exception {
        assumeTrue(Files.exists(balancer.program), "Left out: " + balancer.program + " is not installed.");
        var address = TestPostgres.fresh();
        var services = new ArrayList<Service>();
        Process process = null;
        try {
            for (int service = 0; service < SERVICES; service++) {
                var own = Files.createDirectory(folder.resolve("service" + service));
                if (service > 0) {
                    Files.copy(folder.resolve("service0").resolve(ReceiptKeyFile.NAME), own.resolve(ReceiptKeyFile.NAME));
                }
                services.add(started(own, address));
            }
            int port = NodeProcess.freePort();
            process = new ProcessBuilder(balancer.start(folder.resolve("balancer.conf"), configuration(balancer, port, services)))
                    .redirectErrorStream(true).redirectOutput(folder.resolve("balancer.log").toFile()).start();
            awaitAnswer(port, process);
            AcknowledgedGame game;
            try (var client = new Client(port)) {
                game = new AcknowledgedGame(List.of(port), client.race("server", "free", false));
            }
            game.start();
            awaitMore(game);
            for (int ended = 0; ended < SERVICES - 1; ended++) {
                services.removeFirst().close();
                awaitMore(game);
            }
            game.stop();
            try (var client = new Client(port)) {
                int newest = game.check(client.get("/api/games/" + game.id() + "/record", game.host()).raw().body());
                game.end(newest);
                game.checkStream(newest);
            }
        } finally {
            if (process != null) {
                end(process);
            }
            services.forEach(Service::close);
        }
    }

    /** Ends the processes that a balancer has started, too: one that was left would keep what it inherited open, and the build waits for its end. */
    private static void end(Process process) throws InterruptedException {
        var started = process.descendants().toList();
        // Before those that it would start again.
        process.destroyForcibly().waitFor();
        started.forEach(ProcessHandle::destroyForcibly);
    }

    private static void awaitAnswer(int port, Process process) {
        try (var client = new Client(port)) {
            while (true) {
                assertThat(process.isAlive()).as("the balancer takes its configuration").isTrue();
                try {
                    if (client.get("/api/rulesets", null).status() == 200) {
                        return;
                    }
                } catch (IllegalStateException notYet) {
                    LockSupport.parkNanos(1_000_000);
                }
            }
        }
    }

    private static void awaitMore(AcknowledgedGame game) {
        int before = game.acknowledged();
        while (game.acknowledged() < before + TURNS) {
            assertThat(game.unexpected()).isEmpty();
            LockSupport.parkNanos(1_000_000);
            assertThat(Thread.interrupted()).as("the test was given up while it waited").isFalse();
        }
    }
}
