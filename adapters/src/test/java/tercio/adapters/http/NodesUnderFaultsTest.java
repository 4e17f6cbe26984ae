package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.domain.given.Thorough;

/**
 * Three services and a database, one of which breaks, while clients play and note what was acknowledged: nothing of it is lost, nothing is done
 * twice, every stream goes on, and the health of each service says what is so.
 */
@Thorough("Starts three processes and a database, and waits for claims to end. ServicesTogetherTest guards the same with two services in one process.")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class NodesUnderFaultsTest {

    private static final int NODES = 3;
    private static final int GAMES = 4;
    /** Commands of each game before, during and after a fault. */
    private static final int SOME = 5;
    private static final Duration TOLD_WITHIN = Duration.ofSeconds(10);
    /** Longer than a service keeps its claims: ten seconds. */
    private static final Duration LONGER_THAN_A_CLAIM = Duration.ofSeconds(14);
    private static final int MOST_MEGABYTES = 1000;
    private static final long PAUSE = Duration.ofMillis(100).toNanos();

    @TempDir
    private static Path folder;
    private static Path data;
    /** Whether the files of the database stand on a small disk of their own. */
    private static boolean smallDisk;
    private static int serverPort;
    private static EmbeddedPostgres server;
    private static CutLine line;
    private static final List<NodeProcess> NODE = new ArrayList<>();

    @BeforeAll
    static void start() throws Exception {
        data = Files.createDirectory(folder.resolve("database"));
        smallDisk = run("mount", "-t", "tmpfs", "-o", "size=400m", "tmpfs", data.toString());
        serverPort = NodeProcess.freePort();
        startServer();
        line = new CutLine(serverPort);
        for (int node = 0; node < NODES; node++) {
            var own = Files.createDirectory(folder.resolve("node" + node));
            if (node > 0) {
                Files.copy(NODE.getFirst().folder().resolve(ReceiptKeyFile.NAME), own.resolve(ReceiptKeyFile.NAME));
            }
            // The last one reaches the database by a line that can be cut.
            NODE.add(new NodeProcess(own, url(node == NODES - 1 ? line.port() : serverPort)));
            NODE.get(node).start(Map.of());
        }
    }

    private static String url(int port) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres";
    }

    private static void startServer() {
        try {
            server = EmbeddedPostgres.builder().setDataDirectory(data.resolve("files")).setCleanDataDirectory(false).setPort(serverPort).setRegisterShutdownHook(true)
                    .setServerConfig("max_connections", "200").setConnectConfig("connectTimeout", "20").start();
        } catch (IOException | RuntimeException failed) {
            assumeTrue(false, "No PostgreSQL for the tests, which are left out: " + failed);
        }
    }

    @AfterAll
    static void end() throws Exception {
        for (var node : NODE) {
            node.signal("CONT");
            node.close();
        }
        if (line != null) {
            line.close();
        }
        if (server != null) {
            server.close();
        }
        if (smallDisk) {
            run("umount", "-l", data.toString());
        }
    }

    private static boolean run(String... command) {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            LockSupport.parkNanos(PAUSE);
            assertThat(Thread.interrupted()).as("the test was given up while it waited").isFalse();
        }
    }

    /** What a service says of its health; empty where it does not answer. */
    private static String health(int node) {
        try (var client = new Client(NODE.get(node).port())) {
            return client.get("/actuator/health", null).body().path("status").asString("");
        } catch (IllegalStateException noAnswer) {
            return "";
        }
    }

    private static void allAreUp() {
        for (int node = 0; node < NODES; node++) {
            int each = node;
            await(() -> health(each).equals("UP"));
        }
    }

    private static void isToldWithin(Duration time, BooleanSupplier told) {
        long start = System.nanoTime();
        await(told);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThanOrEqualTo(time);
    }

    /** Games that are played by clients through all services. */
    private static final class Play {
        private final List<AcknowledgedGame> games = new ArrayList<>();

        Play() {
            var ports = NODE.stream().map(NodeProcess::port).toList();
            for (int game = 0; game < GAMES; game++) {
                try (var client = new Client(ports.get(game % NODES))) {
                    games.add(new AcknowledgedGame(ports, client.race("server", "free", false)));
                }
            }
            games.forEach(AcknowledgedGame::start);
            goesOn();
        }

        /** Waits until each game has some commands more. */
        void goesOn() {
            var before = games.stream().map(AcknowledgedGame::acknowledged).toList();
            await(() -> {
                games.forEach(game -> assertThat(game.unexpected()).isEmpty());
                for (int game = 0; game < games.size(); game++) {
                    if (games.get(game).acknowledged() < before.get(game) + SOME) {
                        return false;
                    }
                }
                return true;
            });
        }

        /** Nothing is lost, nothing is there twice, whichever service is asked. */
        void ends() throws InterruptedException {
            goesOn();
            for (var game : games) {
                game.stop();
            }
            for (var game : games) {
                var records = new ArrayList<String>();
                for (var node : NODE) {
                    try (var client = new Client(node.port())) {
                        records.add(client.get("/api/games/" + game.id() + "/record", game.host()).raw().body());
                        assertThat(client.get("/api/games/" + game.id() + "/verification", game.host()).body().path("verified").asBoolean()).isTrue();
                    }
                }
                assertThat(records).containsOnly(records.getFirst());
                int newest = game.check(records.getFirst());
                game.end(newest);
                game.checkStream(newest);
            }
        }
    }

    @Test
    void aServiceIsKilledAndComesBackAndTheOthersMakeItsViews() throws Exception {
        allAreUp();
        var play = new Play();
        NODE.get(1).kill();

        play.goesOn();
        viewsAreStored(play);
        NODE.get(1).start(Map.of());
        allAreUp();

        play.ends();
    }

    /** The entry of each game in the list of games is stored up to a position that was played after the kill. */
    private static void viewsAreStored(Play play) {
        var rows = JdbcClient.create(new DriverManagerDataSource(url(serverPort), "postgres", ""));
        for (var game : play.games) {
            int wanted = game.acknowledged();
            await(() -> rows.sql("select coalesce(max(position), 0) from view_at_present where game = ? and view = '/game'").param(game.id())
                    .query(Integer.class).single() >= wanted);
        }
    }

    @Test
    void aServiceThatWasStoppedForLongerThanAClaimWritesNothingThatIsNoLongerSo() throws Exception {
        allAreUp();
        var play = new Play();
        NODE.get(0).signal("STOP");
        long until = System.nanoTime() + LONGER_THAN_A_CLAIM.toNanos();

        play.goesOn();
        viewsAreStored(play);
        await(() -> System.nanoTime() > until);
        NODE.get(0).signal("CONT");
        allAreUp();

        play.ends();
    }

    @Test
    void theDatabaseIsStartedAgain() throws Exception {
        allAreUp();
        var play = new Play();
        server.close();
        isToldWithin(TOLD_WITHIN, () -> Stream.of(0, 1, 2).noneMatch(node -> health(node).equals("UP")));

        startServer();
        isToldWithin(TOLD_WITHIN, () -> Stream.of(0, 1, 2).allMatch(node -> health(node).equals("UP")));

        play.ends();
    }

    @Test
    void connectionsAreLostAgainAndAgain() throws Exception {
        allAreUp();
        var play = new Play();
        for (int time = 0; time < SOME; time++) {
            line.breakAll();
            ended(server);
            play.goesOn();
        }
        allAreUp();

        play.ends();
    }

    private static void ended(EmbeddedPostgres of) throws SQLException {
        JdbcClient.create(of.getPostgresDatabase()).sql("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tercio'").query(Boolean.class).list();
    }

    @Test
    void aServiceThatIsCutOffFromTheDatabaseSaysSoAndTheOthersGoOn() throws Exception {
        allAreUp();
        var play = new Play();
        line.cut();
        isToldWithin(TOLD_WITHIN, () -> !health(NODES - 1).equals("UP"));
        assertThat(health(0)).isEqualTo("UP");
        assertThat(health(1)).isEqualTo("UP");

        play.goesOn();
        viewsAreStored(play);
        line.join();
        isToldWithin(TOLD_WITHIN, () -> health(NODES - 1).equals("UP"));

        play.ends();
    }

    @Test
    void theDiskOfTheDatabaseIsFull() throws Exception {
        assumeTrue(smallDisk, "Left out: a small disk for the database can only be mounted by root.");
        allAreUp();
        var play = new Play();
        var ballast = data.resolve("ballast");
        fill(ballast);
        try {
            // Rows are written into what the files have left, until there is nothing more.
            await(() -> Stream.of(0, 1, 2).noneMatch(node -> health(node).equals("UP")));
        } finally {
            Files.delete(ballast);
        }
        if (!answers()) {
            server.close();
            startServer();
        }
        allAreUp();

        play.ends();
    }

    private static void fill(Path file) throws IOException {
        var block = new byte[1 << 20];
        try (OutputStream out = Files.newOutputStream(file)) {
            for (int megabytes = 0; megabytes < MOST_MEGABYTES; megabytes++) {
                out.write(block);
            }
        } catch (IOException full) {
            // As it should be.
            assertThat(full).hasMessageContaining("space");
        }
    }

    /** Whether the server is there: it ends itself where it cannot write its log. */
    private static boolean answers() {
        try {
            return Optional.of(JdbcClient.create(server.getPostgresDatabase()).sql("select 1").query(Integer.class).single()).isPresent();
        } catch (RuntimeException gone) {
            return false;
        }
    }
}
