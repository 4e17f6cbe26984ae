package tercio.adapters.store;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
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
 */
final class ManifestStart {

    private static final Logger LOG = LoggerFactory.getLogger(ManifestStart.class);

    private final JdbcClient database;
    private final GameManifest manifest;
    private final Map<String, String> missing = new TreeMap<>();

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
        if (countKnown() < manifest.size()) {
            recordMissing();
        }
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

    private void recordMissing() {
        var gone = manifest.gamesBeside(new HashSet<>(games()));
        for (var game : gone) {
            missing.put(game, Texts.englishPhrase(Sentence.of("kernel.aside.missing").with("count", manifest.of(game).orElseThrow().position())));
        }
        if (!gone.isEmpty()) {
            LOG.error("{} games are missing from the database, the first is {}: {}.", gone.size(), gone.getFirst(), missing.get(gone.getFirst()));
        }
    }

    /** The games that the manifest knows and the database lacks, with the reason. */
    Map<String, String> missing() {
        return missing;
    }
}
