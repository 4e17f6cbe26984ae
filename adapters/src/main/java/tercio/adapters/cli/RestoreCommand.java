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

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        var restored = BackupFile.restore(file, data.path(), replace);
        spec.commandLine().getOut().println(restored.games() + " games are restored in " + data.path());
        spec.commandLine().getOut().println("the manifest is written anew: these games are taken as they are");
        restored.damaged().forEach(game -> spec.commandLine().getErr().println("the record of game " + game + " is damaged; it is set aside"));
        return restored.damaged().isEmpty() ? 0 : DAMAGED;
    }
}
