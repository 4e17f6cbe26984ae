package tercio.domain.given;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The present stacks of the threads of this process, and its memory. */
final class ThreadStacks {

    private static final int MEGABYTE = 1 << 20;

    private ThreadStacks() {}

    /** The memory, who waits for whose lock, and the stacks of all threads, the virtual ones too. */
    static String now() {
        return memory() + "\n" + locks() + "\n" + stacks();
    }

    private static String memory() {
        var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        var collections = ManagementFactory.getGarbageCollectorMXBeans().stream()
                .map(each -> each.getName() + " " + each.getCollectionCount() + " times in " + each.getCollectionTime() + " ms").collect(Collectors.joining(", "));
        return "Heap: " + heap.getUsed() / MEGABYTE + " of " + heap.getMax() / MEGABYTE + " MB; collected: " + collections;
    }

    private static String locks() {
        return Arrays.stream(ManagementFactory.getThreadMXBean().dumpAllThreads(true, true)).filter(thread -> thread.getLockOwnerName() != null)
                .map(ThreadStacks::wait).collect(Collectors.joining("\n"));
    }

    private static String wait(ThreadInfo thread) {
        return thread.getThreadName() + " waits for " + thread.getLockName() + ", which " + thread.getLockOwnerName() + " has";
    }

    private static String stacks() {
        try {
            var folder = Files.createTempDirectory("tercio-stacks");
            var file = folder.resolve("threads.txt");
            try {
                ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class).dumpThreads(file.toString(), HotSpotDiagnosticMXBean.ThreadDumpFormat.TEXT_PLAIN);
                return Files.readString(file);
            } finally {
                Files.deleteIfExists(file);
                Files.delete(folder);
            }
        } catch (IOException failed) {
            return "The stacks cannot be written: " + failed;
        }
    }
}
