package tercio.adapters.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program {@code tercio} on the command line. */
@Command(
        name = "tercio",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "A game-state service for the great board wargames: event-sourced, replayable to the last die.",
        subcommands = {AdjudicateCommand.class, ReadingsCommand.class})
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
        command.getErr().println(command.getCommandSpec().qualifiedName() + ": "
                + (failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage()));
        if (Boolean.getBoolean("tercio.trace")) {
            failure.printStackTrace(command.getErr());
        }
        return FAILED;
    }
}
