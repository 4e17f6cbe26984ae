package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Games that are played by clients through all services, while some of them break. */
final class PlayedGames {

    private static final int GAMES = 4;
    /** Commands of each game before, during and after a fault. */
    private static final int SOME = 5;
    private static final long PAUSE = 100_000_000;

    private final List<NodeProcess> nodes;
    private final List<AcknowledgedGame> games = new ArrayList<>();

    private PlayedGames(List<NodeProcess> nodes) {
        this.nodes = List.copyOf(nodes);
    }

    /** Games that have begun, with some commands each. */
    static PlayedGames through(List<NodeProcess> nodes) {
        var play = new PlayedGames(nodes);
        var services = nodes.stream().map(NodeProcess::base).toList();
        for (int game = 0; game < GAMES; game++) {
            try (var client = new Client(services.get(game % services.size()))) {
                play.games.add(new AcknowledgedGame(services, client.race("server", "free", false)));
            }
        }
        play.games.forEach(AcknowledgedGame::start);
        play.goOn();
        return play;
    }

    static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            LockSupport.parkNanos(PAUSE);
            assertThat(Thread.interrupted()).as("the test was given up while it waited").isFalse();
        }
    }

    /** Waits until something is told, in the time that a service promises. Where more threads want a processor than there are, everything takes so many times as long. */
    static void isToldWithin(Duration promised, BooleanSupplier told) {
        long start = System.nanoTime();
        await(told);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThanOrEqualTo(promised.multipliedBy(threadsOfAProcessor()));
    }

    /** The threads that shared a processor in the last minute, on the average; at least 1. */
    private static long threadsOfAProcessor() {
        var system = ManagementFactory.getOperatingSystemMXBean();
        return Math.max(1, Math.round(Math.ceil(system.getSystemLoadAverage() / system.getAvailableProcessors())));
    }

    /** Waits until each game has some commands more. */
    void goOn() {
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

    /** Waits until the entry of each game in the list of games is stored up to a position that was played after now. */
    void awaitStoredViews(SharedServer server) {
        for (var game : games) {
            int wanted = game.acknowledged();
            await(() -> server.rows().sql("select coalesce(max(position), 0) from view_at_present where game = ? and view = '/game'").param(game.id())
                    .query(Integer.class).single() >= wanted);
        }
    }

    /** The record of each game, as a service exports it. */
    List<String> records(NodeProcess node) {
        try (var client = new Client(node.base())) {
            return games.stream().map(game -> client.get("/api/games/" + game.id() + "/record", game.host()).raw().body()).toList();
        }
    }

    /** Nothing is lost, nothing is there twice, whichever service is asked, and each stream told each event once. */
    void end() throws InterruptedException {
        goOn();
        for (var game : games) {
            game.stop();
        }
        for (var game : games) {
            var records = new ArrayList<String>();
            for (var node : nodes) {
                try (var client = new Client(node.base())) {
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
