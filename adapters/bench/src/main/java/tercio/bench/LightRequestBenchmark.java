package tercio.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import tercio.adapters.store.GameBackend;

/**
 * Requests that any page makes, first alone and then while heavy ones are asked without pause: odds that take seconds, each
 * another question, and the verification of a game. A refused client asks again soon, and not at the time that it was told.
 */
final class LightRequestBenchmark {

    private static final String FOLDER = "light";
    private static final int EVENTS = 5000;
    private static final int ASKING_ODDS = 24;
    private static final int VERIFYING = 2;
    private static final int WARM_UP = 400;
    private static final int MEASURED = 4000;
    private static final long AFTER_A_REFUSAL = 100_000_000;
    private static final long BETWEEN = 5_000_000;

    /** A siege of twelve rounds that is stormed, all choices compared. */
    private static final String SIEGE = """
            {"ruleset":"eu-military","procedure":"undermining","choices":"compare","period":3,"fortressLevel":3,"terrain":"plain",
             "port":"none","firstRoundThisTurn":true,"rounds":12,"assaultBreach":true,
             "attrition":{"badWeather":true,"technology":"muskets","snowflakes":2,"pillageMinus":1,"pillageChoice":"lose"},
             "besieger":{"country":"france","armyClass":"IV","technology":"muskets","veteran":true,"units":{"armyPlus":2},
                         "leader":{"maneuver":2,"fire":4,"shock":2}},
             "besieged":{"country":"spain","armyClass":"III","technology":"muskets","units":{"ld":3},
                         "leader":{"maneuver":2,"fire":4,"shock":2}}}""";

    private final BenchmarkReport report;
    private final ScratchFolder scratch;
    private final Path program;
    private final ScriptedWar war;

    LightRequestBenchmark(BenchmarkReport report, ScratchFolder scratch, Path program, ScriptedWar war) {
        this.report = report;
        this.scratch = scratch;
        this.program = program;
        this.war = war;
    }

    void measure() throws IOException, InterruptedException {
        report.title("light requests while heavy ones are asked without pause: " + ASKING_ODDS + " clients ask odds, "
                + VERIFYING + " verify a game of " + EVENTS + " events");
        final BenchmarkGame benchmarkGame;
        try (var backend = GameBackend.in(scratch.folder(FOLDER), BenchmarkGame.library())) {
            benchmarkGame = new BenchmarkGame(backend, war);
            benchmarkGame.playTo(EVENTS);
        }
        try (var service = ServiceProcess.from(program, scratch.folder(FOLDER)); var connection = new HttpConnection(service.port())) {
            ask(connection, benchmarkGame, WARM_UP);
            report.baseline("light requests alone", "%s", ask(connection, benchmarkGame, MEASURED));
            var heavy = new Heavy(service.port(), benchmarkGame);
            report.line("light requests meanwhile", "p99 100 ms", "%s", ask(connection, benchmarkGame, MEASURED));
            report.line("heavy requests meanwhile", "", "%d answered, %d refused; %s resident", heavy.answered.get(), heavy.refused.get(),
                    service.resident());
            heavy.end();
            report.line("light requests once the heavy clients have left", "p99 100 ms", "%s", ask(connection, benchmarkGame, MEASURED / 4));
        }
    }

    private static Latencies ask(HttpConnection connection, BenchmarkGame benchmarkGame, int count) {
        var paths = List.of("/api/rulesets", "/api/games/" + benchmarkGame.game(), "/api/games/" + benchmarkGame.game() + "/decisions",
                "/api/games/" + benchmarkGame.game() + "/map", "/api/games/" + benchmarkGame.game() + "/log?from=" + (EVENTS - 100));
        var times = new Latencies();
        for (int request = 0; request < count; request++) {
            var path = paths.get(request % paths.size());
            times.add(() -> connection.get(path, benchmarkGame.host()));
            LockSupport.parkNanos(BETWEEN);
        }
        return times;
    }

    /** The clients that ask heavy questions until they are ended, and then leave. */
    private static final class Heavy {

        private final AtomicBoolean ended = new AtomicBoolean();
        private final AtomicLong answered = new AtomicLong();
        private final AtomicLong refused = new AtomicLong();
        private final AtomicLong asked = new AtomicLong();
        private final List<HttpConnection> connections = new ArrayList<>();
        private final List<Thread> clients = new ArrayList<>();

        Heavy(int port, BenchmarkGame benchmarkGame) {
            for (int client = 0; client < ASKING_ODDS; client++) {
                begin(port, connection -> connection.status("POST", "/api/odds", "", SIEGE + " ".repeat((int) asked.incrementAndGet())));
            }
            for (int client = 0; client < VERIFYING; client++) {
                begin(port, connection -> connection.status("GET", "/api/games/" + benchmarkGame.game() + "/verification", benchmarkGame.host(), ""));
            }
        }

        private interface Question {
            int status(HttpConnection connection);
        }

        private void begin(int port, Question question) {
            var connection = new HttpConnection(port);
            connections.add(connection);
            Consumer<HttpConnection> once = each -> {
                if (question.status(each) == 200) {
                    answered.incrementAndGet();
                } else {
                    refused.incrementAndGet();
                    LockSupport.parkNanos(AFTER_A_REFUSAL);
                }
            };
            clients.add(Thread.ofVirtual().start(() -> {
                while (!ended.get()) {
                    once.accept(connection);
                }
            }));
        }

        void end() throws InterruptedException {
            ended.set(true);
            connections.forEach(HttpConnection::close);
            for (var client : clients) {
                client.join();
            }
        }
    }
}
