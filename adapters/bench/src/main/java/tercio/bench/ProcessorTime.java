package tercio.bench;

import java.lang.management.ManagementFactory;

/** The processor time of this process with all its threads, which the load of the machine does not change. */
public final class ProcessorTime {

    private ProcessorTime() {}

    /** Nanoseconds since the start of the process; compiling and collecting garbage are part of it. */
    public static long now() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    /** Milliseconds for each of so many pieces of work since a time. */
    static double each(long since, int count) {
        return (now() - since) / 1e6 / count;
    }
}
