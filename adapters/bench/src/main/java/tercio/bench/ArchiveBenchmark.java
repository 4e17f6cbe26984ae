package tercio.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import tercio.adapters.archive.Archive;
import tercio.adapters.archive.ArchiveLimits;
import tercio.adapters.archive.BoardPattern;
import tercio.adapters.archive.Filters;
import tercio.adapters.archive.GameArchives;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.CommitListeners;
import tercio.adapters.store.GameBackend;
import tercio.application.record.Envelope;
import tercio.application.record.ImportedRecord;
import tercio.application.record.RecordedEvent;

/** Measures the archive over many sessions: how fast it is made, asked, searched and opened, and how large it is. */
final class ArchiveBenchmark {

    /** Wars that differ; further sessions play one of them again at other times, so that each counts. */
    private static final int WARS = 20;
    private static final int TURNS = 600;
    private static final int WARM_UP = 500;
    private static final int COMMANDS = 3_000;
    /** The time for which rolls are compared, and for which the archive of a service rests between two looks at new events. */
    private static final Duration COMPARED = Duration.ofSeconds(30);
    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final double NANOS = 1e9;
    private static final double MILLIS = 1e6;
    private static final List<String> PATTERNS = List.of("siege", "siege place=artois party=france; stack party=france size>=5", "stack; fortress; siege; moment phase=sieges");

    private final BenchmarkReport report;
    private final ScratchFolder scratch;
    private final BenchmarkOptions options;

    ArchiveBenchmark(BenchmarkReport report, ScratchFolder scratch, BenchmarkOptions options) {
        this.report = report;
        this.scratch = scratch;
        this.options = options;
    }

    void measure(int sessions, int events) throws IOException {
        report.title("archive of " + sessions + " sessions of " + events + " events");
        var folder = scratch.folder("archive");
        var file = folder.resolve("games.duckdb");
        try (var backend = GameBackend.in(folder, BenchmarkGame.library())) {
            fill(backend, sessions, events);
            var all = new AtomicLong();
            long before = resident();
            long heapBefore = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getCommitted();
            try (var archive = archive(backend, file)) {
                long cpu = cpu();
                double seconds = seconds(() -> {
                    archive.rebuild(() -> false, all::addAndGet);
                    return null;
                });
                double busy = (cpu() - cpu) / NANOS;
                report.line("made without expectations", "5,000 events a second", "%,d events, %.1f s, %,.0f a second; %.1f s of processor time, %,.0f a second of it", all.get(), seconds,
                        all.get() / seconds, busy, all.get() / busy);
                questions(archive);
                positions(archive);
                expectations(archive);
                feed(backend, archive);
                long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getCommitted();
                report.line("resident memory more than before", "512 MB", "%,d MB, with %,d MB more of heap that may be free", (resident() - before) >> 20, (heap - heapBefore) >> 20);
            }
            report.line("size", "1.5 kB an event", "%,d MB, %,.0f bytes an event", Files.size(file) >> 20, Files.size(file) / (double) all.get());
            try (var archive = archive(backend, file)) {
                long begun = cpu();
                double took = seconds(() -> {
                    archive.feed(() -> false);
                    return archive.questions().ask(archive.questions().find("dice").orElseThrow(), Filters.none(), backend.directory().all());
                });
                report.line("first question after a start", "2 s", "%.2f s, %.2f s of processor time", took, (cpu() - begun) / NANOS);
            }
        }
    }

    private static Archive archive(GameBackend backend, Path file) {
        return GameArchives.of(backend, RulebookModules.all().archives(), ArchiveLimits.STANDARD, Optional.of(file));
    }

    private void fill(GameBackend backend, int sessions, int events) {
        var records = new ArrayList<ImportedRecord>();
        for (int seed = 0; seed < Math.min(WARS, sessions); seed++) {
            var game = new BenchmarkGame(backend, ScriptedWar.of(BenchmarkGame.rules(options.ruleset()), options.scenario(), TURNS, seed));
            game.playTo(events);
            records.add(new ImportedRecord(game.game(), backend.eventLog().from(game.game(), 1)));
        }
        for (int number = records.size(); number < sessions; number++) {
            backend.games().adopt(later(records.get(number % records.size()), Duration.ofHours(number)));
        }
    }

