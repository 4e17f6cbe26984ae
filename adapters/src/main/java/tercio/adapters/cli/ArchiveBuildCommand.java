package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.archive.ArchiveLimits;
import tercio.adapters.archive.GameArchives;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** Makes an archive anew. */
@Command(name = "build", mixinStandardHelpOptions = true,
        description = "Make an archive of the games of the data folder, or of records, in a DuckDB file. What the file held is replaced.")
final class ArchiveBuildCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "FILE", description = "the file of the archive, such as games.duckdb")
    private Path file;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "RECORD", description = "records, as export writes them (default: the games of the data folder)")
    private List<Path> records = List.of();

    @Option(names = "--exact", description = "compare rolls and decisions with their exact expectations too, which takes long")
    private boolean exact;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> modules;
    private final Supplier<InstalledRulebooks> library;

    ArchiveBuildCommand(Supplier<RulebookModules> modules, Supplier<InstalledRulebooks> library) {
        this.modules = modules;
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        if (Files.exists(file) && !file.getFileName().toString().endsWith(".duckdb")) {
            throw new RefusedInput(Sentence.of("program.archive.other-file").with("file", new Text(file.toString())));
        }
        try (var backend = records.isEmpty() ? data.open(library.get()) : AskedArchive.of(records, library.get());
                var archive = GameArchives.of(backend, modules.get().archives(), ArchiveLimits.STANDARD, Optional.of(file.toAbsolutePath()))) {
            var events = new AtomicInteger();
            archive.rebuild(() -> false, events::addAndGet);
            if (exact) {
                archive.compare(() -> false);
            }
            var status = archive.status(backend.directory().all());
            var told = CommandText.of(spec);
            told.print(Sentence.of("program.archive.built").with("file", new Text(file.toString())).with("games", new Text(String.valueOf(status.games()))).with("events", new Text(String.valueOf(status.events()))));
            status.leftOut().forEach((game, why) -> told.print(AskedArchive.leftOutGame(game, why)));
            return 0;
        }
    }
}
