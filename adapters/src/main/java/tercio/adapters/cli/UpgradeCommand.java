package tercio.adapters.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tercio.adapters.store.BackupFile;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.StoreLook;

/** Brings the tables of an earlier version to this one, after a backup. */
@Command(name = "upgrade", mixinStandardHelpOptions = true,
        description = "Bring the games of an earlier version of Tercio to this one. It cannot be undone, so a backup is made first: of a folder by this command, of a database by its own"
                + " tools. No service may use the games meanwhile.")
final class UpgradeCommand implements Callable<Integer> {

    @Option(names = "--backup", paramLabel = "FILE", description = "where the games of the folder are copied to before, as they are")
    private Path backup;

    @Option(names = "--backed-up", description = "the database was backed up by its own tools, such as 'pg_dump', and the key file of the folder was copied")
    private boolean backedUp;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    UpgradeCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() {
        var store = data.store();
        var out = spec.commandLine().getOut();
        switch (StoreLook.at(store)) {
            case StoreLook.Empty none -> throw new IllegalArgumentException("there are no games in " + store);
            case StoreLook.InUse open -> throw new IllegalArgumentException("the games in " + store + " are open in another process: stop the service first");
            case StoreLook.Unfit unfit -> throw new IllegalArgumentException(unfit.reason());
            case StoreLook.Holding games when games.isNewer() -> throw new IllegalArgumentException("the tables in " + store + " have version " + games.version()
                    + ", and this program knows " + StoreLook.version() + " at most: use the newer program, or restore a backup of before");
            case StoreLook.Holding games when games.inUse() -> throw new IllegalArgumentException("the games in " + store + " are open in another process: stop all services first");
            case StoreLook.Holding games when !games.isOlder() -> out.println("the tables in " + store + " have version " + games.version() + " already: nothing is to be done");
            case StoreLook.Holding games -> upgrade(store, games);
        }
        out.flush();
        return 0;
    }

    private void upgrade(StoreLocation store, StoreLook.Holding games) {
        var out = spec.commandLine().getOut();
        switch (store) {
            case StoreLocation.Folder embedded -> {
                if (backup == null) {
                    throw new IllegalArgumentException("this brings " + games.games() + " games from version " + games.version() + " to " + StoreLook.version()
                            + ", which cannot be undone: name the file of a backup with --backup FILE");
                }
                if (Files.exists(backup)) {
                    throw new IllegalArgumentException("there is a file " + backup + " already: name another one for the backup");
                }
                BackupFile.asItIs(embedded.folder(), backup.toAbsolutePath());
                out.println("backup " + backup + ", as the games were");
            }
            case StoreLocation.Postgres server -> {
                if (!backedUp) {
                    throw new IllegalArgumentException("this brings " + games.games() + " games from version " + games.version() + " to " + StoreLook.version()
                            + ", which cannot be undone: back the database up with its own tools, copy the key file, and say so with --backed-up");
                }
            }
        }
        try (var _ = data.openAfterUpgrade(library.get())) {
            out.println(games.games() + " games in " + store + " have version " + StoreLook.version() + " now");
        }
    }
}
