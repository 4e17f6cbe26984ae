package tercio.adapters.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The entry of the program. It is compiled for an older Java than the rest: under one that is too old it starts the
 * newest suitable one beside it with the same arguments, and passes on its exit code. It also starts another one where
 * that is quicker, because the build left a cache of classes beside the jar, which a Java takes up only as it starts.
 */
public final class Launcher {

    /** The Java that the rest of the program is compiled for. */
    static final int NEEDED = 25;

    /** Tells a program that was started here whose end it must follow. */
    static final String PARENT = "tercio.parent";

    /** Commands that are over before an optimizing compiler pays. */
    private static final Set<String> SHORT = Set.of("adjudicate", "odds", "readings", "--help", "-h", "--version", "-V");

    private static final String MAIN = "tercio.adapters.cli.TercioCommand";

    private Launcher() {}

    public static void main(String[] arguments) throws Exception {
        boolean newEnough = Runtime.version().feature() >= NEEDED;
        if (newEnough && !quickerAnew(arguments)) {
            Parent.follow(System.getProperty(PARENT));
            Class.forName(MAIN).getMethod("main", String[].class).invoke(null, (Object) arguments);
            return;
        }
        Optional<InstalledJava> java = newEnough ? InstalledJava.running() : InstalledJava.newest(NEEDED);
        if (java.isPresent()) {
            System.exit(run(java.get(), arguments));
        }
        System.err.println("tercio needs Java " + NEEDED + " or newer; this is Java " + Runtime.version().feature()
                + ", and no newer one was found beside it. Install a JDK " + NEEDED + ", or set JAVA_HOME to one.");
        System.exit(1);
    }

    private static int run(InstalledJava java, String[] arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(java.executable().toString());
        if (isShort(arguments)) {
            command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        } else if (isServe(arguments)) {
            // what compiling took is given back to the system; without it a third more memory stays taken
            command.add("-XX:TrimNativeHeapInterval=5000");
        }
        cache(arguments).ifPresent(cache ->
                command.addAll(List.of("-Xlog:disable", "-Xms48m", "-XX:AOTCache=" + cache.toAbsolutePath())));
        command.addAll(ownOptions());
        command.add("-D" + PARENT + "=" + ProcessHandle.current().pid());
        command.addAll(whatRuns());
        command.addAll(List.of(arguments));
        Process program = new ProcessBuilder(command).inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(program)));
        return program.waitFor();
    }

    /**
     * The cache of classes that was built beside the jar for such a command. A Java that it does not fit passes over it without a word, and
     * so does this program where there is none.
     */
    private static Optional<Path> cache(String[] arguments) {
        String path = System.getProperty("java.class.path");
        String ending = isShort(arguments) ? ".aot" : "-serve.aot";
        return path.endsWith(".jar") && (isShort(arguments) || isServe(arguments))
                ? Optional.of(Path.of(path.replaceFirst("\\.jar$", ending))).filter(Files::isReadable)
                : Optional.empty();
    }

    /** Whether there is a cache for such a command, and this Java was told nothing of one, nor of a debugger that waits for it. */
    private static boolean quickerAnew(String[] arguments) {
        return System.getProperty(PARENT) == null && cache(arguments).isPresent()
                && ownOptions().stream().noneMatch(option -> option.startsWith("-XX:AOT") || option.contains("agent"));
    }

    /** The service is meant where no command is named. */
    private static boolean isServe(String[] arguments) {
        return arguments.length == 0 || arguments[0].equals("serve") || arguments[0].startsWith("--");
    }

    private static boolean isShort(String[] arguments) {
        return arguments.length > 0 && SHORT.contains(arguments[0]) && !List.of(arguments).contains("--lines");
    }

    /** A signal to this process reaches the program, and this process ends after it. */
    private static void end(Process program) {
        program.destroy();
        program.onExit().join();
    }

    /** The options that were given to this Java, such as {@code -Xmx1g}; none where the system does not tell. */
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

    private static List<String> whatRuns() {
        String path = System.getProperty("java.class.path");
        boolean jar = path.endsWith(".jar") && !path.contains(File.pathSeparator);
        return jar ? List.of("-jar", path) : List.of("-cp", path, Launcher.class.getName());
    }
}
