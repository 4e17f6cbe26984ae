package tercio.adapters.store;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.GameOpened;
import tercio.application.record.HashChain;
import tercio.application.record.StorageUnavailable;
import tercio.application.verification.Progress;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tercio.projections.sentence.StoredReasons;

/**
 * Moves all games from one store into another that holds none: between the file of a folder and a PostgreSQL database. Every row is copied as
 * it is, so that tokens, receipts and links stay valid; the key file goes along. Then all of it is read from both and compared, and the record
 * of every game is exported from both, byte for byte the same. Only then may a service open the new store, and no longer the old one.
 *
 * <p>A move that was interrupted goes on where it was when it is asked for again.
 */
public final class StoreMove {

    /** The name of the database file of a folder after its games were moved away. */
    public static final String MOVED = "tercio.mv.db.moved";

    private final StoreLocation from;
    private final StoreLocation to;
    private final InstalledRulebooks library;

    private StoreMove(StoreLocation from, StoreLocation to, InstalledRulebooks library) {
        this.from = from;
        this.to = to;
        this.library = library;
    }

    /**
     * The result.
     *
     * @param games the number of games that were moved
     * @param rows the number of their rows
     */
    public record Moved(int games, long rows) {}

    /** The progress of the move; each step begins anew. */
    public interface Steps {

        /** Shows how far a step has come while it is done. */
        void step(String name, Consumer<Progress> work);
    }

    /**
     * Moves the games.
     *
     * @throws IllegalArgumentException if the one store has none, or the other has some
     * @throws StorageUnavailable if a store cannot be opened, or the copy is not the same
     */
    public static Moved move(StoreLocation from, StoreLocation to, InstalledRulebooks library, Steps steps) throws IOException {
        if (from instanceof StoreLocation.Folder && to instanceof StoreLocation.Folder) {
            throw new RefusedInput(Sentence.of("program.store.folder-to-database"));
        }
        if (from.toString().equals(to.toString())) {
            throw new RefusedInput(Sentence.of("program.store.here-already").with("store", new Text(to.toString())));
        }
        return new StoreMove(from, to, library).move(steps);
    }

    private Moved move(Steps steps) throws IOException {
        if (from instanceof StoreLocation.Folder embedded && !Files.exists(embedded.folder().resolve("tercio.mv.db"))) {
            throw new RefusedInput(Sentence.of("program.store.no-games").with("store", new Text(from.toString())));
        }
        // Held until the end: no service writes the one store or opens the other meanwhile.
        try (var _ = alone(from); var _ = alone(to)) {
            var records = new TreeMap<String, String>();
            long rows = copy(steps, records);
            beginManifest();
            steps.step("comparing records", progress -> requireSameRecords(records, progress));
            try (var target = Database.of(to)) {
                new MoveProgress(target, source(), rows).end();
            }
            markMovedAway();
            return new Moved(records.size(), rows);
        }
    }

    private static StorePresence alone(StoreLocation store) {
        return store instanceof StoreLocation.Postgres server ? StorePresence.alone(server) : StorePresence.NONE;
    }

    /** @param records takes the hash of the record of each game */
    private long copy(Steps steps, Map<String, String> records) throws IOException {
        try (var source = StoreOpening.openUnfinished(from, library)) {
            StoreOpening.requireWhole(source.get(Database.class), from);
            try (var target = Database.of(to)) {
                requireEmpty(target);
                steps.step("checking", progress -> requireSound(source, progress));
                takeKeys();
                long rows = copy(source, target, steps);
                steps.step("reading records", progress -> each(source.directory().all(), progress, game -> records.put(game, export(source, game))));
                return rows;
            }
        }
    }

    private static void each(List<String> games, Progress progress, Consumer<String> work) {
        for (int at = 0; at < games.size(); at++) {
            progress.reportOrStop(at, games.size());
            work.accept(games.get(at));
        }
    }

    /**
     * Begins the manifest of the new store. The mark of a folder moves into the database with its games; a file begins without one, because
     * it is no continuation of what one service of several saw.
     */
    private void beginManifest() {
        switch (to) {
            case StoreLocation.Folder embedded -> {
                var keys = ReceiptKeyFile.in(embedded.folder());
                ManifestFile.delete(embedded.folder());
                keys.secret(keys.secret().orElseThrow());
            }
            case StoreLocation.Postgres server -> ReceiptKeyFile.in(server.folder()).manifest().filter(mark -> sameFolder()).ifPresent(mark -> {
                try (var target = Database.of(server)) {
                    var rows = JdbcClient.create(target.source());
                    rows.sql("delete from manifest_mark where id = ?").param(mark.id()).update();
                    rows.sql("insert into manifest_mark (id) values (?)").param(mark.id()).update();
                }
            });
        }
    }

    private boolean sameFolder() {
        return from.folder().toAbsolutePath().normalize().equals(to.folder().toAbsolutePath().normalize());
    }

    private String source() {
        return HashChain.hash(from instanceof StoreLocation.Folder embedded ? embedded.folder().toAbsolutePath().normalize().toString() : from.toString());
    }

