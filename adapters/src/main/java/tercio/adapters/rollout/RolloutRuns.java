package tercio.adapters.rollout;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import tercio.adapters.computing.ComputePool;
import tercio.adapters.computing.ComputeRefused;

/** The rollouts of a service: few at a time, on the pool for heavy work, where they wait their turn after each piece. The newest stay to be read. */
public final class RolloutRuns implements AutoCloseable {

    /** Rollouts that are played at the same time. */
    public static final int MOST_RUNNING = 4;
    /** Rollouts that one caller may have unfinished. */
    public static final int MOST_OF_CALLER = 2;
    private static final int KEPT = 50;
    private static final long PIECE = TimeUnit.SECONDS.toNanos(2);
    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(250);

    /** The end of a piece: after its time, or after a game where somebody waits for the worker. A piece has at least one game. */
    private static final class PieceEnd implements BooleanSupplier {

        private final ComputePool pool;
        private final long end = System.nanoTime() + PIECE;
        private boolean begun;

        PieceEnd(ComputePool pool) {
            this.pool = pool;
        }

        @Override
        public boolean getAsBoolean() {
            boolean enough = begun && (pool.isAwaited() || System.nanoTime() - end > 0);
            begun = true;
            return enough;
        }
    }

    /** A rollout with who asked for it. */
    private record Asked(String caller, RolloutRun run) {}

    private final ComputePool pool;
    private final int threads;
    private final Map<String, Asked> runs = new LinkedHashMap<>();

    /** @param threads that play one rollout */
    public RolloutRuns(ComputePool pool, int threads) {
        this.pool = pool;
        this.threads = threads;
    }

    /**
     * Begins a rollout.
     *
     * @return its id; empty where too many are unfinished
     */
    public synchronized Optional<String> begin(String caller, RolloutRun run) {
        var unfinished = runs.values().stream().filter(each -> !each.run().isEnded()).toList();
        if (unfinished.size() >= MOST_RUNNING || unfinished.stream().filter(each -> each.caller().equals(caller)).count() >= MOST_OF_CALLER) {
            return Optional.empty();
        }
        var id = UUID.randomUUID().toString();
        runs.put(id, new Asked(caller, run));
        forget(runs.values());
        for (int at = 0; at < threads; at++) {
            Thread.ofVirtual().name("rollout").start(() -> play(id, run));
        }
        return Optional.of(id);
    }

    private static void forget(Collection<Asked> runs) {
        int more = runs.size() - KEPT;
        for (var each = runs.iterator(); more > 0 && each.hasNext(); ) {
            if (each.next().run().isEnded()) {
                each.remove();
                more--;
            }
        }
    }

    private void play(String id, RolloutRun run) {
        try {
            boolean more = true;
            while (more && !run.isEnded()) {
                more = piece(id, run);
            }
        } catch (RuntimeException broken) {
            run.fail();
            throw broken;
        }
    }

    /** Whether there may be more to play. */
    private boolean piece(String id, RolloutRun run) {
        try {
            return pool.answer(new Object(), "rollout " + id, run::isEnded, () -> run.play(new PieceEnd(pool)));
        } catch (ComputeRefused refused) {
            switch (refused.reason()) {
                case CLOSED, CALLER_LEFT -> run.cancel();
                default -> LockSupport.parkNanos(PAUSE);
            }
            return true;
        }
    }

    /** A rollout of a game; empty where there is none of this id. */
    public synchronized Optional<RolloutRun> find(String game, String id) {
        return Optional.ofNullable(runs.get(id)).map(Asked::run).filter(run -> run.rollout().game().equals(game));
    }

    @Override
    public synchronized void close() {
        runs.values().forEach(each -> each.run().cancel());
    }
}
