package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.BackupFile;
import tercio.adapters.store.FolderRepair;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Restores the games of a backup. */
@Command(name = "restore", mixinStandardHelpOptions = true,
        description = "Check the record of each game of a backup and restore the games into the folder."
                + " No service may use the folder meanwhile.")
final class RestoreCommand implements Callable<Integer> {

    private static final int DAMAGED = 1;

    @Parameters(paramLabel = "FILE", description = "a backup, as backup writes it")
    private Path file;

    @Option(names = "--replace", description = "replace existing games; their file is kept as tercio.mv.db.replaced")
    private boolean replace;

    @Option(names = "--damaged", description = "restore only the games of the folder that are set aside; the others stay as they are, and the old"
            + " file is kept as " + FolderRepair.KEPT)
    private boolean damaged;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    RestoreCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        if (damaged && replace) {
            throw new RefusedUsage(spec, Sentence.of("program.store.damaged-or-replace"));
        }
        data.requireFolder(Sentence.of("program.store.restores-into-folder"));
        return damaged ? restoreDamaged() : restoreAll();
    }

    private int restoreDamaged() throws IOException {
        var result = FolderRepair.restore(file, data.path(), library.get());
        var told = CommandText.of(spec);
        told.print(Sentence.of("program.store.damaged-restored").with("count", result.restored().size()).with("store", new Text(data.store().toString())));
        result.restored().forEach(game -> told.print(Sentence.of("program.store.as-in-backup").with("game", new Text(game))));
        result.missing().forEach(game -> told.warn(Sentence.of("program.store.not-in-backup").with("game", new Text(game))));
        return result.missing().isEmpty() ? 0 : DAMAGED;
    }

    private int restoreAll() throws IOException {
        var restored = BackupFile.restore(file, data.path(), replace);
        var told = CommandText.of(spec);
        told.print(Sentence.of("program.store.restored").with("count", restored.games()).with("store", new Text(data.store().toString())));
        told.print(Sentence.of("program.store.taken-as-they-are"));
        restored.damaged().forEach(game -> told.warn(Sentence.of("program.store.damaged-record").with("game", new Text(game))));
        return restored.damaged().isEmpty() ? 0 : DAMAGED;
    }
}
