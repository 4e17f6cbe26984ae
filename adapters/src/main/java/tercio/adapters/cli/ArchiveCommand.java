package tercio.adapters.cli;

import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Sentence;

/** Questions about many sessions. */
@Command(name = "archive", mixinStandardHelpOptions = true, description = "Ask questions about many games: of the data folder, of records, or of a running service.")
final class ArchiveCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> modules;
    private final Supplier<InstalledRulebooks> library;

    ArchiveCommand(Supplier<RulebookModules> modules, Supplier<InstalledRulebooks> library) {
        this.modules = modules;
        this.library = library;
    }

    /** This command with those below it. */
    CommandLine line() {
        return new CommandLine(this)
                .addSubcommand(new ArchiveBuildCommand(modules, library))
                .addSubcommand(new ArchiveAskCommand(modules, library))
                .addSubcommand(new ArchiveOpeningsCommand(modules, library))
                .addSubcommand(new ArchivePositionsCommand(modules, library))
                .addSubcommand(new ArchiveCompareCommand(modules, library))
                .addSubcommand(new ArchiveSqlCommand(modules, library))
                .addSubcommand(new ArchiveSchemaCommand(modules))
                .addSubcommand(new ArchiveExportCommand(modules, library));
    }

    @Override
    public void run() {
        throw new RefusedUsage(spec, Sentence.of("program.archive.which"));
    }
}
