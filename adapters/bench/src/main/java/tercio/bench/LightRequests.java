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
 * another question, and the verification of a game. Whoever is refused asks again soon, and not when he was told to.
 */
final class LightRequests {

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

    private final Sheet sheet;
    private final Scratch scratch;
    private final Path program;
    private final War war;

    LightRequests(Sheet sheet, Scratch scratch, Path program, War war) {
        this.sheet = sheet;
        this.scratch = scratch;
        this.program = program;
        this.war = war;
    }

    void measure() throws IOException, InterruptedException {
        sheet.title("light requests while heavy ones are asked without pause: " + ASKING_ODDS + " clients ask odds, "
                + VERIFYING + " verify a game of " + EVENTS + " events");
        final Table table;
        try (var backend = GameBackend.in(scratch.folder(FOLDER), Table.library())) {
            table = new Table(backend, war);
            table.playTo(EVENTS);
        }
        try (var service = Served.from(program, scratch.folder(FOLDER)); var wire = new Wire(service.port())) {
            asked(wire, table, WARM_UP);
            sheet.floor("light requests alone", "%s", asked(wire, table, MEASURED));
            var heavy = new Heavy(service.port(), table);
            sheet.line("light requests meanwhile", "p99 100 ms", "%s", asked(wire, table, MEASURED));
            sheet.line("heavy requests meanwhile", "", "%d answered, %d refused; %s resident", heavy.answered.get(), heavy.refused.get(),
                    service.resident());
            heavy.end();
            sheet.line("light requests once the heavy clients have left", "p99 100 ms", "%s", asked(wire, table, MEASURED / 4));
        }
    }

    private static Times asked(Wire wire, Table table, int count) {
        var paths = List.of("/api/rulesets", "/api/games/" + table.game(), "/api/games/" + table.game() + "/decisions",
                "/api/games/" + table.game() + "/map", "/api/games/" + table.game() + "/log?from=" + (EVENTS - 100));
        var times = new Times();
        for (int request = 0; request < count; request++) {
            var path = paths.get(request % paths.size());
            times.add(() -> wire.get(path, table.host()));
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
        private final List<Wire> wires = new ArrayList<>();
        private final List<Thread> clients = new ArrayList<>();

        Heavy(int port, Table table) {
            for (int client = 0; client < ASKING_ODDS; client++) {
                begin(port, wire -> wire.status("POST", "/api/odds", "", SIEGE + " ".repeat((int) asked.incrementAndGet())));
            }
            for (int client = 0; client < VERIFYING; client++) {
                begin(port, wire -> wire.status("GET", "/api/games/" + table.game() + "/verification", table.host(), ""));
            }
        }

        private interface Question {
            int status(Wire wire);
        }

        private void begin(int port, Question question) {
            var wire = new Wire(port);
            wires.add(wire);
            Consumer<Wire> once = each -> {
                if (question.status(each) == 200) {
                    answered.incrementAndGet();
                } else {
                    refused.incrementAndGet();
                    LockSupport.parkNanos(AFTER_A_REFUSAL);
                }
            };
            clients.add(Thread.ofVirtual().start(() -> {
                while (!ended.get()) {
                    once.accept(wire);
                }
            }));
        }

        void end() throws InterruptedException {
            ended.set(true);
            wires.forEach(Wire::close);
            for (var client : clients) {
                client.join();
            }
        }
    }
}
