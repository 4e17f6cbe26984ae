package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static tercio.adapters.http.PlayedGames.await;
import static tercio.adapters.http.PlayedGames.isToldWithin;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.domain.given.Thorough;
import tools.jackson.databind.json.JsonMapper;

/**
 * Three services and a database. One service differs from the others in what a test within one process cannot have: it has a network of its own,
 * whose cable is pulled out, or a clock of its own, which jumps.
 */
@Thorough("Starts three processes and a database, as root. ServicesOnOneDatabaseTest, ServerClockTest and SurroundingsHealthTest guard what they rely on.")
class NodesApartTest {

    private static final int STAYING = 2;
    private static final Duration TOLD_WITHIN = Duration.ofSeconds(10);
    /** Longer than a service keeps its claims: ten seconds. */
    private static final Duration LONGER_THAN_A_CLAIM = Duration.ofSeconds(14);
    private static final Duration HOUR = Duration.ofHours(1);
    /** A library of Debian's package {@code libfaketime} that shows a process another time. */
    private static final Path OTHER_TIME = Path.of("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1");

    @TempDir
    private static Path folder;
    private static SharedServer server;
    /** Two that stay, and behind them the one that differs. */
    private static final List<NodeProcess> NODES = new ArrayList<>();

    @BeforeAll
    static void aDatabaseAndTwoServicesStart() throws IOException {
        server = new SharedServer(Files.createDirectory(folder.resolve("database")));
        server.start();
        for (var name : List.of("one", "two")) {
            NODES.add(new NodeProcess(ownFolder(name), server.url(name)));
            NODES.getLast().start(Map.of());
        }
    }

    private static Path ownFolder(String name) throws IOException {
        return NodeProcess.folder(folder, name, NODES);
    }

    @AfterEach
    void theOneThatDiffersEnds() throws Exception {
        while (NODES.size() > STAYING) {
            NODES.removeLast().close();
        }
    }

    @AfterAll
    static void allEnd() throws Exception {
        for (var node : NODES) {
            node.close();
        }
        NODES.clear();
        if (server != null) {
            server.close();
        }
    }

    @Test
    void aServiceWhoseCableIsPulledOutSaysSoWithinItsNetworkAndTheOthersGoOn() throws Exception {
        try (var network = NetworkNamespace.made()) {
            var apart = NodeProcess.in(network, ownFolder("apart"), SharedServer.url(NetworkNamespace.OUTSIDE, server.port(), "apart"));
            NODES.add(apart);
            apart.start(Map.of());
            NODES.forEach(node -> await(() -> node.health().equals("UP")));
            var play = PlayedGames.through(NODES);

            network.cut();
            isToldWithin(TOLD_WITHIN, () -> healthSeenInside(network, apart).equals("OUT_OF_SERVICE"));
            assertThat(NODES.get(0).health()).isEqualTo("UP");
            assertThat(NODES.get(1).health()).isEqualTo("UP");
            long until = System.nanoTime() + LONGER_THAN_A_CLAIM.toNanos();
            play.goOn();
            play.awaitStoredViews(server);
            await(() -> System.nanoTime() > until);
            network.join();
            isToldWithin(TOLD_WITHIN, () -> healthSeenInside(network, apart).equals("UP"));

            play.end();
        }
    }

    private static String healthSeenInside(NetworkNamespace network, NodeProcess node) {
        var said = network.said("curl", "--silent", "--max-time", "5", node.base() + "/actuator/health");
        return said.isEmpty() ? "" : new JsonMapper().readTree(said).path("status").asString("");
    }

    @Test
    void aServiceWhoseClockJumpsAnHourAheadSaysSoAndTakesNothingFromTheOthers() throws Exception {
        assumeTrue(Files.exists(OTHER_TIME), "Left out: " + OTHER_TIME + " is not installed.");
        var time = folder.resolve("time");
        set(time, "+0");
        // Pauses go by the counter of the processor, as on a machine whose clock is set.
        var ownClock = Map.of("LD_PRELOAD", OTHER_TIME.toString(), "FAKETIME_TIMESTAMP_FILE", time.toString(), "FAKETIME_CACHE_DURATION", "1",
                "FAKETIME_DONT_FAKE_MONOTONIC", "1", "DONT_FAKE_MONOTONIC", "1", "FAKETIME_FORCE_MONOTONIC_FIX", "0");
        var ahead = new NodeProcess(ownFolder("ahead"), server.url("ahead"));
        NODES.add(ahead);
        ahead.start(ownClock);
        NODES.forEach(node -> await(() -> node.health().equals("UP")));
        var play = PlayedGames.through(NODES);

        set(time, "+1h");
        isToldWithin(TOLD_WITHIN, () -> ahead.health().equals("DEGRADED"));
        assertThat(NODES.get(0).health()).isEqualTo("UP");
        assertThat(NODES.get(1).health()).isEqualTo("UP");
        play.goOn();
        play.awaitStoredViews(server);
        assertThat(newestClaim()).as("a claim that no other service would take over for an hour").isLessThan(HOUR.dividedBy(2));
        // Its claims are free soon after it died, whatever their time.
        ahead.kill();
        play.goOn();
        play.awaitStoredViews(server);
        // It starts with the wrong time, too.
        ahead.start(ownClock);
        isToldWithin(TOLD_WITHIN, () -> ahead.health().equals("DEGRADED"));
        play.goOn();

        play.end();
    }

    /** By how much the newest claim on a share of the views is later than now. */
    private Duration newestClaim() {
        return Duration.ofSeconds(server.rows().sql("select cast(max(extract(epoch from cast(timestamp as timestamptz) - clock_timestamp())) as bigint) from TokenEntry")
                .query(Long.class).single());
    }

    /** Whole at once, because it is read any time. */
    private static void set(Path time, String by) throws IOException {
        var written = Files.writeString(time.resolveSibling("next"), by + "\n", StandardCharsets.UTF_8);
        Files.move(written, time, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
