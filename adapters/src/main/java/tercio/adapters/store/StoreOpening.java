package tercio.adapters.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import tercio.adapters.tracing.Traces;
import tercio.application.receipt.ReceiptKeys;
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

    /** An opening that has begun: the manifest is being read, while the store is looked at and the rest of a service starts. */
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
            return StoreOpening.open(store, library, traces, true, ahead);
        }
    }

    /** Begins to open a store. Nothing is changed and nothing is refused before {@link Begun#open}. */
    public static Begun begin(StoreLocation store) {
        return new Begun(store);
    }

    static GameBackend open(StoreLocation store, InstalledRulebooks library, Traces traces) {
        return begin(store).open(library, traces);
    }

    /** Opens a store for a move, which has it for itself, also one with only a part of the games. */
    static GameBackend openUnfinished(StoreLocation store, InstalledRulebooks library) {
        return open(store, library, Traces.OFF, false, ManifestAhead.NONE);
    }

    private static GameBackend open(StoreLocation store, InstalledRulebooks library, Traces traces, boolean whole, ManifestAhead ahead) {
        return switch (store) {
            case StoreLocation.Folder embedded -> open(embedded.folder(), library, traces, whole, ahead);
            case StoreLocation.Postgres server -> open(server, library, traces, whole, ahead);
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

    private static GameBackend open(Path folder, InstalledRulebooks library, Traces traces, boolean whole, ManifestAhead ahead) {
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
            return GameBackend.on(database, keys, seals, manifest(file(folder, keys, ahead), keys, database, manifestBefore, "the first of this folder"), library, traces)
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

    private static GameBackend open(StoreLocation.Postgres store, InstalledRulebooks library, Traces traces, boolean whole, ManifestAhead ahead) {
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
                    sharedManifest(file(store.folder(), keys, ahead), keys, "the first of this service", false), library, traces).beside(store.folder());
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

    private static GameManifest manifest(ManifestFile file, ReceiptKeyFile keys, Database database, boolean before, String cause) {
        return GameManifest.in(file, keys, database::flush, before, cause);
    }

    private static GameManifest sharedManifest(ManifestFile file, ReceiptKeyFile keys, String cause, boolean takes) {
        return GameManifest.ofSharedDatabase(file, keys, cause, takes);
    }

    private static ManifestFile file(Path folder, ReceiptKeyFile keys, ManifestAhead ahead) {
        return new ManifestFile(folder, new RowSeals(keys.secret().orElseThrow(), MANIFEST), ahead);
    }

    private static void takeRowsAsTheyAre(JdbcClient rows, Dialect dialect, RowSeals seals) {
        ListedGames.takeAsTheyAre(rows, seals);
        JdbcRemarkStore.takeAsTheyAre(rows, dialect, seals);
        SetAsideRows.takeAsTheyAre(rows, seals);
        PackedGames.takeAsTheyAre(rows, seals);
    }

    /**
     * Takes the games of a folder, as {@link #takeAsItIs(StoreLocation, String)}.
     *
     * @return how many games it knows now
     */
    public static int takeAsItIs(Path folder, String cause) {
        return takeAsItIs(new StoreLocation.Folder(folder), cause);
    }

    /**
     * Takes the games of a store, their tokens and their secrets as they are now: they are signed and sealed, and the manifest is begun anew.
     * What is stored beside the events is made again at the next start. In a folder all that is done with a new secret; the services of a
     * PostgreSQL database keep theirs, because each holds it.
     *
     * @param cause why, for whoever reads the manifest
     * @return how many games it knows now
     */
    public static int takeAsItIs(StoreLocation store, String cause) {
        GameManifest manifest;
        try (var _ = store instanceof StoreLocation.Postgres server ? StorePresence.alone(server) : StorePresence.NONE; var database = Database.of(store)) {
            var rows = JdbcClient.create(database.source());
            var file = store instanceof StoreLocation.Postgres server ? SharedReceiptKeys.file(rows, server) : ReceiptKeyFile.in(store.folder());
            ManifestFile.delete(store.folder());
            file.secret(database.isShared() ? file.secret().orElseThrow() : RowSeals.secret());
            var seals = new RowSeals(file.secret().orElseThrow(), ROWS);
            GameProofs.takeAsTheyAre(rows);
            rows.sql("delete from set_aside").update();
            rows.sql("delete from checkpoint_build").update();
            rows.sql("delete from checked_record").update();
            takeRowsAsTheyAre(rows, database.dialect(), seals);
            if (database.isShared()) {
                takeNewestEvents(database, new EventSeals(rows, seals));
            }
            var lines = file(store.folder(), file, ManifestAhead.NONE);
            manifest = database.isShared() ? sharedManifest(lines, file, cause, true) : manifest(lines, file, database, false, cause);
            ReceiptKeys keys = database.isShared() ? SharedReceiptKeys.of(rows, file) : file;
            var proofs = new GameProofs(rows, database.dialect(), keys, manifest);
            new ManifestStart(rows, proofs, new JdbcCredentialStore(rows, proofs, new ListedGames(rows, database.dialect(), seals, new UnfitRows(), new ListedPieces(new JdbcTemplate(database.source()), database.dialect())),
                    new DataSourceTransactionManager(database.source())), new JdbcStoredEntries(new JdbcTemplate(database.source()), database.dialect(), PackedGames.NONE), manifest);
            manifest.pause();
        }
        manifest.close();
        return manifest.games().size();
    }

    private static void takeNewestEvents(Database database, EventSeals seals) {
        var rows = new JdbcTemplate(database.source());
        var entries = new JdbcStoredEntries(rows, database.dialect(), PackedGames.NONE);
        rows.query("select aggregateIdentifier, max(sequenceNumber) + 1 from DomainEventEntry group by aggregateIdentifier",
                (row, number) -> new RemainingGames.Game(row.getString(1), row.getInt(2))).forEach(game -> {
                    var hash = new AtomicReference<>("");
                    entries.each(game.id(), game.events(), game.events(), entry -> hash.set(entry.hash()));
                    seals.take(game.id(), game.events(), hash.get());
                });
    }
}
