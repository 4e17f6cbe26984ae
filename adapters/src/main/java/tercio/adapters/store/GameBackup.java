package tercio.adapters.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.StorageUnavailable;
import tercio.application.verification.Progress;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/**
 * A backup of one game, with its tokens, secrets, receipts and remarks, out of a file or a PostgreSQL database. It is a backup as any other, with
 * one game in it. The events are copied first and in order: what is played meanwhile is in it up to a position, or not at all.
 */
public final class GameBackup {

    private GameBackup() {}

    /**
     * Writes a backup of a game of a store. The file of a folder may not be open in a service; a database may.
     *
     * @param file the file to write; it is written completely or not at all
     * @throws IllegalArgumentException if there is no such game
     * @throws StorageUnavailable if the store cannot be opened
     */
    public static void of(StoreLocation store, String game, Path file) {
        if (store instanceof StoreLocation.Folder embedded && !Files.exists(embedded.folder().resolve("tercio.mv.db"))) {
            throw new RefusedInput(Sentence.of("program.store.no-games").with("store", new Text(store.toString())));
        }
        try (var source = Database.of(store)) {
            copy(source, store.toString(), game, file);
        }
    }

    /**
     * Takes a game out of a backup of all games.
     *
     * @throws IllegalArgumentException if it is none, or has no such game
     */
    public static void ofBackup(Path backup, String game, Path file) throws IOException {
        var staging = Files.createTempDirectory(file.toAbsolutePath().getParent(), "backup");
        try {
            BackupFile.unpack(backup, staging.resolve("tercio.mv.db"));
            try (var source = Database.in(staging)) {
                copy(source, "the backup", game, file);
            }
        } finally {
            delete(staging);
        }
    }

    private static void copy(Database source, String name, String game, Path file) {
        if (JdbcClient.create(source.source()).sql("select count(*) from game_keys where game = ?").param(game).query(Integer.class).single() == 0) {
            throw new RefusedInput(Sentence.of("program.common.no-game").with("game", new Text(game)).with("store", new Text(name)));
        }
        Path staging;
        try {
            staging = Files.createTempDirectory(file.toAbsolutePath().getParent(), "backup");
        } catch (IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.backup-unwritable"), file, DatabaseFault.words(failed), failed);
        }
        try (var target = Database.in(staging)) {
            var copies = MovedTables.ALL.stream().filter(table -> table.gameColumn().isPresent()).map(table -> new TableCopy(table, source, Optional.of(game))).toList();
            var progress = new MoveProgress(target, game, copies.stream().mapToLong(copy -> copy.rows(source)).sum());
            copies.forEach(copy -> copy.into(target, Optional.empty(), progress, Progress.SILENT));
            progress.end();
            new ListedPieces(new JdbcTemplate(target.source()), target.dialect()).keep(game);
            BackupFile.write(target, file);
        } finally {
            delete(staging);
        }
    }

    /** Deletes a folder of this program; it holds secrets. */
    private static void delete(Path staging) {
        try (var files = Files.walk(staging)) {
            for (var each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
