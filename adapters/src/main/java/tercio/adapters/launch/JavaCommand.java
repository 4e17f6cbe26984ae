package tercio.adapters.launch;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The command line that starts this program again under a Java of {@link Launcher#NEEDED} or newer. */
final class JavaCommand {

    /** Commands that end before the optimizing compiler pays off. */
    private static final Set<String> SHORT = Set.of("adjudicate", "odds", "readings", "--help", "-h", "--version", "-V");

    /** Bytes of a record above which the optimizing compiler pays off: about 100,000 events. */
    private static final long LONG_RECORD = 64L << 20;

    /**
     * Options for short runs: without the optimizing compiler 20,000 events are verified in two thirds of the time, from the
     * start of the process on.
     */
    private static final List<String> SOON_OVER = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    /**
     * The service returns unused memory to the system: that of finished compilations, and after a minute without a garbage
     * collection that of the heap.
     */
    private static final List<String> SERVICE = List.of("-XX:TrimNativeHeapInterval=5000",
            "-XX:G1PeriodicGCInterval=60000", "-XX:MinHeapFreeRatio=10", "-XX:MaxHeapFreeRatio=30", "-XX:MetaspaceSize=128m");

    /** The heap with which a process begins. While a service starts, a small one and a small room for classes take a tenth of the processor to collect. */
    private static final String FIRST_HEAP = "-Xms48m";
    private static final String FIRST_HEAP_OF_SERVICE = "-Xms64m";

    /** The heap with which the service has about 1 GB resident, whatever is asked of it. A larger one takes longer records. */
    private static final String HEAP = "-Xmx640m";
    private static final List<String> HEAP_OPTIONS = List.of("-Xmx", "-XX:MaxHeapSize", "-XX:MaxRAMPercentage", "-XX:MaxRAM=");

    private final List<String> arguments;

    JavaCommand(String... arguments) {
        this.arguments = List.of(arguments);
    }

    /**
     * Whether this Java lacks an option that it takes only at its start: the class cache that the build left, or the bound of the heap of a
     * service. Never where the user gave it an agent, which would start twice, or an option of the class cache.
     */
    boolean needsNewStart() {
        return mayStartAgain() && (hasCache() || isPackaged() && isServe() && !hasHeap());
    }

    private boolean hasCache() {
        return mayStartAgain() && cache().isPresent();
    }

    private static boolean mayStartAgain() {
        return allOptions().noneMatch(option -> Stream.of("-XX:AOT", "-agent", "-javaagent").anyMatch(option::startsWith));
    }

    private static boolean hasHeap() {
        return allOptions().anyMatch(option -> HEAP_OPTIONS.stream().anyMatch(option::startsWith));
    }

    /**
     * The whole command line; options that the user gave to this Java come last, so that they prevail.
     *
     * @param properties system properties as {@code name=value}
     */
    List<String> line(InstalledJava java, String... properties) {
        List<String> line = new ArrayList<>();
        line.add(java.executable().toString());
        if (isShort() || readsOneRecord()) {
            line.addAll(SOON_OVER);
        } else if (isServe()) {
            line.addAll(SERVICE);
            if (!hasHeap()) {
                line.add(HEAP);
            }
        }
        if (hasCache()) {
            // A Java ignores a cache that does not fit it; without this option the log would say so on the output of
            // the program.
            line.addAll(List.of("-Xlog:disable", isServe() && !hasHeap() ? FIRST_HEAP_OF_SERVICE : FIRST_HEAP, "-XX:AOTCache=" + cache().orElseThrow().toAbsolutePath()));
        }
        line.addAll(ownOptions());
        for (String property : properties) {
            line.add("-D" + property);
        }
        line.addAll(program());
        line.addAll(arguments);
        return line;
    }

    /** The class cache of the command. Commands on games use that of the service, because they load most of its classes. */
    private Optional<Path> cache() {
        String path = System.getProperty("java.class.path");
        String ending = isShort() ? ".aot" : "-serve.aot";
        return isPackaged()
                ? Optional.of(Path.of(path.replaceFirst("\\.jar$", ending))).filter(Files::isReadable)
                : Optional.empty();
    }

    /** Whether the service is started, as also without a command. */
    private boolean isServe() {
        return arguments.isEmpty() || arguments.get(0).equals("serve") || arguments.get(0).startsWith("--");
    }

    private boolean isShort() {
        return !arguments.isEmpty() && SHORT.contains(arguments.get(0)) && !arguments.contains("--lines");
    }

    /** Whether a record in a file is verified, and is not a long one. */
    private boolean readsOneRecord() {
        return arguments.size() > 1 && arguments.get(0).equals("verify")
                && arguments.stream().skip(1).filter(argument -> !argument.startsWith("-")).allMatch(JavaCommand::isShortRecord);
    }

    private static boolean isShortRecord(String argument) {
        File record = new File(argument);
        return record.isFile() && record.length() <= LONG_RECORD;
    }

    /** All options of this Java, on its command line and in the environment. */
    private static Stream<String> allOptions() {
        return Stream.concat(ownOptions().stream(), Stream.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS")
                .map(System::getenv)
                .filter(options -> options != null)
                .flatMap(options -> Stream.of(options.trim().split("\\s+"))));
    }

    /** The options on the command line of this Java, such as {@code -Xmx1g}; empty where the system hides them. */
    private static List<String> ownOptions() {
        List<String> options = new ArrayList<>();
        for (String argument : ProcessHandle.current().info().arguments().orElse(new String[0])) {
            if (!argument.startsWith("-") || argument.equals("-jar") || argument.equals("-cp")) {
                break;
            }
            options.add(argument);
        }
        return options;
    }

    /** Whether the program runs from its jar. */
    private static boolean isPackaged() {
        String path = System.getProperty("java.class.path");
        return path.endsWith(".jar") && !path.contains(File.pathSeparator);
    }

    private static List<String> program() {
        String path = System.getProperty("java.class.path");
        return isPackaged() ? List.of("-jar", path) : List.of("-cp", path, Launcher.class.getName());
    }
}
