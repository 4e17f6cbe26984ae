package tercio.bench;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.adapters.store.GameBackend;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.application.verification.Progress;
import tercio.projections.CheckpointStore;
import tercio.projections.GameHistories;
import tercio.projections.GameHistory;
import tercio.projections.NoCheckpoints;
import tercio.projections.PieceMoves;
import tercio.projections.RulesAtPosition;
import tercio.projections.Summaries;

/** Measures a game of many events: fold, views at any position, verification and memory. */
final class LongGameBenchmark {

    static final String FOLDER = "long";

    private static final int LOOKS = 300;
    private static final int LINES = 100;
    private static final int COLD_LOOKS = 20;
    private static final int TIMES = 5;
    /** The number of times that a record is verified before it is measured, as the views are looked at before. */
    private static final int WARMING = 3;

    private final BenchmarkReport report;
    private final ScratchFolder scratch;
    private final ScriptedWar war;
    private final int events;

    LongGameBenchmark(BenchmarkReport report, ScratchFolder scratch, ScriptedWar war, int events) {
        this.report = report;
        this.scratch = scratch;
        this.war = war;
        this.events = events;
    }

    /** Returns the measured game, which is stored in the folder {@value #FOLDER}. */
    BenchmarkGame measure() {
        try (var backend = GameBackend.in(scratch.folder(FOLDER), BenchmarkGame.library())) {
            var benchmarkGame = new BenchmarkGame(backend, war);
            benchmarkGame.playTo(events);
            awaitCheckpoints(backend, benchmarkGame.game());
            fold(backend, benchmarkGame.game());
            views(backend, benchmarkGame.game());
            verify(backend, benchmarkGame.game());
            return benchmarkGame;
        }
    }

