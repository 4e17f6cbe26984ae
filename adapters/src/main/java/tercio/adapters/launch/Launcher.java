package tercio.adapters.launch;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The main class of the jar. It is compiled for Java 17, the rest of the program for {@value #NEEDED}: under an older Java
 * it starts the newest suitable one of this machine as a child process and passes on its exit code.
 */
public final class Launcher {

    /** The Java version that the rest of the program is compiled for. */
    static final int NEEDED = 25;

    /** The system property with the id of the process that a child process must not outlive. */
    private static final String PARENT = "tercio.parent";

    /** The system property that marks a program started by a launcher, which need not be started again. */
    private static final String STARTED = "tercio.started";

    private static final String MAIN = "tercio.adapters.cli.TercioCommand";
    private static final String REPLACEMENT = "tercio.adapters.launch.posix.ProcessReplacement";

    private Launcher() {}

    /** Runs the program with these arguments, under this Java or a newer one. */
    public static void main(String[] arguments) throws ReflectiveOperationException, IOException, InterruptedException {
        JavaCommand command = new JavaCommand(arguments);
        if (Runtime.version().feature() < NEEDED) {
            System.exit(runUnderNewerJava(command));
        }
        Optional<InstalledJava> java = InstalledJava.running();
        if (System.getProperty(STARTED) == null && java.isPresent() && command.needsNewStart()) {
            replaceThisProcess(command.line(java.get(), STARTED + "=true"));
        }
        ParentWatch.follow(System.getProperty(PARENT));
        Class.forName(MAIN).getMethod("main", String[].class).invoke(null, (Object) arguments);
    }

    /** Starts this process again with options that a Java takes only at its start; returns where that is impossible. */
    private static void replaceThisProcess(List<String> line) throws ReflectiveOperationException {
        Class.forName(REPLACEMENT).getMethod("run", List.class).invoke(null, line);
    }

    private static int runUnderNewerJava(JavaCommand command) throws IOException, InterruptedException {
        Optional<InstalledJava> java = InstalledJava.newest(NEEDED);
        if (java.isEmpty()) {
            System.err.println("tercio needs Java " + NEEDED + " or newer; this is Java " + Runtime.version().feature()
                    + ", and no newer one was found beside it. Install a JDK " + NEEDED + ", or set JAVA_HOME to one.");
            return 1;
        }
        String parent = PARENT + "=" + ProcessHandle.current().pid();
        Process program = new ProcessBuilder(command.line(java.get(), STARTED + "=true", parent)).inheritIO().start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(program)));
        return program.waitFor();
    }

    /** Passes a signal on to the program, and lets this process end after it. */
    private static void end(Process program) {
        program.destroy();
        program.onExit().join();
    }
}
