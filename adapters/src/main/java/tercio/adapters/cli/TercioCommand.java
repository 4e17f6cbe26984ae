package tercio.adapters.cli;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.List;
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
        System.exit(commandLine(RulebookModules::installed, () -> RulebookModules.installed().rulebooks(), given).execute(given));
    }

    /** Prepends {@code serve} if no command is given, so that options of it work without a command. */
    static String[] withCommand(String[] arguments) {
        boolean named = arguments.length > 0 && (!arguments[0].startsWith("-") || OWN_OPTIONS.contains(arguments[0]));
        return named ? arguments : Stream.concat(Stream.of(SERVE), Stream.of(arguments)).toArray(String[]::new);
    }

    /** The command line with a library other than the installed one. */
    static CommandLine commandLine(Supplier<InstalledRulebooks> library, String... given) {
        return commandLine(RulebookModules::installed, library, given);
    }

    /**
     * The command line of the program.
     *
     * @param library the playable rules, loaded only by the commands that need them
     * @param given the arguments: where the first names a command, the line has no other. To look at the options of all of them is a part of the start of each.
     */
    private static CommandLine commandLine(Supplier<RulebookModules> rulebooks, Supplier<InstalledRulebooks> library, String... given) {
        var line = new CommandLine(new TercioCommand());
        var all = commands(rulebooks, library);
        var named = all.stream().filter(command -> given.length > 0 && name(command).equals(given[0])).toList();
        (named.isEmpty() ? all : named).forEach(command -> line.addSubcommand(command instanceof ArchiveCommand archive ? archive.line() : command));
        return tellingFailures(SentenceLanguage.addTo(line));
    }

    private static String name(Object command) {
        return command.getClass().getAnnotation(Command.class).name();
    }

    private static List<Object> commands(Supplier<RulebookModules> rulebooks, Supplier<InstalledRulebooks> library) {
        return List.of(
                new ServeCommand(rulebooks, library),
                new DemoCommand(rulebooks),
                new PlayCommand(library),
                new AdjustCommand(library),
                new PlacesCommand(library),
                new RemarksCommand(library),
                new ReportCommand(library),
                new SheetCommand(rulebooks, library),
                new WaitsCommand(library),
                new SendOrdersCommand(library),
                new ArchiveCommand(rulebooks, library),
                new HooksCommand(library),
                new AmendCommand(library),
                new UndoCommand(library),
                new RedoCommand(library),
                new AdjudicateCommand(),
                new RolloutsCommand(rulebooks, library),
                new OddsCommand(),
                new ReadingsCommand(),
                new RulesCommand(),
                new RulesetsCommand(),
                new PartiesCommand(),
                new SettingsCommand(),
                new VerifyCommand(library),
                new KeysCommand(),
                new ExportCommand(library),
                new ImportCommand(library),
                new ForkCommand(library),
                new SetUpCommand(library),
                new ForksCommand(library),
                new RebuildCommand(library),
                new StoreMoveCommand(library),
                new BackupCommand(),
                new RestoreCommand(library),
                new UpgradeCommand(library),
                new DoctorCommand());
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
