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

    private TercioCommand() {}

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new TercioCommand());
    }
}