    /** Waits until the checkpoints are stored, just after the summary: storing them is not measured. The summary is stored for games with secrets too. */
    private void awaitCheckpoints(GameBackend backend, String game) {
        while (backend.viewStore().of(game, Summaries.NAME).filter(kept -> kept.position() >= events).isEmpty()) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private void fold(GameBackend backend, String game) {
        report.title(String.format("2. fold of a stored game of %,d events by %s from zero", events, war.rules().id()));
        var read = new Latencies();
        var folded = new Latencies();
        for (int time = 0; time < TIMES; time++) {
            read.add(() -> decode(backend, game));
            folded.add(() -> fromTheEvents(backend, game).board(war.rules(), events));
        }
        report.baseline("the same rows, read and decoded", "%s", read);
        report.line("read, decoded and folded", "500 ms; 2x of the baseline", "%s, %.2fx of the baseline", folded, folded.within(50) / read.within(50));
    }

    private static List<RecordedEvent> decode(GameBackend backend, String game) {
        var notation = backend.notation();
        var rows = new JdbcTemplate(backend.source());
        rows.setFetchSize(5000);
        return rows.query("select sequenceNumber, payloadType, payloadRevision, payload, metaData, explanation from DomainEventEntry"
                + " where aggregateIdentifier = ? order by sequenceNumber", (row, number) -> {
                    var fact = new RecordCodec.EncodedEvent(row.getString(2), Integer.parseInt(row.getString(3)), text(row.getBytes(4)));
                    var sealed = tercio.adapters.json.SealedText.read(text(row.getBytes(5)));
                    return new RecordedEvent(row.getInt(1) + 1, notation.decodeEvent(fact), notation.decodeEnvelope(new EncodedEnvelope(
                            sealed.envelope(), row.getBytes(6) == null ? "" : text(row.getBytes(6)))), sealed.hash());
                }, game);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
    }

    /** The game read from its events alone. */
    private static GameHistory fromTheEvents(GameBackend backend, String game) {
        return history(backend, game, new NoCheckpoints());
    }

    /** The game before its first read: nothing of it is cached. */
    private static GameHistory fresh(GameBackend backend, String game) {
        return history(backend, game, backend.checkpoints());
    }

    private static GameHistory history(GameBackend backend, String game, CheckpointStore checkpoints) {
        return new GameHistories(backend.eventLog(), checkpoints, backend.dictionary(), backend.notation(), backend.views(), events(backend)).of(game).orElseThrow();
    }

    private static int events(GameBackend backend) {
        return new JdbcTemplate(backend.source()).queryForObject("select count(*) from DomainEventEntry", Integer.class);
    }

    private void views(GameBackend backend, String game) {
        report.title("3. any view at any position of that game, as the bytes that are sent");
        var history = backend.histories().of(game).orElseThrow();
        var names = new ArrayList<>(backend.views().names(history));
        var random = new Random(3);
        names.forEach(name -> viewBody(backend, history, name, events));
        for (var name : names) {
            var times = new Latencies();
            Repeated.repeat(LOOKS, () -> times.add(() -> viewBody(backend, history, name, 1 + random.nextInt(events))));
            report.line("warm, " + name, "p95 50 ms", "%s", times);
        }
        var decisions = new Latencies();
        Repeated.repeat(LOOKS, () -> decisions.add(() -> RulesAtPosition.of(history, afterACommand(history, random)).decisions()));
        report.line("warm, decisions", "p95 50 ms", "%s", decisions);
        var log = new Latencies();
        Repeated.repeat(LOOKS, () -> log.add(() -> backend.views().log(history, 1 + random.nextInt(events), LINES)));
        report.line("warm, " + LINES + " lines of the log", "p95 20 ms", "%s", log);
        var track = new Latencies();
        Repeated.repeat(LOOKS, () -> track.add(() -> backend.views().overview(history)));
        report.line("warm, timeline", "p95 50 ms", "%s", track);
        var moves = new Latencies();
        Repeated.repeat(LOOKS, () -> movesWithRisks(backend, history, afterACommand(history, random), moves));
        report.line("warm, moves of a stack with their risks", "p95 50 ms", "%s", moves);
        var statistics = new Latencies();
        Repeated.repeat(LOOKS, () -> statistics.add(() -> backend.views().statistics(history, 1 + random.nextInt(events))));
        report.line("warm, dice statistics", "p95 50 ms", "%s", statistics);
        var cold = new Latencies();
        for (int look = 0; look < COLD_LOOKS; look++) {
            var name = names.get(look % names.size());
            cold.add(() -> viewBody(backend, fresh(backend, game), name, 1 + random.nextInt(events)));
        }
        report.line("cold, a game that nobody looked at", "p95 150 ms", "%s", cold);
    }

    /** Measures each stack that may move, one after the other. */
    private static void movesWithRisks(GameBackend backend, GameHistory history, int position, Latencies times) {
        for (var awaited : RulesAtPosition.of(history, position).decisions()) {
            for (var piece : awaited.decision().movers()) {
                times.add(() -> PieceMoves.at(history, position).of(piece));
            }
        }
    }

    /** A position directly after a command: decisions exist only there. */
    private int afterACommand(GameHistory history, Random random) {
        return history.events().get(random.nextInt(1, events)).envelope().since() - 1;
    }

    private static byte[] viewBody(GameBackend backend, GameHistory history, String view, int position) {
        return backend.json().writeValueAsBytes(backend.views().body(history, view, List.of(), position).orElseThrow());
    }

    private void verify(GameBackend backend, String game) {
        report.title("verification and memory of that game");
        var record = export(backend, game);
        var offline = new Latencies();
        var stored = new Latencies();
        var first = new Latencies();
        first.add(() -> check(record));
        Repeated.repeat(WARMING, () -> check(record));
        for (int time = 0; time < TIMES; time++) {
            offline.add(() -> check(record));
            stored.add(() -> {
                if (!backend.verifier().verify(game, Progress.SILENT).verified()) {
                    throw new IllegalStateException("the game is not verified");
                }
            });
        }
        report.line("its record verified, offline", "2 s", "%s", offline);
        report.line("the first time in this process", "", "%s", first);
        report.line("verified by the service, in one thread", "", "%s", stored);
        long before = usedMemory();
        var history = fresh(backend, game);
        backend.views().names(history).forEach(name -> viewBody(backend, history, name, events));
        backend.views().log(history, 1, events);
        report.line("loaded, every event and every view", "50 MB", "%.1f MB for %,d events", (usedMemory() - before) / 1e6, history.position());
    }

    private static String export(GameBackend backend, String game) {
        var history = backend.histories().of(game).orElseThrow();
        var record = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), record);
        return record.toString();
    }

    /** Checks a record as the command line does: nothing is kept of the program's own reading of the game. */
    private static void check(String record) {
        GameBackend.recordsAlone(BenchmarkGame.library()).check(new BufferedReader(new StringReader(record)), Progress.SILENT);
    }

    private static long usedMemory() {
        for (int time = 0; time < 3; time++) {
            System.gc();
        }
        var runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
