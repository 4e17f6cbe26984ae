package tercio.adapters.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tercio.projections.sentence.StoredReasons;

/**
 * A data folder whose database file is damaged, made whole in a new file: what can be read is taken over, and damaged games come from a
 * backup. The old file is kept beside it. No service may use the folder meanwhile.
 */
public final class FolderRepair {

    /** The name of the old file afterwards. */
    public static final String KEPT = "tercio.mv.db.damaged";

    private static final String FILE = "tercio.mv.db";

    private final Path folder;

    private FolderRepair(Path folder) {
        this.folder = folder.toAbsolutePath().normalize();
    }

    /**
     * The result.
     *
     * @param pages the number of pages of the old file that could not be read
     * @param lost the games that lost events
     */
    public record Rescued(int pages, Set<String> lost) {}

    /**
     * The result.
     *
     * @param restored the games that came from the backup
     * @param missing the damaged games that the backup lacks
     */
    public record Restored(Set<String> restored, Set<String> missing) {}

    /** Takes what can be read over into a new file, where pages of the file of a folder cannot be read; empty where all can be. */
    public static Optional<Rescued> rescue(Path folder) throws IOException {
        return Files.exists(folder.resolve(FILE)) ? new FolderRepair(folder).rescue() : Optional.empty();
    }

    /**
     * Replaces the games of a folder that are set aside, and those that the file lost altogether, by those of a backup. Games that are well stay
     * as they are.
     */
    public static Restored restore(Path backup, Path folder, InstalledRulebooks library) throws IOException {
        if (!Files.exists(folder.resolve(FILE))) {
            throw new RefusedInput(Sentence.of("program.store.nothing-damaged").with("folder", new Text(folder.toString())));
        }
        return new FolderRepair(folder).restore(backup, library);
    }

    private Optional<Rescued> rescue() throws IOException {
        var staging = Files.createTempDirectory(folder, "rescue");
        try {
            Optional<Rescued> rescued;
            try (var old = Database.in(folder)) {
                int pages = old.inspectNow();
                rescued = pages == 0 ? Optional.empty() : Optional.of(new Rescued(pages, copy(old, staging)));
            }
            if (rescued.isPresent()) {
                replace(staging);
            }
            return rescued;
        } finally {
            delete(staging);
        }
    }

    private static Set<String> copy(Database old, Path staging) {
        try (var fresh = Database.in(staging)) {
            return new TreeSet<>(Salvage.copyReadable(old, fresh, Set.of()));
        } catch (SQLException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.not-taken-over").with("why", DatabaseFault.words(failed)), failed);
        }
    }

    private Restored restore(Path backup, InstalledRulebooks library) throws IOException {
        var damaged = damagedGames(library);
        var staging = Files.createTempDirectory(folder, "restore");
        var unpacked = Files.createTempDirectory(folder, "restore");
        try {
            BackupFile.unpack(backup, unpacked.resolve(FILE));
            var restored = new TreeSet<String>();
            try (var old = Database.in(folder); var fresh = Database.in(staging); var kept = Database.in(unpacked)) {
                old.inspectNow();
                var there = games(kept);
                var wanted = new HashSet<>(damaged.keySet());
                wanted.retainAll(there);
                var lost = Salvage.copyReadable(old, fresh, wanted);
                if (old.unreadableTables().contains("game_keys")) {
                    // Games whose tokens can no longer be read are in no list of games.
                    there.removeAll(games(fresh));
                    wanted.addAll(there);
                }
                requireKnown(damaged, wanted, lost);
                Salvage.takeGames(kept, fresh, wanted);
                restored.addAll(wanted);
            } catch (SQLException failed) {
                throw Unavailable.because(Sentence.of("kernel.storage.not-restored").with("why", DatabaseFault.words(failed)), failed);
            }
            replace(staging);
            StoreResealing.takeAsItIs(folder, "damaged games restored from a backup");
            damaged.keySet().removeAll(restored);
            return new Restored(restored, damaged.keySet());
        } finally {
            delete(staging);
            delete(unpacked);
        }
    }

    private Map<String, String> damagedGames(InstalledRulebooks library) {
        try (var backend = GameBackend.in(folder, library)) {
            backend.dailyCheck().checkAll();
            return new TreeMap<>(backend.damagedGames().all());
        }
    }

    /**
     * Refuses a repair where a game is set aside for another reason than lost events: the folder's knowledge of its games is written anew,
     * so such a game would come back as it is.
     */
    private static void requireKnown(Map<String, String> damaged, Set<String> restored, Set<String> lost) {
        damaged.forEach((game, reason) -> {
            if (!restored.contains(game) && !lost.contains(game)) {
                throw new RefusedInput(Sentence.of("program.store.backup-lacks").with("game", new Text(game)).with("reason", Argument.of(StoredReasons.sentence(reason))));
            }
        });
    }

    private static Set<String> games(Database database) {
        return new HashSet<>(new JdbcTemplate(database.source()).queryForList("select game from game_keys", String.class));
    }

    private void replace(Path staging) throws IOException {
        Files.move(folder.resolve(FILE), folder.resolve(KEPT), StandardCopyOption.REPLACE_EXISTING);
        Files.move(staging.resolve(FILE), folder.resolve(FILE));
    }

    private static void delete(Path staging) throws IOException {
        try (var files = Files.list(staging)) {
            for (var file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(staging);
    }
}
