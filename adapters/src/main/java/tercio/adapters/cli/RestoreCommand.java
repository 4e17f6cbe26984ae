package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.BackupFile;

/** Puts the games of a backup back. */
@Command(name = "restore", mixinStandardHelpOptions = true,
        description = "Put the games of a backup into the folder, after the record of each was checked. No service may run on it.")
final class RestoreCommand implements Callable<Integer> {

    private static final int DAMAGED = 1;

    @Parameters(paramLabel = "FILE", description = "a backup, as backup writes it")
    private Path file;

    @Option(names = "--replace", description = "also where there are games: their file is kept beside as tercio.mv.db.replaced")
    private boolean replace;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        var restored = BackupFile.restore(file, data.path(), replace);
        spec.commandLine().getOut().println(restored.games() + " games are restored in " + data.path());
        restored.damaged().forEach(game -> spec.commandLine().getErr().println("the record of game " + game + " is damaged; it is set aside"));
        return restored.damaged().isEmpty() ? 0 : DAMAGED;
    }
}
