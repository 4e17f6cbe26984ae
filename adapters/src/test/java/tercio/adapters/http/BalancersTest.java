package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
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
class BalancersTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final int SERVICES = 3;
    private static final int TURNS = 10;

    private static Service started(Path folder, PostgresAddress address) {
        return Service.start(RACES, new Adjudicator(List.of()), 0, "127.0.0.1", List.of(), new StoreLocation.Postgres(folder, address));
    }

    @ParameterizedTest
    @EnumSource
    void aGameAndItsStreamGoOnWhenServicesEnd(Balancer balancer, @TempDir Path folder) throws Exception {
        var address = TestPostgres.fresh();
        var services = new ArrayList<Service>();
        Balancer.Running running = null;
        try {
            for (int service = 0; service < SERVICES; service++) {
                var own = Files.createDirectory(folder.resolve("service" + service));
                if (service > 0) {
                    Files.copy(folder.resolve("service0").resolve(ReceiptKeyFile.NAME), own.resolve(ReceiptKeyFile.NAME));
                }
                services.add(started(own, address));
            }
            running = balancer.startedBefore(services.stream().map(Service::port).toList(), folder);
            int port = running.port();
            AcknowledgedGame game;
            try (var client = new Client(port)) {
                game = new AcknowledgedGame(List.of(client.base()), client.race("server", "free", false));
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
            if (running != null) {
                running.close();
            }
            services.forEach(Service::close);
        }
    }

    private static void awaitMore(AcknowledgedGame game) {
        int before = game.acknowledged();
        while (game.acknowledged() < before + TURNS) {
            assertThat(game.unexpected()).isEmpty();
            LockSupport.parkNanos(10_000_000);
            assertThat(Thread.interrupted()).as("the test was given up while it waited").isFalse();
        }
    }
}
