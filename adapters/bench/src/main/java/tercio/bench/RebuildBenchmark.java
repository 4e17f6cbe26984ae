package tercio.bench;

import java.util.concurrent.locks.LockSupport;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;
import tercio.application.record.ImportedRecord;
import tercio.application.verification.Progress;

/** Measures rebuilding all stored views from the events. */
final class RebuildBenchmark {

    private static final double MILLION = 1e6;
    private static final long MOMENT = 20_000_000;

    private final BenchmarkReport report;
    private final ScratchFolder scratch;
    private final ScriptedWar war;

    RebuildBenchmark(BenchmarkReport report, ScratchFolder scratch, ScriptedWar war) {
        this.report = report;
        this.scratch = scratch;
        this.war = war;
    }

    /** @param events of each game */
    void measure(int games, int events) {
        try (var backend = GameBackend.in(scratch.folder("rebuild"), BenchmarkGame.library())) {
            var benchmarkGame = new BenchmarkGame(backend, war);
            benchmarkGame.playTo(events);
            var record = new ImportedRecord(benchmarkGame.game(), backend.eventLog().from(benchmarkGame.game(), 1));
            Repeated.repeat(games - 2, () -> backend.games().adopt(record));
            var last = (GameCreation.Created) backend.games().adopt(record);
            awaitCopies(backend, last.game(), record.events().size());
            report.title("4. rebuild of all projections");
            long start = System.nanoTime();
            backend.rebuild(Progress.SILENT);
            double seconds = (System.nanoTime() - start) / 1e9;
            double all = (double) games * record.events().size();
            report.line(String.format("%,d events in %d games", (long) all, games), "45 s for 1,000,000 in 100",
                    "%.2f s, %,.0f events a second; a million at this rate %.0f s", seconds, all / seconds, seconds * MILLION / all);
        }
    }

    /** Waits until the views of the adopted games are stored: storing them is not part of the rebuild. */
    private static void awaitCopies(GameBackend backend, String game, int events) {
        while (backend.viewStore().of(game, "map")
                .filter(kept -> kept.position() == events).isEmpty()) {
            LockSupport.parkNanos(MOMENT);
        }
    }
}
