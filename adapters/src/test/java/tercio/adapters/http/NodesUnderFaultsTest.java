package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static tercio.adapters.http.PlayedGames.await;
import static tercio.adapters.http.PlayedGames.isToldWithin;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.domain.given.Thorough;

/**
 * Three services and a database, one of which breaks, while clients play and note what was acknowledged: nothing of it is lost, nothing is done
 * twice, every stream goes on, and the health of each service says what is so.
 */
@Thorough("Starts three processes and a database, and waits for claims to end. ServicesTogetherTest guards the same with two services in one process.")
class NodesUnderFaultsTest {

    private static final int NODES = 3;
    private static final String FIRST = "node0";
    private static final int TIMES = 5;
    private static final Duration TOLD_WITHIN = Duration.ofSeconds(10);
    /** Longer than a service keeps its claims: ten seconds. */
    private static final Duration LONGER_THAN_A_CLAIM = Duration.ofSeconds(14);
    private static final int MOST_MEGABYTES = 1000;

    @TempDir
    private static Path folder;
    private static Path data;
    /** Whether the files of the database stand on a small disk of their own. */
    private static boolean smallDisk;
    private static SharedServer server;
    private static CutLine line;
    private static final List<NodeProcess> NODE = new ArrayList<>();

    @BeforeAll
    static void start() throws Exception {
        data = Files.createDirectory(folder.resolve("database"));
        smallDisk = SystemCommand.runs("mount", "-t", "tmpfs", "-o", "size=400m", "tmpfs", data.toString());
        server = new SharedServer(data);
        server.start();
        line = new CutLine(server.port());
        for (int node = 0; node < NODES; node++) {
            var name = "node" + node;
            var own = NodeProcess.folder(folder, name, NODE);
            // The last one reaches the database by a line that can be cut.
            NODE.add(new NodeProcess(own, node == NODES - 1 ? SharedServer.url("127.0.0.1", line.port(), name) : server.url(name)));
            NODE.get(node).start(Map.of());
        }
    }

    @AfterAll
    static void end() throws Exception {
        for (var node : NODE) {
            node.signal("CONT");
            node.close();
        }
        NODE.clear();
        if (line != null) {
            line.close();
        }
        if (server != null) {
            server.close();
        }
        if (smallDisk) {
            SystemCommand.runs("umount", "-l", data.toString());
        }
    }

    private static void allAreUp() {
        NODE.forEach(node -> await(() -> node.health().equals("UP")));
    }

    @Test
    void aServiceIsKilledAndComesBackAndTheOthersMakeItsViews() throws Exception {
        allAreUp();
        var play = PlayedGames.through(NODE);
        NODE.get(1).kill();

        play.goOn();
        play.awaitStoredViews(server);
        NODE.get(1).start(Map.of());
        allAreUp();

        play.end();
    }

    @Test
    void aServiceThatWasStoppedForLongerThanAClaimWritesNothingThatIsNoLongerSo() throws Exception {
        allAreUp();
        var play = PlayedGames.through(NODE);
        NODE.get(0).signal("STOP");
        long until = System.nanoTime() + LONGER_THAN_A_CLAIM.toNanos();

        play.goOn();
        play.awaitStoredViews(server);
        await(() -> System.nanoTime() > until);
        NODE.get(0).signal("CONT");
        allAreUp();

        play.end();
    }

    /** Its locks would keep the game, or its share of the views, from all others for as long as it stands still. */
    @Test
    void aServiceThatStandsStillInTheMiddleOfATransactionKeepsItsGameFromNobodyForLong() throws Exception {
        allAreUp();
        var play = PlayedGames.through(NODE);
        await(NodesUnderFaultsTest::theFirstStandsStillInATransaction);

        await(() -> !server.isInTransaction(FIRST));
        play.goOn();
        play.awaitStoredViews(server);
        NODE.get(0).signal("CONT");
        allAreUp();

        play.end();
    }

    /** Stops a service, and lets it go on unless that was in the middle of a transaction. */
    private static boolean theFirstStandsStillInATransaction() {
        NODE.getFirst().signal("STOP");
        if (server.isInTransaction(FIRST)) {
            return true;
        }
        NODE.getFirst().signal("CONT");
        return false;
    }

    @Test
    void theDatabaseIsStartedAgain() throws Exception {
        allAreUp();
        var play = PlayedGames.through(NODE);
        server.close();
        isToldWithin(TOLD_WITHIN, () -> NODE.stream().noneMatch(node -> node.health().equals("UP")));

        server.start();
        isToldWithin(TOLD_WITHIN, () -> NODE.stream().allMatch(node -> node.health().equals("UP")));

        play.end();
    }

    @Test
    void connectionsAreLostAgainAndAgain() throws Exception {
        allAreUp();
        var play = PlayedGames.through(NODE);
        for (int time = 0; time < TIMES; time++) {
            line.breakAll();
            server.disconnect();
            play.goOn();
        }
        allAreUp();

        play.end();
    }

    @Test
    void aServiceThatIsCutOffFromTheDatabaseSaysSoAndTheOthersGoOn() throws Exception {
        allAreUp();
        var play = PlayedGames.through(NODE);
        line.cut();
        isToldWithin(TOLD_WITHIN, () -> !NODE.getLast().health().equals("UP"));
        assertThat(NODE.get(0).health()).isEqualTo("UP");
        assertThat(NODE.get(1).health()).isEqualTo("UP");

        play.goOn();
        play.awaitStoredViews(server);
        line.join();
        isToldWithin(TOLD_WITHIN, () -> NODE.getLast().health().equals("UP"));

        play.end();
    }

    @Test
    void theDiskOfTheDatabaseIsFull() throws Exception {
        assumeTrue(smallDisk, "Left out: a small disk for the database can only be mounted by root.");
        allAreUp();
        var play = PlayedGames.through(NODE);
        var ballast = data.resolve("ballast");
        fill(ballast);
        try {
            // Rows are written into what the files have left, until there is nothing more.
            await(() -> NODE.stream().noneMatch(node -> node.health().equals("UP")));
        } finally {
            Files.delete(ballast);
        }
        if (!server.answers()) {
            server.close();
            server.start();
        }
        allAreUp();

        play.end();
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
}
