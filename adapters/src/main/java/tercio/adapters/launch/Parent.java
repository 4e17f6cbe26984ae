package tercio.adapters.launch;

import java.util.Optional;

/**
 * Follows the process that started this one to its end, however that ends: a killed launcher must not leave a service
 * behind that holds the port and the database.
 */
final class Parent {

    /** What a process that was killed ends with. */
    private static final int KILLED = 137;

    private static final long LOOKS_EACH_MS = 50;

    private Parent() {}

    /** @param pid of the process to follow, or {@code null} for none */
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
                Thread.sleep(LOOKS_EACH_MS);
            }
            Runtime.getRuntime().halt(KILLED);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
