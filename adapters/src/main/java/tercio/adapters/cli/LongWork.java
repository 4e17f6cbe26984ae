package tercio.adapters.cli;

import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import tercio.application.verification.Progress;

/**
 * Work that may take long. It shows its progress on a terminal. An interruption from outside (Ctrl-C) stops it at its next
 * step and closes all resources.
 */
final class LongWork {

    /** Seconds that interrupted work has to close its resources. */
    private static final long PATIENCE_SECONDS = 10;

    private final String name;
    private final PrintWriter watched;
    private final boolean onTerminal;
    private int percent = -1;

    private LongWork(String name, PrintWriter watched, boolean onTerminal) {
        this.name = name;
        this.watched = watched;
        this.onTerminal = onTerminal;
    }

    /**
     * Does the work.
     *
     * @param name the name of the work, such as {@code verifying}
     * @param watched receives the progress
     */
    static <T> T run(String name, PrintWriter watched, Function<Progress, T> work) {
        var console = System.console();
        return run(new LongWork(name, watched, console != null && console.isTerminal()), work);
    }

    private static <T> T run(LongWork running, Function<Progress, T> work) {
        var worker = Thread.currentThread();
        var ended = new CountDownLatch(1);
        var interruption = new Thread(() -> giveUp(worker, ended));
        Runtime.getRuntime().addShutdownHook(interruption);
        try {
            return work.apply(running::report);
        } finally {
            running.clear();
            ended.countDown();
            forget(interruption);
        }
    }

    private static void giveUp(Thread worker, CountDownLatch ended) {
        worker.interrupt();
        try {
            ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    private static void forget(Thread interruption) {
        try {
            Runtime.getRuntime().removeShutdownHook(interruption);
        } catch (IllegalStateException alreadyEnding) {
            // The program is already ending and has started the hook, so it cannot be removed.
            return;
        }
    }

    private void report(int done, int of) {
        int now = of == 0 ? 100 : (int) (100L * done / of);
        if (onTerminal && now != percent) {
            percent = now;
            watched.printf("\r%s: %d/%d (%d %%)", name, done, of, now);
            watched.flush();
        }
    }

    private void clear() {
        if (percent >= 0) {
            watched.print("\r\u001b[K");
            watched.flush();
        }
    }
}
