package tercio.adapters.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.StoredHashes;
import tercio.application.record.EventLog;
import tercio.application.record.ImportedRecord;
import tercio.application.record.RecordCodec;

/**
 * Finds the games that hold the events of a record already, by the hashes of their events: the name that a record gives itself, and the
 * parent that it names, prove nothing.
 *
 * <p>Decided: a record whose last event stands in a game at the same position is that game, also where the game was played on since. A
 * record that goes on where a game here ends has events that are nowhere else, so it becomes a game of its own, and the answer names the
 * game that it continues. A caller is told of games that it may see, and of no other: whoever may not see the game imports the record as if
 * it were the first. A game that is set aside is not found, so that its record can be imported again.
 */
public final class RecordOrigins {

    /** The statement with the parameters game and first_hash. */
    static final String INSERT = "insert into game_line (game, first_hash) values (?, ?)";

    /** Limit of the games with the same first event that are compared, the oldest first. */
    private static final int COMPARED = 200;

    private static final String CANDIDATES = "select l.game from game_line l join game_keys k on k.game = l.game where l.first_hash = :hash";
    private static final String VISIBLE =
            " and (k.open or k.host = :token or exists (select 1 from seat_key s where s.game = k.game and s.token = :token))";
    private static final String OLDEST = " order by k.ordinal limit " + COMPARED;

    /**
     * The part of a record that is here.
     *
     * @param sameAs the game that holds all of its events; empty where none does
     * @param newest the newest position of that game, 0 without one
     * @param continues the game whose newest event lies within the record, the longest; empty where there is none, or {@code sameAs}
     */
    public record Found(Optional<String> sameAs, int newest, Optional<String> continues) {
        static final Found NOTHING = new Found(Optional.empty(), 0, Optional.empty());
    }

    private final JdbcClient database;
    private final EventLog log;
    private final JdbcStoredEntries entries;
    private final DamagedGames damaged;
    private final RecordCodec notation;

    RecordOrigins(JdbcClient database, EventLog log, JdbcStoredEntries entries, DamagedGames damaged, RecordCodec notation) {
        this.notation = notation;
        this.database = database;
        this.log = log;
        this.entries = entries;
        this.damaged = damaged;
    }

    /**
     * Finds what a caller may learn.
     *
     * @param tokenHash the caller's, or an empty text
     */
    public Found of(ImportedRecord record, String tokenHash) {
        return of(record, database.sql(CANDIDATES + VISIBLE + OLDEST).param("hash", StoredHashes.first(record, notation)).param("token", tokenHash).query(String.class).list());
    }

    /** Finds the games for the owner of the database. */
    public Found of(ImportedRecord record) {
        return of(record, database.sql(CANDIDATES + OLDEST).param("hash", StoredHashes.first(record, notation)).query(String.class).list());
    }

    private Found of(ImportedRecord record, List<String> candidates) {
        if (candidates.isEmpty()) {
            return Found.NOTHING;
        }
        var hashes = StoredHashes.of(record, notation);
        var longest = Found.NOTHING;
        int reaches = 0;
        for (var game : candidates) {
            int newest = log.newest(game);
            int shared = Math.min(newest, hashes.size());
            if (shared <= reaches || damaged.reason(game).isPresent() || !hashes.get(shared - 1).equals(hash(game, shared))) {
                continue;
            }
            if (shared == hashes.size()) {
                return new Found(Optional.of(game), newest, Optional.empty());
            }
            reaches = shared;
            longest = new Found(Optional.empty(), 0, Optional.of(game));
        }
        return longest;
    }

    private String hash(String game, int position) {
        var hash = new AtomicReference<>("");
        entries.each(game, position, position, entry -> hash.set(entry.hash()));
        return hash.get();
    }
}
