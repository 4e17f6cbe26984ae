package tercio.bench;

import java.util.ArrayList;
import java.util.List;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;

/** Measures the time from a command to its durable answer. */
final class CommandBenchmark {

    private static final int WARM_UP = 3000;
    private static final int MEASURED = 5000;
    private static final int GAMES = 50;
    private static final int CLIENTS = 4;
    private static final int EACH_CLIENT = 3000;
    /** Rounds of many games: the first ones still compile the program. */
    private static final int ROUNDS = 4;

    private final BenchmarkReport report;
    private final ScratchFolder scratch;
    private final ScriptedWar war;

    CommandBenchmark(BenchmarkReport report, ScratchFolder scratch, ScriptedWar war) {
        this.report = report;
        this.scratch = scratch;
        this.war = war;
    }

    void measure() throws InterruptedException {
        report.title("1. command to durable answer");
        withinTheProcess();
        try (var service = Service.start(BenchmarkGame.library(), 0, "127.0.0.1", scratch.folder("http"))) {
            oneGame(service);
            for (int round = 1; round <= ROUNDS; round++) {
                manyGames(service, round);
            }
        }
    }

    private void withinTheProcess() {
        StoreBaselines.rows(scratch.folder("rows"), WARM_UP);
        double rows = Repeated.perSecond(MEASURED * 2, StoreBaselines.rows(scratch.folder("rows"), MEASURED * 2));
        StoreBaselines.emptyGame(scratch.folder("empty"), WARM_UP * 2);
        double empty = Repeated.perSecond(MEASURED * 2, StoreBaselines.emptyGame(scratch.folder("empty"), MEASURED * 2));
        report.baseline("rows, each committed by itself", "%,.0f a second", rows);
        report.baseline("empty Axon aggregate, cache and snapshots", "%,.0f commands a second", empty);
        try (var backend = GameBackend.in(scratch.folder("inside"), BenchmarkGame.library())) {
            var benchmarkGame = new BenchmarkGame(backend, war);
            Repeated.repeat(WARM_UP, benchmarkGame::play);
            var times = new Latencies();
            int before = benchmarkGame.position();
            long start = System.nanoTime();
            Repeated.repeat(MEASURED, () -> times.add(benchmarkGame::play));
            double rate = Repeated.perSecond(MEASURED, System.nanoTime() - start);
            report.line("in the process, one game", "0.8 of the empty aggregate", "%,.0f commands a second, %.2f of the empty aggregate, %.1f events each; %s",
                    rate, rate / empty, (benchmarkGame.position() - before) / (double) MEASURED, times);
        }
    }

    private void oneGame(Service service) {
        var benchmarkGame = new BenchmarkGame(service.backend(), war);
        try (var connection = new HttpConnection(service.port())) {
            Repeated.repeat(WARM_UP, () -> send(connection, benchmarkGame, new Latencies()));
            var baseline = new Latencies();
            Repeated.repeat(MEASURED / 2, () -> baseline.add(() -> connection.get("/favicon.svg", benchmarkGame.host())));
            var times = new Latencies();
            Repeated.repeat(MEASURED, () -> send(connection, benchmarkGame, times));
            report.baseline("a small file over the same connection", "%s", baseline);
            report.line("over HTTP, one game", "p50 1.5 ms, p99 10 ms", "%s", times);
        }
    }

    private void manyGames(Service service, int round) throws InterruptedException {
        var benchmarkGames = new ArrayList<BenchmarkGame>();
        Repeated.repeat(GAMES, () -> benchmarkGames.add(new BenchmarkGame(service.backend(), war)));
        var times = new ArrayList<Latencies>();
        var clients = new ArrayList<Thread>();
        for (int client = 0; client < CLIENTS; client++) {
            var mine = benchmarkGames.subList(client * GAMES / CLIENTS, (client + 1) * GAMES / CLIENTS);
            var taken = new Latencies();
            times.add(taken);
            clients.add(Thread.ofPlatform().name("client " + client).unstarted(() -> play(service.port(), mine, taken)));
        }
        long processor = ProcessorTime.now();
        long start = System.nanoTime();
        clients.forEach(Thread::start);
        for (var client : clients) {
            client.join();
        }
        double rate = Repeated.perSecond(CLIENTS * EACH_CLIENT, System.nanoTime() - start);
        var all = new Latencies();
        times.forEach(all::addAll);
        report.line("over HTTP, 50 games, 4 clients, round " + round, "1,500 a second", "%,.0f commands a second, %.2f ms of the processor each; %s", rate,
                ProcessorTime.each(processor, CLIENTS * EACH_CLIENT), all);
    }

    private static void play(int port, List<BenchmarkGame> benchmarkGames, Latencies times) {
        try (var connection = new HttpConnection(port)) {
            for (int command = 0; command < EACH_CLIENT; command++) {
                send(connection, benchmarkGames.get(command % benchmarkGames.size()), times);
            }
        }
    }

    private static void send(HttpConnection connection, BenchmarkGame benchmarkGame, Latencies times) {
        var request = BenchmarkGame.request(benchmarkGame, benchmarkGame.turn());
        times.add(() -> connection.post("/api/games/" + benchmarkGame.game() + "/" + request.path(), benchmarkGame.host(), request.body()));
    }
}