    /** The same session, played so much later: it is another one. */
    private static ImportedRecord later(ImportedRecord record, Duration by) {
        return new ImportedRecord(record.game(), record.events().stream()
                .map(event -> RecordedEvent.withSeals(event.position(), event.fact(), later(event.envelope(), by), event.hash(), event.seals())).toList());
    }

    private static Envelope later(Envelope one, Duration by) {
        return new Envelope(one.at().plus(by), one.by(), one.causedBy(), one.since(), one.rolls(), one.explanation(), one.once(), one.edition(), one.board(), one.secrets(), one.acting(),
                one.again());
    }

    private void questions(Archive archive) {
        var games = archive.games();
        report.line("the first question, with the views of a caller", "", "%.2f s", seconds(() -> archive.questions().ask(archive.questions().find("sessions").orElseThrow(), Filters.none(), games)));
        double longest = 0;
        double busiest = 0;
        for (var question : archive.questions().all()) {
            long before = cpu();
            double took = seconds(() -> archive.questions().ask(question, Filters.none(), games));
            double busy = (cpu() - before) / NANOS;
            longest = Math.max(longest, took);
            busiest = Math.max(busiest, busy);
            report.line("question " + question.id(), "", "%.0f ms, %.0f ms of processor time", took * NANOS / MILLIS, busy * NANOS / MILLIS);
        }
        report.line("the longest named question", "1 s", "%.2f s; the busiest %.2f s of processor time", longest, busiest);
        report.line("tree of openings", "1 s", "%.2f s", seconds(() -> archive.openings(Filters.none(), games, List.of())));
    }

    private void positions(Archive archive) {
        var games = archive.games();
        for (var pattern : PATTERNS) {
            var found = archive.positions(BoardPattern.read(pattern), games);
            long before = cpu();
            double took = seconds(() -> archive.positions(BoardPattern.read(pattern), games));
            report.line("positions: " + pattern, "1 s", "%.2f s, %.2f s of processor time, %,d moments in %,d games", took, (cpu() - before) / NANOS,
                    found.table().rows().size(), found.games());
        }
    }

    /** The rate at which rolls are compared with their exact expectations, in the first seconds of that. */
    private void expectations(Archive archive) {
        int before = archive.pendingRolls();
        long until = System.nanoTime() + COMPARED.toNanos();
        double took = seconds(() -> archive.compare(() -> System.nanoTime() - until > 0));
        int compared = before - archive.pendingRolls();
        report.line("rolls compared with their exact expectations", "20 a second", "%,d of %,d in %.1f s, %,.1f a second", compared, before, took, compared / took);
    }

    /** Commands with the archive at rest and while it follows them, as the service lets it, and how long the last of them is not in it. */
    private void feed(GameBackend backend, Archive archive) {
        var war = new BenchmarkGame(backend, ScriptedWar.of(BenchmarkGame.rules(options.ruleset()), options.scenario(), TURNS, WARS));
        times(war, WARM_UP);
        var alone = times(war, COMMANDS);
        backend.get(CommitListeners.class).onCommit(archive::markStale);
        var ended = new AtomicBoolean();
        var feeder = Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).start(() -> {
            while (!ended.get()) {
                LockSupport.parkNanos(PAUSE.toNanos());
                archive.feed(ended::get);
            }
        });
        var fed = times(war, COMMANDS);
        long last = System.nanoTime();
        while (archive.status(List.of(war.game())).events() < war.position()) {
            Thread.onSpinWait();
        }
        double lag = (System.nanoTime() - last) / NANOS;
        ended.set(true);
        LockSupport.unpark(feeder);
        report.line("commands while the archive is at rest", "", "%s", alone);
        report.line("commands while it is fed", "not slower", "%s", fed);
        report.line("lag after the last of them", "5 s", "%.1f s", lag);
    }

    private static Latencies times(BenchmarkGame war, int commands) {
        var times = new Latencies();
        for (int command = 0; command < commands; command++) {
            times.add(war::play);
        }
        return times;
    }

    private static double seconds(Supplier<?> work) {
        long start = System.nanoTime();
        work.get();
        return (System.nanoTime() - start) / NANOS;
    }

    private static long cpu() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    /** Bytes of this process in memory; 0 where the system does not tell. */
    private static long resident() {
        var status = Path.of("/proc/self/status");
        try {
            return !Files.isReadable(status) ? 0 : Files.readAllLines(status).stream().filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10).findFirst().orElse(0);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
