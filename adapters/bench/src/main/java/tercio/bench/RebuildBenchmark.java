package tercio.bench;

import java.util.concurrent.locks.LockSupport;
import tercio.adapters.store.Workshop;
import tercio.application.game.Opened;
import tercio.application.record.TakenRecord;
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
        try (var workshop = Workshop.in(scratch.folder("rebuild"), BenchmarkGame.library())) {
            var benchmarkGame = new BenchmarkGame(workshop, war);
            benchmarkGame.playTo(events);
            var record = new TakenRecord(benchmarkGame.game(), workshop.archive().from(benchmarkGame.game(), 1));
            CommandBenchmark.repeat(games - 2, () -> workshop.games().adopt(record));
            var last = (Opened.Made) workshop.games().adopt(record);
            awaitCopies(workshop, last.game(), record.events().size());
            report.title("4. rebuild of all projections");
            long start = System.nanoTime();
            workshop.rebuild(Progress.SILENT);
            double seconds = (System.nanoTime() - start) / 1e9;
            double all = (double) games * record.events().size();
            report.line(String.format("%,d events in %d games", (long) all, games), "45 s for 1,000,000 in 100",
                    "%.2f s, %,.0f events a second; a million at this rate %.0f s", seconds, all / seconds, seconds * MILLION / all);
        }
    }

    /** Waits until the views of the adopted games are stored: storing them is not part of the rebuild. */
    private static void awaitCopies(Workshop workshop, String game, int events) {
        while (workshop.viewStore().of(game, "map")
                .filter(kept -> kept.position() == events).isEmpty()) {
            LockSupport.parkNanos(MOMENT);
        }
    }
}
