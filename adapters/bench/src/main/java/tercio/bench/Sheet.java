package tercio.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** Where the numbers are printed, each with its bar and with what else the machine had to do. */
final class Sheet {

    private final PrintStream out;

    Sheet(PrintStream out) {
        this.out = out;
    }

    /** The machine, the Java and how the database flushes. */
    void head(String flush) {
        var system = ManagementFactory.getOperatingSystemMXBean();
        out.printf(Locale.ROOT, "machine: %d cores, %s %s; Java %s; heap at most %d MB; %s%n", system.getAvailableProcessors(),
                system.getName(), system.getArch(), System.getProperty("java.vm.version"),
                Runtime.getRuntime().maxMemory() >> 20, flush);
    }

    void title(String what) {
        out.printf(Locale.ROOT, "%n%s  [load %.1f]%n", what, ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    void line(String what, String bar, String found, Object... values) {
        out.printf(Locale.ROOT, "  %-44s %s%s%n", what, String.format(Locale.ROOT, found, values), bar.isEmpty() ? "" : "   (bar: " + bar + ")");
    }

    void floor(String what, String found, Object... values) {
        line("floor: " + what, "", found, values);
    }
}
