package tercio.adapters.launch;

import java.util.Optional;

/**
 * Ends this process when the process that started it has ended, even if that was killed: a killed launcher must not leave
 * a service behind that holds the port and the database.
 */
final class ParentWatch {

    /** The exit code of a process that was killed. */
    private static final int KILLED = 137;

    private static final long INTERVAL_MS = 50;

    private ParentWatch() {}

    /**
     * Starts the watch.
     *
     * @param pid the id of the process to watch, or {@code null} for none
     */
    static void follow(String pid) {
        if (pid == null) {
            return;
        }
        Optional<ProcessHandle> parent = ProcessHandle.of(Long.parseLong(pid));
        Thread watch = new Thread(() -> halt(parent), "parent");
        watch.setDaemon(true);
        watch.start();
    }

    private static void halt(Optional<ProcessHandle> parent) {
        try {
            while (parent.isPresent() && parent.get().isAlive()) {
                Thread.sleep(INTERVAL_MS);
            }
            Runtime.getRuntime().halt(KILLED);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
