package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.http.Client.Made;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;
import tercio.domain.given.Thorough;

/** A command that was acknowledged survives the sudden death of the process. */
@Thorough("Starts a process and kills it. StorageFaultTest and GameManifestTest open what a killed process leaves in the short tier.")
class KillTest {

    private static final int GAMES = 4;
    private static final int ACKNOWLEDGED = 400;

    private record Running(Process process, int port) {}

    private static Running start(Path folder) throws IOException {
        var process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), RaceServer.class.getName(), folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        var said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (var line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith("listening ")) {
                return new Running(process, Integer.parseInt(line.substring("listening ".length())));
            }
        }
        throw new IllegalStateException("the service did not start");
    }

    @Test
    void everyAcknowledgedCommandIsThereAfterAKill(@TempDir Path folder) throws Exception {
        var first = start(folder);
        var acknowledged = new ConcurrentHashMap<Made, Integer>();
        try (var client = new Client(first.port())) {
            var enough = new CountDownLatch(ACKNOWLEDGED);
            var players = new ArrayList<Thread>();
            for (int game = 0; game < GAMES; game++) {
                var made = client.race("server", "free", false);
                players.add(Thread.ofVirtual().start(() -> playOn(client, made, acknowledged, enough)));
            }
            enough.await();
            first.process().destroyForcibly().waitFor();
            for (var player : players) {
                player.join();
            }
        } finally {
            first.process().destroyForcibly();
        }
        assertThat(acknowledged).hasSize(GAMES);
        theStoredViewsCatchUp(folder, acknowledged.keySet());
        var second = start(folder);
        try (var client = new Client(second.port())) {
            for (var entry : acknowledged.entrySet()) {
                check(client, entry);
            }
        } finally {
            second.process().destroyForcibly();
        }
    }

    private static void theStoredViewsCatchUp(Path folder, Set<Made> games) {
        try (var backend = GameBackend.in(folder, new InstalledRulebooks(List.of(new Race()), List.of()))) {
            for (var game : games) {
                int newest = backend.eventLog().newest(game.id());
                while (backend.viewStore().of(game.id(), "board").filter(kept -> kept.position() == newest).isEmpty()) {
                    LockSupport.parkNanos(10_000_000);
                }
            }
        }
    }

    /** Rests in turn until the service dies; notes the last position that was acknowledged. */
    private static void playOn(Client client, Made game, Map<Made, Integer> acknowledged, CountDownLatch enough) {
        for (int turn = 0; ; turn++) {
            var body = "{\"type\": \"Rest\", \"pawn\": \"" + (turn % 2 == 0 ? "red" : "blue") + "\"}";
            try {
                var reply = client.post("/api/games/" + game.id() + "/commands", game.host(), body);
                acknowledged.put(game, reply.body().path("position").asInt());
                enough.countDown();
            } catch (IllegalStateException dead) {
                return;
            }
        }
    }

    private static void check(Client client, Map.Entry<Made, Integer> entry) {
        var game = entry.getKey();
        int newest = client.get("/api/games/" + game.id(), game.host()).body().path("position").asInt();
        // One command more may have been carried out whose answer never arrived.
        assertThat(newest).isBetween(entry.getValue(), entry.getValue() + 1);
        var report = client.get("/api/games/" + game.id() + "/verification", game.host()).body();
        assertThat(report.path("verified").asBoolean()).isTrue();
        assertThat(report.path("events").asInt()).isEqualTo(newest);
    }
}
