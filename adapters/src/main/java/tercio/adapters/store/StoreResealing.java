package tercio.adapters.store;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import tercio.application.receipt.ReceiptKeys;

/** Takes the games of a store as they are: they are signed and sealed anew. */
public final class StoreResealing {

    private StoreResealing() {}

    /**
     * Takes the games of a folder, as {@link #takeAsItIs(StoreLocation, String)}.
     *
     * @return the number of games it knows now
     */
    public static int takeAsItIs(Path folder, String cause) {
        return takeAsItIs(new StoreLocation.Folder(folder), cause);
    }

    /**
     * Takes the games of a store, their tokens and their secrets as they are now: they are signed and sealed, and the manifest is begun anew.
     * Tables beside the events are made again at the next start. In a folder all that is done with a new secret; the services of a
     * PostgreSQL database keep theirs, because each holds it.
     *
     * @param cause the reason, for the readers of the manifest
     * @return the number of games it knows now
     */
    public static int takeAsItIs(StoreLocation store, String cause) {
        GameManifest manifest;
        try (var _ = store instanceof StoreLocation.Postgres server ? StorePresence.alone(server) : StorePresence.NONE; var database = Database.of(store)) {
            var rows = JdbcClient.create(database.source());
            var file = store instanceof StoreLocation.Postgres server ? SharedReceiptKeys.file(rows, server) : ReceiptKeyFile.in(store.folder());
            ManifestFile.delete(store.folder());
            file.secret(database.isShared() ? file.secret().orElseThrow() : RowSeals.secret());
            var seals = new RowSeals(file.secret().orElseThrow(), StoreOpening.ROWS);
            GameProofs.takeAsTheyAre(rows);
            rows.sql("delete from set_aside").update();
            rows.sql("delete from checkpoint_build").update();
            rows.sql("delete from checked_record").update();
            StoreOpening.takeRowsAsTheyAre(rows, database.dialect(), seals);
            if (database.isShared()) {
                takeNewestEvents(database, new EventSeals(rows, seals));
            }
            var lines = StoreOpening.manifestFile(store.folder(), file, ManifestAhead.NONE);
            manifest = database.isShared() ? GameManifest.ofSharedDatabase(lines, file, cause, true) : GameManifest.in(lines, file, database::flush, false, cause);
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
