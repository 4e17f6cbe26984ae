package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.BackupFile;
import tercio.adapters.store.FolderRepair;
import tercio.adapters.store.InstalledRulebooks;

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
            throw new ParameterException(spec.commandLine(), "--damaged replaces the games that are set aside, --replace all of them: give one of the two.");
        }
        data.requireFolder("restores a backup into a folder. A database is restored by its own tools, such as 'pg_restore', and 'tercio move' copies a folder into one");
        return damaged ? restoreDamaged() : restoreAll();
    }

    private int restoreDamaged() throws IOException {
        var result = FolderRepair.restore(file, data.path(), library.get());
        var line = spec.commandLine();
        line.getOut().println(result.restored().size() + " damaged games are restored in " + data.store());
        result.restored().forEach(game -> line.getOut().println("game " + game + " is as it was when the backup was made"));
        result.missing().forEach(game -> line.getErr().println("game " + game + " is set aside, and the backup has none of this name"));
        return result.missing().isEmpty() ? 0 : DAMAGED;
    }

    private int restoreAll() throws IOException {
        var restored = BackupFile.restore(file, data.path(), replace);
        spec.commandLine().getOut().println(restored.games() + " games are restored in " + data.store());
        spec.commandLine().getOut().println("the manifest is written anew: these games are taken as they are");
        restored.damaged().forEach(game -> spec.commandLine().getErr().println("the record of game " + game + " is damaged; it is set aside"));
        return restored.damaged().isEmpty() ? 0 : DAMAGED;
    }
}