    /** Refuses a move while a game is set aside, because the reason would be forgotten and the game would come back as it is. */
    private static void requireSound(GameBackend source, Progress progress) {
        each(source.directory().all(), progress, source.damagedGames()::reason);
        source.damagedGames().all().entrySet().stream().findFirst().ifPresent(damaged -> {
            throw new RefusedInput(Sentence.of("program.store.aside-not-moved").with("game", new Text(damaged.getKey()))
                    .with("reason", Argument.of(StoredReasons.sentence(damaged.getValue()))));
        });
    }

    /** Rows are covered by hashes with the secret of the key file: the new store needs the same. */
    private void takeKeys() throws IOException {
        if (sameFolder()) {
            return;
        }
        DataDirectory.prepare(to.folder());
        var target = to.folder().resolve(ReceiptKeyFile.NAME);
        if (!ReceiptKeyFile.existsIn(to.folder())) {
            DataDirectory.restrictToOwner(Files.createFile(target), DataDirectory.OWNER_ONLY_FILE);
            Files.write(target, Files.readAllBytes(from.folder().resolve(ReceiptKeyFile.NAME)));
        }
        var own = ReceiptKeyFile.in(from.folder()).secret().orElseThrow();
        if (!ReceiptKeyFile.in(to.folder()).secret().filter(other -> Arrays.equals(own, other)).isPresent()) {
            throw new RefusedInput(Sentence.of("program.store.other-keys").with("folder", new Text(to.folder().toString())));
        }
    }

    private long copy(GameBackend source, Database target, Steps steps) {
        var database = source.get(Database.class);
        var copies = MovedTables.ALL.stream().map(table -> new TableCopy(table, database)).toList();
        long all = copies.stream().mapToLong(copy -> copy.rows(database)).sum();
        var progress = new MoveProgress(target, source(), all);
        steps.step("copying", shown -> copies.forEach(copy -> copy.into(target, seals(target), progress, shown)));
        steps.step("comparing rows", shown -> {
            for (int at = 0; at < copies.size(); at++) {
                shown.reportOrStop(at, copies.size());
                requireSame(copies.get(at), MovedTables.ALL.get(at), database, target);
            }
        });
        return all;
    }

    private void requireEmpty(Database target) {
        var sources = MoveProgress.sources(target);
        if (!sources.isEmpty() && !sources.equals(List.of(source()))) {
            throw new RefusedInput(Sentence.of("program.store.other-move").with("store", new Text(to.toString())));
        }
        if (sources.isEmpty() && MovedTables.ALL.stream().anyMatch(table -> new TableCopy(table, target).rows(target) > 0)) {
            throw new RefusedInput(Sentence.of("program.store.not-empty").with("store", new Text(to.toString())));
        }
    }

    private Optional<EventSeals> seals(Database target) {
        return Optional.of(target).filter(Database::isShared).map(shared -> new EventSeals(JdbcClient.create(shared.source()),
                new RowSeals(ReceiptKeyFile.in(to.folder()).secret().orElseThrow(), StoreOpening.ROWS)));
    }

    private void requireSame(TableCopy copy, MovedTables.Moved table, Database database, Database target) {
        if (copy.rows(database) != copy.rows(target) || !copy.digest(database).equals(copy.digest(target))) {
            throw Unavailable.because(Sentence.of("kernel.storage.rows-differ").with("table", new Text(table.name())).with("to", new Text(to.toString())).with("from", new Text(from.toString())));
        }
    }

    private void requireSameRecords(Map<String, String> records, Progress progress) {
        try (var target = StoreOpening.openUnfinished(to, library)) {
            each(List.copyOf(records.keySet()), progress, game -> {
                if (!export(target, game).equals(records.get(game))) {
                    throw Unavailable.because(Sentence.of("kernel.storage.record-differs").with("game", new Text(game)).with("to", new Text(to.toString())));
                }
            });
        }
    }

    private static String export(GameBackend backend, String game) {
        var opening = backend.eventLog().between(game, 1, 1).getFirst();
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            try (var out = new OutputStreamWriter(new DigestOutputStream(OutputStream.nullOutputStream(), digest), StandardCharsets.UTF_8)) {
                backend.records().write(game, (GameOpened) opening.fact(), Integer.MAX_VALUE, out);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException | NoSuchAlgorithmException never) {
            throw never instanceof IOException failed ? new UncheckedIOException(failed) : new IllegalStateException(never);
        }
    }

    /** The old store is no longer opened, so that no game goes on in both. */
    private void markMovedAway() throws IOException {
        switch (from) {
            case StoreLocation.Folder embedded -> Files.move(embedded.folder().resolve("tercio.mv.db"), embedded.folder().resolve(MOVED),
                    StandardCopyOption.REPLACE_EXISTING);
            case StoreLocation.Postgres server -> {
                try (var source = Database.of(server)) {
                    MoveProgress.markMovedAway(source, HashChain.hash(to.toString()));
                }
            }
        }
    }
}
