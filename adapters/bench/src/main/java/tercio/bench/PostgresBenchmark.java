package tercio.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.adapters.store.StoreLocation;

/** Measures commands on a PostgreSQL database, and how soon another service hears of a commit. The database is empty before. */
final class PostgresBenchmark {

    private static final int WARM_UP = 3000;
    private static final int MEASURED = 5000;
    private static final int HEARD = 500;
    private static final int SERVICES = 3;
    private static final int GAMES = 50;
    private static final int CLIENTS = 4;
    private static final int EACH_CLIENT = 1500;

    private final BenchmarkReport report;
    private final ScratchFolder scratch;
    private final ScriptedWar war;
    private final String address;

    PostgresBenchmark(BenchmarkReport report, ScratchFolder scratch, ScriptedWar war, String address) {
        this.report = report;
        this.scratch = scratch;
        this.war = war;
        this.address = address;
    }

    void measure() throws InterruptedException {
        report.title("PostgreSQL");
        withinTheProcess();
        overHttp();
        heardElsewhere();
        together(1, true);
        together(SERVICES, true);
        together(SERVICES, false);
    }

    private StoreLocation store(String folder) {
        return StoreLocation.of(scratch.folder(folder), address);
    }

    private void withinTheProcess() {
        try (var backend = GameBackend.in(store("service"), BenchmarkGame.library())) {
            var benchmarkGame = new BenchmarkGame(backend, war);
            Repeated.repeat(WARM_UP, benchmarkGame::play);
            var times = new Latencies();
            Repeated.repeat(MEASURED, () -> times.add(benchmarkGame::play));
            report.line("in the process, one game", "p50 4 ms", "%s", times);
        }
    }

    private void overHttp() {
        try (var service = Service.start(BenchmarkGame.library(), new Adjudicator(List.of()), 0, "127.0.0.1", List.of(), store("service"));
                var connection = new HttpConnection(service.port())) {
            var benchmarkGame = new BenchmarkGame(service.backend(), war);
            Repeated.repeat(WARM_UP, () -> send(connection, benchmarkGame, new Latencies()));
            var times = new Latencies();
            Repeated.repeat(MEASURED, () -> send(connection, benchmarkGame, times));
            report.line("over HTTP, one game", "p50 4 ms", "%s", times);
        }
    }

    private static void send(HttpConnection connection, BenchmarkGame benchmarkGame, Latencies times) {
        var request = BenchmarkGame.request(benchmarkGame, benchmarkGame.turn());
        times.add(() -> connection.post("/api/games/" + benchmarkGame.game() + "/" + request.path(), benchmarkGame.host(), request.body()));
    }

    /**
     * Plays many games at once through several services.
     *
     * @param routed whether a game goes to the same service each time
     */
    private void together(int number, boolean routed) throws InterruptedException {
        var services = new ArrayList<Service>();
        try {
            for (int service = 0; service < number; service++) {
                services.add(Service.start(BenchmarkGame.library(), new Adjudicator(List.of()), 0, "127.0.0.1", List.of(), beside("together" + service)));
            }
            var games = new ArrayList<BenchmarkGame>();
            Repeated.repeat(GAMES, () -> games.add(new BenchmarkGame(services.getFirst().backend(), war)));
            var ports = services.stream().map(Service::port).toList();
            play(games, ports, routed, EACH_CLIENT / 2, new Latencies());
            var times = new Latencies();
            long start = System.nanoTime();
            play(games, ports, routed, EACH_CLIENT, times);
            report.line(number + " services, 50 games, 4 clients" + (number == 1 ? "" : routed ? ", routed by game" : ", any service"), "no slower together",
                    "%,.0f commands a second; %s", Repeated.perSecond(CLIENTS * EACH_CLIENT, System.nanoTime() - start), times);
        } finally {
            services.forEach(Service::close);
        }
    }

    private StoreLocation beside(String folder) {
        var keys = scratch.folder(folder).resolve(ReceiptKeyFile.NAME);
        if (!Files.exists(keys)) {
            try {
                Files.copy(scratch.folder("service").resolve(ReceiptKeyFile.NAME), keys);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
        return store(folder);
    }

    private static void play(List<BenchmarkGame> games, List<Integer> ports, boolean routed, int commands, Latencies times) throws InterruptedException {
        var clients = new ArrayList<Thread>();
        var taken = new ArrayList<Latencies>();
        for (int client = 0; client < CLIENTS; client++) {
            int first = client * games.size() / CLIENTS;
            var mine = games.subList(first, (client + 1) * games.size() / CLIENTS);
            var own = new Latencies();
            taken.add(own);
            clients.add(Thread.ofPlatform().name("client " + client).start(() -> {
                var connections = ports.stream().map(HttpConnection::new).toList();
                for (int command = 0; command < commands; command++) {
                    int game = command % mine.size();
                    send(connections.get((routed ? game : game + command / mine.size()) % ports.size()), mine.get(game), own);
                }
                connections.forEach(HttpConnection::close);
            }));
        }
        for (var client : clients) {
            client.join();
        }
        taken.forEach(times::addAll);
    }

    /** Measures how soon a stream of events at another service tells a commit, after whoever sent the command has its answer. */
    void heardElsewhere() {
        try (var here = Service.start(BenchmarkGame.library(), new Adjudicator(List.of()), 0, "127.0.0.1", List.of(), store("service"));
                var there = Service.start(BenchmarkGame.library(), new Adjudicator(List.of()), 0, "127.0.0.1", List.of(), beside("beside"))) {
            var benchmarkGame = new BenchmarkGame(here.backend(), war);
            try (var stream = new EventStream(there.port(), benchmarkGame.game(), benchmarkGame.host())) {
                stream.await(benchmarkGame.position());
                Repeated.repeat(HEARD, () -> heardOnce(benchmarkGame, stream, new Latencies()));
                var times = new Latencies();
                Repeated.repeat(HEARD, () -> heardOnce(benchmarkGame, stream, times));
                report.line("a commit is told by a stream of another service", "50 ms", "%s after its answer", times);
            }
        }
    }

    private static void heardOnce(BenchmarkGame benchmarkGame, EventStream stream, Latencies times) {
        benchmarkGame.play();
        times.add(() -> stream.await(benchmarkGame.position()));
    }
}
