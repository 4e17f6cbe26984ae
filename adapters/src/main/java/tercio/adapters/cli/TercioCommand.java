package tercio.adapters.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import tercio.adapters.archive.RefusedQuery;
import tercio.adapters.cli.ScriptPlayer.BadLine;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.settings.Settings;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.InvalidRecord;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tercio.projections.sentence.Texts;

/** The program {@code tercio} on the command line. */
@Command(
        name = "tercio",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "A game-state service for the great board wargames: event-sourced, replayable to the last die.")
public final class TercioCommand {

    /** Exit code of a command that failed. */
    private static final int FAILED = 1;

    private static final String SERVE = "serve";
    private static final Set<String> OWN_OPTIONS = Set.of("-h", "--help", "-V", "--version");

    private TercioCommand() {}

    public static void main(String[] arguments) {
        var given = withCommand(arguments);
        Supplier<InstalledRulebooks> library = () -> RulebookModules.all().rulebooks();
        // A service is started without the other commands: to look at the options of all of them is a part of its start.
        var line = given[0].equals(SERVE) ? tellingFailures(SentenceLanguage.addTo(new CommandLine(new TercioCommand()).addSubcommand(new ServeCommand(RulebookModules::all, library))))
                : commandLine(RulebookModules::all, library);
        System.exit(line.execute(given));
    }

    /** Prepends {@code serve} if no command is given, so that options of it work without a command. */
    static String[] withCommand(String[] arguments) {
        boolean named = arguments.length > 0 && (!arguments[0].startsWith("-") || OWN_OPTIONS.contains(arguments[0]));
        return named ? arguments : Stream.concat(Stream.of(SERVE), Stream.of(arguments)).toArray(String[]::new);
    }

    /** The command line with a library other than the installed one. */
    static CommandLine commandLine(Supplier<InstalledRulebooks> library) {
        return commandLine(RulebookModules::all, library);
    }

    /**
     * The command line of the program.
     *
     * @param library the playable rules, loaded only by the commands that need them
     */
    private static CommandLine commandLine(Supplier<RulebookModules> rulebooks, Supplier<InstalledRulebooks> library) {
        return tellingFailures(SentenceLanguage.addTo(new CommandLine(new TercioCommand())
                .addSubcommand(new ServeCommand(rulebooks, library))
                .addSubcommand(new DemoCommand(rulebooks))
                .addSubcommand(new PlayCommand(library))
                .addSubcommand(new AdjustCommand(library))
                .addSubcommand(new PlacesCommand(library))
                .addSubcommand(new RemarksCommand(library))
                .addSubcommand(new ReportCommand(library))
                .addSubcommand(new SheetCommand(rulebooks, library))
                .addSubcommand(new WaitsCommand(library))
                .addSubcommand(new SendOrdersCommand(library))
                .addSubcommand(ArchiveCommand.line(rulebooks, library))
                .addSubcommand(new HooksCommand(library))
                .addSubcommand(new AmendCommand(library))
                .addSubcommand(new UndoCommand(library))
                .addSubcommand(new RedoCommand(library))
                .addSubcommand(new AdjudicateCommand())
                .addSubcommand(new RolloutsCommand(rulebooks, library))
                .addSubcommand(new OddsCommand())
                .addSubcommand(new ReadingsCommand())
                .addSubcommand(new RulesCommand())
                .addSubcommand(new RulesetsCommand())
                .addSubcommand(new PartiesCommand())
                .addSubcommand(new SettingsCommand())
                .addSubcommand(new VerifyCommand(library))
                .addSubcommand(new KeysCommand())
                .addSubcommand(new ExportCommand(library))
                .addSubcommand(new ImportCommand(library))
                .addSubcommand(new ForkCommand(library))
                .addSubcommand(new SetUpCommand(library))
                .addSubcommand(new ForksCommand(library))
                .addSubcommand(new RebuildCommand(library))
                .addSubcommand(new StoreMoveCommand(library))
                .addSubcommand(new BackupCommand())
                .addSubcommand(new RestoreCommand(library))
                .addSubcommand(new UpgradeCommand(library))
                .addSubcommand(new DoctorCommand())));
    }

    private static CommandLine tellingFailures(CommandLine line) {
        return line.setExecutionExceptionHandler((failure, command, parsed) -> printFailure(failure, command))
                .setParameterExceptionHandler(UsageFaults::print)
                .setExecutionStrategy(parsed -> {
                    var asked = parsed.asCommandLineList().getLast();
                    HelpLanguage.set(asked, SentenceLanguage.ofFailure(asked.getCommandSpec()));
                    return new CommandLine.RunLast().execute(parsed);
                });
    }

    /** Prints one clear line instead of a stack trace; {@code -Dtercio.trace} adds the trace for debugging. */
    private static int printFailure(Exception failure, CommandLine command) {
        command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + describe(failure, Texts.in(SentenceLanguage.ofFailure(command.getCommandSpec()))));
        if (Settings.TRACE.isOn()) {
            failure.printStackTrace(command.getErr());
        }
        return FAILED;
    }

    /** Words of other libraries and of the operating system stay in their language. */
    private static String describe(Exception failure, Texts texts) {
        return switch (failure) {
            case RefusedInput refused -> texts.phrase(refused.reason());
            case RefusedQuery refused -> texts.phrase(refused.reason());
            case StorageUnavailable away -> texts.phrase(away.reason());
            case BadLine bad -> texts.phrase(bad.sentence());
            case InvalidRecord bad -> texts.phrase(bad.sentence());
            case NoSuchFileException missing -> texts.phrase(Sentence.of("program.common.no-file").with("file", new Text(missing.getFile())));
            case AccessDeniedException closed -> texts.phrase(Sentence.of("program.common.file-closed").with("file", new Text(closed.getFile())));
            case Exception other when other.getMessage() == null -> other.getClass().getSimpleName();
            default -> failure.getMessage();
        };
    }
}
