package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.adapters.http.PlayedGames.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/**
 * Computer players play wars and campaigns through HAProxy on three services of one database, one of which is killed each minute and started again.
 * It lasts as many minutes as {@code tercio.day.minutes} says, and prints a summary.
 */
@Thorough("Lasts minutes, with three processes, a database and a balancer. NodesUnderFaultsTest kills a service once.")
@Timeout(3600)
class DayOfPlayTest {

    private static final int MINUTES = Integer.getInteger("tercio.day.minutes", 2);
    private static final int NODES = 3;
    private static final int GAMES_OF_EACH = 2;
    private static final Duration PACE = Duration.ofMillis(400);
    private static final Duration MINUTE = Duration.ofMinutes(1);
    /** The time that a killed service is away. */
    private static final Duration AWAY = Duration.ofSeconds(10);
    private static final List<List<String>> SCENARIOS = List.of(List.of("eu-military", "artois"), List.of("eu-military", "lepanto"),
            List.of("empires-in-arms", "turkey-russia"));

    @TempDir
    private Path folder;

    private static void pause(Duration time) {
        long until = System.nanoTime() + time.toNanos();
        await(() -> System.nanoTime() > until);
    }

    @Test
    void nothingIsLostWhileAServiceIsKilledEachMinute() throws Exception {
        var nodes = new ArrayList<NodeProcess>();
        try (var server = new SharedServer(Files.createDirectory(folder.resolve("database")))) {
            server.start();
            for (int node = 0; node < NODES; node++) {
                var name = "node" + node;
                nodes.add(NodeProcess.ofWars(NodeProcess.folder(folder, name, nodes), server.url(name)));
                nodes.getLast().start(Map.of());
            }
            try (var balancer = Balancer.HAPROXY.startedBefore(nodes.stream().map(NodeProcess::port).toList(), folder)) {
                play(nodes, balancer.port());
            }
        } finally {
            for (var node : nodes) {
                node.close();
            }
        }
    }

    private static void play(List<NodeProcess> nodes, int balancer) throws Exception {
        var games = new ArrayList<AcknowledgedGame>();
        try (var client = new Client(balancer)) {
            for (var scenario : SCENARIOS) {
                for (int game = 0; game < GAMES_OF_EACH; game++) {
                    var war = PlayedWar.of(scenario.getFirst(), scenario.getLast(), Tier.seed(game));
                    games.add(new AcknowledgedGame(List.of(client.base()), war.made(client), war::turn, PACE));
                }
            }
        }
        games.forEach(AcknowledgedGame::start);
        var random = new Random(Tier.seed(0));
        for (int minute = 0; minute < MINUTES; minute++) {
            pause(MINUTE.minus(AWAY));
            var killed = nodes.get(random.nextInt(NODES));
            killed.kill();
            pause(AWAY);
            killed.start(Map.of());
            games.forEach(game -> assertThat(game.unexpected()).isEmpty());
        }
        nodes.forEach(node -> await(() -> node.health().equals("UP")));
        for (var game : games) {
            game.stop();
        }
        sumUp(nodes, games);
    }

    private static void sumUp(List<NodeProcess> nodes, List<AcknowledgedGame> games) throws InterruptedException {
        int acknowledged = 0;
        int events = 0;
        int forks = 0;
        var lost = new ArrayList<String>();
        var twice = new ArrayList<String>();
        var gaps = new ArrayList<String>();
        for (var game : games) {
            var records = new HashSet<String>();
            for (var node : nodes) {
                try (var client = new Client(node.base())) {
                    records.add(client.get("/api/games/" + game.id() + "/record", game.host()).raw().body());
                }
            }
            // Once a game, because it plays the whole game again.
            try (var client = new Client(nodes.getFirst().base())) {
                assertThat(client.get("/api/games/" + game.id() + "/verification", game.host()).body().path("verified").asBoolean()).isTrue();
            }
            var record = records.iterator().next();
            forks += records.size() - 1;
            game.end(game.newest(record));
            var findings = game.findings(record);
            acknowledged += game.acknowledged();
            events += findings.newest();
            lost.addAll(findings.lost());
            twice.addAll(findings.twice());
            gaps.addAll(findings.gaps());
            game.checkStream(findings.newest());
        }
        var longest = games.stream().map(AcknowledgedGame::longestWait).max(Comparator.naturalOrder()).orElseThrow();
        System.out.println(String.format(Locale.ROOT, "%d minutes, %d services killed, %d games: %,d commands acknowledged, %,d events; lost %d, done twice %d, forks %d,"
                + " gaps of streams %d; longest wait of a command %.1f s", MINUTES, MINUTES, games.size(), acknowledged, events, lost.size(), twice.size(), forks, gaps.size(),
                longest.toMillis() / 1000.0));
        assertThat(lost).isEmpty();
        assertThat(twice).isEmpty();
        assertThat(gaps).isEmpty();
        assertThat(forks).isZero();
    }
}
