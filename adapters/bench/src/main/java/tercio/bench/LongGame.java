package tercio.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.adapters.store.Workshop;
import tercio.application.record.Notation;
import tercio.application.record.RecordedEvent;
import tercio.application.verification.Progress;
import tercio.projections.CheckpointStore;
import tercio.projections.GameHistories;
import tercio.projections.GameHistory;
import tercio.projections.NoCheckpoints;

/** A game of many events: folded, shown at any position, verified, and weighed. */
final class LongGame {

    static final String FOLDER = "long";

    private static final int LOOKS = 300;
    private static final int LINES = 100;
    private static final int COLD_LOOKS = 20;
    private static final int TIMES = 5;

    private final Sheet sheet;
    private final Scratch scratch;
    private final War war;
    private final int events;

    LongGame(Sheet sheet, Scratch scratch, War war, int events) {
        this.sheet = sheet;
        this.scratch = scratch;
        this.war = war;
        this.events = events;
    }

    /** Returns the table of the game, which lies in the folder {@value #FOLDER} then. */
    Table measure() {
        try (var workshop = Workshop.in(scratch.folder(FOLDER), Table.library())) {
            var table = new Table(workshop, war);
            table.playTo(events);
            awaitShelf(workshop, table.game());
            fold(workshop, table.game());
            views(workshop, table.game());
            verify(workshop, table.game());
            return table;
        }
    }

    /** What follows the events is not part of what is measured. */
    private void awaitShelf(Workshop workshop, String game) {
        while (workshop.viewStore().of(game, "map").filter(kept -> kept.position() >= events).isEmpty()) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    private void fold(Workshop workshop, String game) {
        sheet.title(String.format("2. fold of a stored game of %,d events from zero", events));
        var read = new Times();
        var folded = new Times();
        for (int time = 0; time < TIMES; time++) {
            read.add(() -> decoded(workshop, game));
            folded.add(() -> fromTheEvents(workshop, game).board(Table.RULES, events));
        }
        sheet.floor("the same rows, read and decoded", "%s", read);
        sheet.line("read, decoded and folded", "500 ms; 2x of the floor", "%s, %.2fx of the floor", folded, folded.within(50) / read.within(50));
    }

    private static List<RecordedEvent> decoded(Workshop workshop, String game) {
        var notation = workshop.notation();
        var rows = new JdbcTemplate(workshop.source());
        rows.setFetchSize(5000);
        return rows.query("select sequenceNumber, payloadType, payloadRevision, payload, metaData from DomainEventEntry"
                + " where aggregateIdentifier = ? order by sequenceNumber", (row, number) -> {
                    var fact = new Notation.Written(row.getString(2), Integer.parseInt(row.getString(3)), text(row.getBytes(4)));
                    var sealed = tercio.adapters.json.SealedText.read(text(row.getBytes(5)));
                    return new RecordedEvent(row.getInt(1) + 1, notation.fact(fact), notation.envelope(sealed.envelope()), sealed.hash());
                }, game);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
    }

    /** The game as it is read where nothing but its events is kept. */
    private static GameHistory fromTheEvents(Workshop workshop, String game) {
        return history(workshop, game, new NoCheckpoints());
    }

    /** The game as it is first read, by nobody yet. */
    private static GameHistory fresh(Workshop workshop, String game) {
        return history(workshop, game, workshop.checkpoints());
    }

    private static GameHistory history(Workshop workshop, String game, CheckpointStore shelf) {
        return new GameHistories(workshop.archive(), shelf, workshop.dictionary(), workshop.views(), events(workshop)).of(game).orElseThrow();
    }

    private static int events(Workshop workshop) {
        return new JdbcTemplate(workshop.source()).queryForObject("select count(*) from DomainEventEntry", Integer.class);
    }

    private void views(Workshop workshop, String game) {
        sheet.title("3. any view at any position of that game, as the bytes that are sent");
        var history = workshop.histories().of(game).orElseThrow();
        var names = new ArrayList<>(workshop.views().names(history));
        var random = new Random(3);
        names.forEach(name -> shown(workshop, history, name, events));
        for (var name : names) {
            var times = new Times();
            Commands.repeat(LOOKS, () -> times.add(() -> shown(workshop, history, name, 1 + random.nextInt(events))));
            sheet.line("warm, " + name, "p95 50 ms", "%s", times);
        }
        var decisions = new Times();
        Commands.repeat(LOOKS, () -> decisions.add(() -> workshop.views().decisions(history, afterACommand(history, random))));
        sheet.line("warm, decisions", "p95 50 ms", "%s", decisions);
        var log = new Times();
        Commands.repeat(LOOKS, () -> log.add(() -> workshop.views().log(history, 1 + random.nextInt(events), LINES)));
        sheet.line("warm, " + LINES + " lines of the log", "p95 20 ms", "%s", log);
        var track = new Times();
        Commands.repeat(LOOKS, () -> track.add(() -> workshop.views().track(history)));
        sheet.line("warm, timeline", "p95 50 ms", "%s", track);
        var moves = new Times();
        Commands.repeat(LOOKS, () -> movesWithRisks(workshop, history, afterACommand(history, random), moves));
        sheet.line("warm, moves of a stack with their risks", "p95 50 ms", "%s", moves);
        var statistics = new Times();
        Commands.repeat(LOOKS, () -> statistics.add(() -> workshop.views().statistics(history, 1 + random.nextInt(events))));
        sheet.line("warm, dice statistics", "p95 50 ms", "%s", statistics);
        var cold = new Times();
        for (int look = 0; look < COLD_LOOKS; look++) {
            var name = names.get(look % names.size());
            cold.add(() -> shown(workshop, fresh(workshop, game), name, 1 + random.nextInt(events)));
        }
        sheet.line("cold, a game that nobody looked at", "p95 150 ms", "%s", cold);
    }

    /** Each stack that may move there, one after the other. */
    private static void movesWithRisks(Workshop workshop, GameHistory history, int position, Times times) {
        for (var awaited : workshop.views().decisions(history, position)) {
            for (var piece : awaited.decision().movers()) {
                times.add(() -> workshop.views().moves(history, piece, position));
            }
        }
    }

    /** A position where a command was done: only there something is awaited. */
    private int afterACommand(GameHistory history, Random random) {
        return history.events().get(random.nextInt(1, events)).envelope().since() - 1;
    }

    private static byte[] shown(Workshop workshop, GameHistory history, String view, int position) {
        return workshop.json().writeValueAsBytes(workshop.views().body(history, view, List.of(), position).orElseThrow());
    }

    private void verify(Workshop workshop, String game) {
        sheet.title("verification and memory of that game");
        var times = new Times();
        for (int time = 0; time < 3; time++) {
            times.add(() -> {
                if (!workshop.verifier().verify(game, Progress.SILENT).verified()) {
                    throw new IllegalStateException("the game is not verified");
                }
            });
        }
        sheet.line("verified, every command decided again", "2 s", "%s", times);
        long before = used();
        var history = fresh(workshop, game);
        workshop.views().names(history).forEach(name -> shown(workshop, history, name, events));
        workshop.views().log(history, 1, events);
        sheet.line("loaded, every event and every view", "50 MB", "%.1f MB for %,d events", (used() - before) / 1e6, history.position());
    }

    private static long used() {
        for (int time = 0; time < 3; time++) {
            System.gc();
        }
        var runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
