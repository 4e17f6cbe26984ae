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
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

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
        var told = CommandText.of(spec);
        switch (StoreLook.at(store)) {
            case StoreLook.Empty none -> throw refusal("program.store.no-games", store);
            case StoreLook.InUse open -> throw refusal("program.store.stop-service", store);
            case StoreLook.Unfit unfit -> throw new RefusedInput(unfit.reason());
            case StoreLook.Holding games when games.isNewer() -> throw new RefusedInput(Sentence.of("program.store.newer-tables").with("store", new Text(store.toString()))
                    .with("version", new Text(String.valueOf(games.version()))).with("newest", new Text(String.valueOf(StoreLook.version()))));
            case StoreLook.Holding games when games.inUse() -> throw refusal("program.store.stop-services", store);
            case StoreLook.Holding games when !games.isOlder() -> told.print(Sentence.of("program.store.current").with("store", new Text(store.toString()))
                    .with("version", new Text(String.valueOf(games.version()))));
            case StoreLook.Holding games -> upgrade(store, games, told);
        }
        told.out().flush();
        return 0;
    }

    private static RefusedInput refusal(String key, StoreLocation store) {
        return new RefusedInput(Sentence.of(key).with("store", new Text(store.toString())));
    }

    private void upgrade(StoreLocation store, StoreLook.Holding games, CommandText told) {
        switch (store) {
            case StoreLocation.Folder embedded -> {
                if (backup == null) {
                    throw new RefusedInput(sentence("program.store.upgrade-folder", games));
                }
                if (Files.exists(backup)) {
                    throw new RefusedInput(Sentence.of("program.store.backup-exists").with("file", new Text(backup.toString())));
                }
                BackupFile.asItIs(embedded.folder(), backup.toAbsolutePath());
                told.print(Sentence.of("program.store.backup-before").with("file", new Text(backup.toString())));
            }
            case StoreLocation.Postgres server -> {
                if (!backedUp) {
                    throw new RefusedInput(sentence("program.store.upgrade-database", games));
                }
            }
        }
        try (var _ = data.openAfterUpgrade(library.get())) {
            told.print(Sentence.of("program.store.upgraded").with("games", new Text(String.valueOf(games.games()))).with("store", new Text(store.toString())).with("version", new Text(String.valueOf(StoreLook.version()))));
        }
    }

    private static Sentence sentence(String key, StoreLook.Holding games) {
        return Sentence.of(key).with("games", new Text(String.valueOf(games.games()))).with("version", new Text(String.valueOf(games.version())))
                .with("newest", new Text(String.valueOf(StoreLook.version())));
    }
}
