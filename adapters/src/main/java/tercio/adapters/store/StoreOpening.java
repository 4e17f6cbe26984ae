package tercio.adapters.store;

import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.tracing.Traces;
import tercio.application.record.MessageRegistry;
import tercio.application.record.StorageDamaged;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Opens the games of a store with the key file and the manifest of its folder.
 *
 * <p>Decided: on PostgreSQL the key file and the manifest stay in the folder of each service, because whoever has only the database must be
 * able neither to sign nor to change what was written. The key file is the same for all services of a database, copied by the operator; a
 * service with another one is refused. Each service has a manifest of its own: what it saw must be there, and what others wrote carries a
 * keyed hash. Given up: a service that starts the first time does not notice that the newest events of games are gone.
 */
public final class StoreOpening {

    /** The purpose of the key for hashes of rows. */
    static final String ROWS = "rows";
    /** The purpose of the key for lines of the manifest. */
    static final String MANIFEST = "manifest";

    private StoreOpening() {}

    /** An opening for a service that has begun: the manifest is being read, while the store is looked at and the rest of a service starts. */
    public static final class Begun {

        private final StoreLocation store;
        private final ManifestAhead ahead;

        private Begun(StoreLocation store) {
            this.store = store;
            ahead = ManifestAhead.begin(store.folder());
        }

        /**
         * Opens the store.
         *
         * @throws StorageUnavailable telling in one line why it cannot be opened
         */
        public GameBackend open(InstalledRulebooks library, Traces traces) {
            return StoreOpening.open(store, library, traces, true, ahead, BackgroundTurn.afterFirstAnswer());
        }
    }

    /** Begins to open a store. Nothing is changed and nothing is refused before {@link Begun#open}. */
    public static Begun begin(StoreLocation store) {
        return new Begun(store);
    }

    static GameBackend open(StoreLocation store, InstalledRulebooks library, Traces traces) {
        return open(store, library, traces, true, ManifestAhead.begin(store.folder()), BackgroundTurn.atOnce());
    }

    /** Opens a store for a move, which has it for itself, also one with only a part of the games. */
    static GameBackend openUnfinished(StoreLocation store, InstalledRulebooks library) {
        return open(store, library, Traces.OFF, false, ManifestAhead.NONE, BackgroundTurn.atOnce());
    }

    private static GameBackend open(StoreLocation store, InstalledRulebooks library, Traces traces, boolean whole, ManifestAhead ahead, BackgroundTurn turn) {
        return switch (store) {
            case StoreLocation.Folder embedded -> open(embedded.folder(), library, traces, whole, ahead, turn);
            case StoreLocation.Postgres server -> open(server, library, traces, whole, ahead, turn);
        };
    }

    /** Refuses a store that has only a part of the games, or whose games were moved away. */
    static void requireWhole(Database database, StoreLocation store) {
        if (MoveProgress.isMovedAway(database)) {
            throw Unavailable.because(Sentence.of("kernel.storage.moved-away").with("store", new Text(store.toString())));
        }
        if (!MoveProgress.sources(database).isEmpty()) {
            throw Unavailable.because(Sentence.of("kernel.storage.move-unfinished").with("store", new Text(store.toString())));
        }
    }

    private static void requireHere(Path folder) {
        if (Files.exists(folder.resolve(StoreMove.MOVED)) && !Files.exists(folder.resolve("tercio.mv.db"))) {
            throw Unavailable.because(Sentence.of("kernel.storage.moved-to-database").with("folder", new Text(folder.toString())).with("file", new Text(StoreMove.MOVED)));
        }
    }

    private static GameBackend open(Path folder, InstalledRulebooks library, Traces traces, boolean whole, ManifestAhead ahead, BackgroundTurn turn) {
        if (whole) {
            requireHere(folder);
        }
        var database = Database.in(folder);
        try {
            if (whole) {
                requireWhole(database, new StoreLocation.Folder(folder));
            }
            var keys = ReceiptKeyFile.in(folder);
            var rows = JdbcClient.create(database.source());
            boolean first = keys.secret().isEmpty();
            boolean manifestBefore = first && hasMark(rows);
            var secret = keys.secret().orElseGet(RowSeals::secret);
            var seals = new RowSeals(secret, ROWS);
            if (first && !manifestBefore) {
                takeRowsAsTheyAre(rows, database.dialect(), seals);
            }
            if (first) {
                // Not before the rows: who is killed in between does both again.
                keys.secret(secret);
            }
            return GameBackend.on(database, keys, seals, GameManifest.in(manifestFile(folder, keys, ahead), keys, database::flush, manifestBefore, "the first of this folder"), library, traces, turn)
                    .beside(folder);
        } catch (RuntimeException failed) {
            database.close();
            throw openingFailure(folder, failed);
        }
    }

    /** Refuses a folder with games of its own, because its manifest knows these. */
    private static void requireNoGamesIn(Path folder, StoreLocation store) {
        if (Files.exists(folder.resolve("tercio.mv.db"))) {
            throw Unavailable.because(Sentence.of("kernel.storage.games-of-its-own").with("folder", new Text(folder.toString())).with("store", new Text(store.toString())));
        }
    }

    private static GameBackend open(StoreLocation.Postgres store, InstalledRulebooks library, Traces traces, boolean whole, ManifestAhead ahead, BackgroundTurn turn) {
        var database = PostgresDatabase.at(store.address(), store.folder());
        try {
            if (whole) {
                database.announcePresence(BuildsTogether.knownEvents(new MessageRegistry(library.rulesets())));
                requireWhole(database, store);
                requireNoGamesIn(store.folder(), store);
            }
            var rows = JdbcClient.create(database.source());
            var keys = SharedReceiptKeys.file(rows, store);
            return GameBackend.on(database, SharedReceiptKeys.of(rows, keys), new RowSeals(keys.secret().orElseThrow(), ROWS),
                    GameManifest.ofSharedDatabase(manifestFile(store.folder(), keys, ahead), keys, "the first of this service", false), library, traces, turn).beside(store.folder());
        } catch (RuntimeException failed) {
            database.close();
            throw failed;
        }
    }

    /** The failure of an opening that needs an unreadable part of the file. */
    private static RuntimeException openingFailure(Path folder, RuntimeException failed) {
        return StorageDamaged.isCauseOf(failed) || DatabaseFault.isUnreadable(failed)
                ? Unavailable.because(Sentence.of("kernel.storage.file-damaged-rebuild"), folder.toAbsolutePath().normalize().resolve("tercio.mv.db"), DatabaseFault.words(failed), failed)
                : failed;
    }

    /** A database that had a manifest is not taken as it is because the file of keys is gone. */
    private static boolean hasMark(JdbcClient rows) {
        return rows.sql("select exists (select 1 from manifest_mark)").query(Boolean.class).single();
    }

    static ManifestFile manifestFile(Path folder, ReceiptKeyFile keys, ManifestAhead ahead) {
        return new ManifestFile(folder, new RowSeals(keys.secret().orElseThrow(), MANIFEST), ahead);
    }

    /** Seals the rows beside the events as they are. */
    static void takeRowsAsTheyAre(JdbcClient rows, Dialect dialect, RowSeals seals) {
        ListedGames.takeAsTheyAre(rows, seals);
        JdbcRemarkStore.takeAsTheyAre(rows, dialect, seals);
        SetAsideRows.takeAsTheyAre(rows, seals);
        PackedGames.takeAsTheyAre(rows, seals);
    }
}
