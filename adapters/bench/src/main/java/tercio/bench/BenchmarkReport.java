package tercio.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** Prints the numbers, each with its bar, and the load of the machine. */
public final class BenchmarkReport {

    private final PrintStream out;

    BenchmarkReport(PrintStream out) {
        this.out = out;
    }

    /** Prints the machine, the Java version and how the database flushes. */
    void head(String flush) {
        var system = ManagementFactory.getOperatingSystemMXBean();
        out.printf(Locale.ROOT, "machine: %d cores, %s %s; Java %s; heap at most %d MB; %s%n", system.getAvailableProcessors(),
                system.getName(), system.getArch(), System.getProperty("java.vm.version"),
                Runtime.getRuntime().maxMemory() >> 20, flush);
    }

    /** The title of a part, with the load of the machine. */
    public void title(String what) {
        out.printf(Locale.ROOT, "%n%s  [load %.1f]%n", what, ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    /** A number with its bar, where it has one. */
    public void line(String what, String bar, String found, Object... values) {
        out.printf(Locale.ROOT, "  %-44s %s%s%n", what, String.format(Locale.ROOT, found, values), bar.isEmpty() ? "" : "   (bar: " + bar + ")");
    }

    /** The value that a number is compared with. */
    public void baseline(String what, String found, Object... values) {
        line("baseline: " + what, "", found, values);
    }
}
