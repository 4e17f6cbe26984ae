package tercio.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** The processor time of the threads of this process by their names, as Linux counts it: also of those that compile and collect garbage. */
record ThreadTimes(Map<String, Long> ticks) {

    private static final Path TASKS = Path.of("/proc/self/task");
    /** The two counters of a line, counted after the name of the thread. */
    private static final int USER = 11;
    private static final int SYSTEM = 12;
    private static final double MILLISECONDS_OF_A_TICK = 10;

    static ThreadTimes now() throws IOException {
        var ticks = new TreeMap<String, Long>();
        try (var tasks = Files.list(TASKS)) {
            for (var task : tasks.toList()) {
                var line = Files.readString(task.resolve("stat"));
                int end = line.lastIndexOf(')');
                var name = line.substring(line.indexOf('(') + 1, end).replaceAll("[0-9#-]+", "");
                var counters = line.substring(end + 2).split(" ");
                ticks.merge(name, Long.parseLong(counters[USER]) + Long.parseLong(counters[SYSTEM]), Long::sum);
            }
        }
        return new ThreadTimes(ticks);
    }

    /** Milliseconds for each of so many pieces of work since an earlier time, by the names of threads that took any. */
    Map<String, Double> each(ThreadTimes before, int count) {
        var each = new TreeMap<String, Double>();
        ticks.forEach((name, now) -> {
            long taken = now - before.ticks.getOrDefault(name, 0L);
            if (taken > 0) {
                each.put(name, taken * MILLISECONDS_OF_A_TICK / count);
            }
        });
        return each;
    }
}
