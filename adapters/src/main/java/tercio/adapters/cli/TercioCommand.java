package tercio.adapters.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program {@code tercio} on the command line. */
@Command(
        name = "tercio",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "A game-state service for the great board wargames: event-sourced, replayable to the last die.",
        subcommands = {
            AdjudicateCommand.class, ReadingsCommand.class, VerifyCommand.class, ExportCommand.class, ImportCommand.class,
            RebuildCommand.class, DemoCommand.class
        })
public final class TercioCommand {

    /** The exit code of a command that failed for a reason of its own. */
    private static final int FAILED = 1;

    private TercioCommand() {}

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new TercioCommand())
                .setExecutionExceptionHandler((failure, command, parsed) -> failed(failure, command));
    }

    /** One clear line instead of a stack trace; {@code -Dtercio.trace} brings the trace for those who look for a fault. */
    private static int failed(Exception failure, CommandLine command) {
        command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + told(failure));
        if (Boolean.getBoolean("tercio.trace")) {
            failure.printStackTrace(command.getErr());
        }
        return FAILED;
    }

    private static String told(Exception failure) {
        return switch (failure) {
            case NoSuchFileException missing -> "there is no file " + missing.getFile();
            case AccessDeniedException closed -> "the file " + closed.getFile() + " may not be read or written";
            case Exception other when other.getMessage() == null -> other.getClass().getSimpleName();
            default -> failure.getMessage();
        };
    }
}
