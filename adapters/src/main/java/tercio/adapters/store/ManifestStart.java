package tercio.adapters.store;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.StorageDamaged;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/**
 * Holds the games of the database against the manifest when the service starts: which are missing, and whether it is the database of this
 * folder. Where there never was a manifest, or where it was lost, the games that it does not know are taken as they are. Each game itself is
 * checked after the start ({@link DailyCheck}).
 *
 * <p>Decided: of more than {@value #AT_ONCE} games a start only asks how many there are, and they are compared in the background: to read the rows
 * of 100,000 took a tenth of the time of a start.
 */
final class ManifestStart {

    private static final Logger LOG = LoggerFactory.getLogger(ManifestStart.class);

    /** The number of games up to which a start compares them. */
    private static final int AT_ONCE = 5000;
    /** Games of a page of the list. */
    private static final int PAGE = 1000;

    private final JdbcClient database;
    private final GameManifest manifest;
    private final Map<String, String> missing = new ConcurrentHashMap<>();
    private volatile boolean compared;

    ManifestStart(JdbcClient database, GameProofs proofs, JdbcCredentialStore credentials, JdbcStoredEntries entries, GameManifest manifest) {
        this.database = database;
        this.manifest = manifest;
        if (manifest.takesUnknownGames()) {
            int taken = 0;
            for (var game : games()) {
                taken += manifest.of(game).isEmpty() && take(game, proofs, credentials, entries) ? 1 : 0;
            }
            if (taken > 0) {
                LOG.warn("{} games that the manifest did not know are taken into it as they are ({}).", taken, manifest.cause());
            }
        }
        if (manifest.isShared()) {
            registerOrCheck();
        } else if (manifest.takesUnknownGames()) {
            database.sql("delete from manifest_mark").update();
            database.sql("insert into manifest_mark (id) values (?)").param(manifest.id()).update();
        } else {
            checkFolder();
        }
        manifest.start();
        compared = manifest.size() <= AT_ONCE || count() < manifest.size();
        if (compared && countKnown() < manifest.size()) {
            recordMissing(manifest.gamesBeside(new HashSet<>(games())));
        }
    }

    private int count() {
        return database.sql("select count(*) from game_keys").query(Integer.class).single();
    }

    /**
     * Compares the games of the manifest with those of the database, unless the start has done so.
     *
     * @param pause called with the nanoseconds that each page of the list took
     */
    void compare(LongConsumer pause) {
        if (compared) {
            return;
        }
        // Before the games are read: those that are made meanwhile are not looked for.
        var expected = new HashSet<>(manifest.games());
        long after = Long.MIN_VALUE;
        for (var page = page(after, pause); !page.isEmpty(); page = page(after, pause)) {
            page.forEach(listed -> expected.remove(listed.game()));
            after = page.getLast().ordinal();
        }
        recordMissing(new ArrayList<>(new TreeSet<>(expected)));
        compared = true;
    }

    private record StoredGame(long ordinal, String game) {}

    private List<StoredGame> page(long after, LongConsumer pause) {
        long start = System.nanoTime();
        var page = database.sql("select ordinal, game from game_keys where ordinal > ? order by ordinal limit " + PAGE).param(after)
                .query((row, number) -> new StoredGame(row.getLong(1), row.getString(2))).list();
        pause.accept(System.nanoTime() - start);
        return page;
    }

    private List<String> games() {
        return database.sql("select game from game_keys order by ordinal").query((row, number) -> row.getString(1)).list();
    }

    /** The number of games of the database that the manifest knows. Their rows are read, and not an index alone: a row that cannot be read is told at once. */
    private int countKnown() {
        var known = new AtomicInteger();
        database.sql("select game from game_keys order by ordinal").query(row -> {
            known.addAndGet(manifest.knows(row.getString(1)) ? 1 : 0);
        });
        return known.get();
    }

    /** A manifest of a new service is told to the database; later on the database must know it. */
    private void registerOrCheck() {
        if (manifest.isFirst()) {
            database.sql("insert into manifest_mark (id) values (?)").param(manifest.id()).update();
        } else if (!database.sql("select id from manifest_mark").query(String.class).list().contains(manifest.id())) {
            LOG.error("The database is not the one that the manifest of this folder belongs to. 'tercio keys --reseal' takes its games as they are.");
        }
    }

    private void checkFolder() {
        var mark = database.sql("select id from manifest_mark").query(String.class).list();
        if (!mark.equals(List.of(manifest.id()))) {
            LOG.error("The database is not the one that belongs to the manifest in its folder. 'tercio keys --reseal' takes its games as they are.");
        }
    }

    /** Returns whether the game could be read. */
    private boolean take(String game, GameProofs proofs, JdbcCredentialStore credentials, JdbcStoredEntries entries) {
        try {
            credentials.readStored(game).ifPresent(each -> proofs.take(game, each));
            var newest = database.sql("select max(sequenceNumber) from DomainEventEntry where aggregateIdentifier = ?").param(game)
                    .query((row, number) -> row.getInt(1) + 1).single();
            entries.each(game, newest, newest, entry -> manifest.recordCommit(game, entry.position(), entry.hash()));
            return true;
        } catch (DataAccessException | StorageDamaged | IllegalArgumentException unreadable) {
            // The check of the records tells.
            return false;
        }
    }

    private void recordMissing(List<String> gone) {
        gone.forEach(game -> missing.put(game, reason(manifest.of(game).orElseThrow())));
        if (!gone.isEmpty()) {
            LOG.error("{} games are missing from the database, the first is {}: {}.", gone.size(), gone.getFirst(), missing.get(gone.getFirst()));
        }
    }

    private static String reason(KnownGame known) {
        return Texts.englishPhrase(Sentence.of("kernel.aside.missing").with("count", known.position()));
    }

    /** The reason why a game that the manifest knows is missing from the database; empty for other games. */
    Optional<String> whyMissing(String game) {
        return Optional.ofNullable(missing.get(game)).or(() -> compared ? Optional.empty() : manifest.of(game).filter(known -> !isStored(game)).map(ManifestStart::reason));
    }

    private boolean isStored(String game) {
        return database.sql("select exists (select 1 from game_keys where game = ?)").param(game).query(Boolean.class).single();
    }

    /** The games that the manifest knows and the database lacks, with the reason, as far as they were compared. */
    Map<String, String> missing() {
        return missing;
    }
}
