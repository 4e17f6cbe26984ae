package tercio.adapters.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.EntryTexts;
import tercio.application.record.HashChain;
import tercio.application.record.RecordCodec;
import tercio.application.record.Sealing;
import tercio.application.record.StoredEntries;
import tercio.application.record.UnreadableRecord;

/**
 * The packed part of games: their events from position 1 on, all but the newest, in one compressed row with a keyed hash. A game that went on
 * since has its further events in rows of their own, so nothing is ever unpacked in the database.
 */
final class PackedGames {

    static final String TABLE = "packed_game";

    /** Characters of the games that were read last, in memory. */
    private static final int REMEMBERED = 8 << 20;

    /** The packed games of a database where none is packed, or of which nobody reads more than the newest event. */
    static final PackedGames NONE = new PackedGames(Optional.empty(), Optional.empty(), Optional.empty());

    private final Optional<JdbcClient> database;
    private final Optional<RowSeals> seals;
    private final Optional<Sealing> sealing;
    private final Cache<String, Unpacked> recent = Caffeine.newBuilder().maximumWeight(REMEMBERED).executor(Runnable::run)
            .weigher((String game, Unpacked unpacked) -> unpacked.length()).build();

    PackedGames(JdbcClient database, RowSeals seals, RecordCodec notation) {
        this(Optional.of(database), Optional.of(seals), Optional.of(notation.sealing()));
    }

    /** The packed games for whoever follows the chain of hashes itself and has no key file: keyed hashes are not asked for. */
    static PackedGames withoutSeals(JdbcClient database, Sealing sealing) {
        return new PackedGames(Optional.of(database), Optional.empty(), Optional.of(sealing));
    }

    private PackedGames(Optional<JdbcClient> database, Optional<RowSeals> seals, Optional<Sealing> sealing) {
        this.database = database;
        this.seals = seals;
        this.sealing = sealing;
    }

    /**
     * The packed events of a game.
     *
     * @param seal of the row
     * @param rows in order of position
     * @param entries the same events as entries
     * @param length of their texts in characters
     */
    record Unpacked(byte[] seal, List<PackedEvents.Row> rows, List<StoredEntries.Entry> entries, int length) {

        static final Unpacked NOTHING = new Unpacked(new byte[0], List.of(), List.of(), 0);
    }

    private record Stored(int events, byte[] body) {}

    /**
     * The packed part of a game.
     *
     * @throws UnreadableRecord if the row cannot be read
     * @throws IllegalStateException if the service did not write it
     */
    Unpacked of(String game) {
        if (database.isEmpty()) {
            return Unpacked.NOTHING;
        }
        var seal = database.get().sql("select seal from packed_game where game = ?").param(game).query((row, number) -> Optional.ofNullable(row.getBytes(1))).optional();
        if (seal.isEmpty()) {
            return Unpacked.NOTHING;
        }
        var known = recent.getIfPresent(game);
        if (known != null && Arrays.equals(known.seal(), seal.get().orElse(null))) {
            return known;
        }
        var unpacked = read(game);
        recent.put(game, unpacked);
        return unpacked;
    }

    private Unpacked read(String game) {
        return database.orElseThrow().sql("select events, body, seal from packed_game where game = ?").param(game).query((row, number) -> {
            var body = row.getBytes(2);
            if (body == null) {
                throw new UnreadableRecord(1, null);
            }
            return unpack(game, new Stored(row.getInt(1), body), row.getBytes(3));
        }).optional().orElse(Unpacked.NOTHING);
    }

    private Unpacked unpack(String game, Stored stored, byte[] seal) {
        if (!seals.map(own -> own.fits(seal, TABLE, game, stored.events(), stored.body())).orElse(true)) {
            throw new IllegalStateException("its packed events are not those that the service packed");
        }
        try {
            return unpack(seal, PackedEvents.unpack(stored.body()), sealing.orElseThrow());
        } catch (IOException | IllegalArgumentException unfit) {
            throw new IllegalStateException("its packed events cannot be unpacked: " + unfit.getMessage(), unfit);
        }
    }

    private static Unpacked unpack(byte[] seal, List<PackedEvents.Row> rows, Sealing sealing) {
        var entries = new ArrayList<StoredEntries.Entry>();
        var hash = HashChain.START;
        for (var row : rows) {
            var entry = StoredEntries.Entry.after(hash, entries.size() + 1, new EntryTexts(row.fact(), row.envelope()), sealing);
            hash = entry.hash();
            entries.add(entry);
        }
        return new Unpacked(seal, List.copyOf(rows), List.copyOf(entries), (int) PackedEvents.length(rows));
    }

    /**
     * The row of packed events: its block of bytes and its seal.
     *
     * @param entries the events as whoever reads them from this block has them
     */
    record Packed(byte[] body, byte[] seal, List<StoredEntries.Entry> entries) {}

    /**
     * Packs events. The caller compares them with those read again from the block.
     *
     * @return empty where they are too long for a row
     */
    Optional<Packed> pack(String game, List<PackedEvents.Row> rows) {
        var body = PackedEvents.pack(rows);
        if (body.length > PackedEvents.LARGEST) {
            return Optional.empty();
        }
        try {
            var again = unpack(new byte[0], PackedEvents.unpack(body), sealing.orElseThrow());
            return Optional.of(new Packed(body, seals.orElseThrow().of(TABLE, game, rows.size(), body), again.entries()));
        } catch (IOException | IllegalArgumentException unfit) {
            return Optional.empty();
        }
    }

    /** Whether a game that stands at a position has nothing but its newest event outside of what is packed. */
    boolean rests(String game, int position) {
        return database.isPresent() && database.get().sql("select count(*) from packed_game where game = ? and events = ?").params(game, position - 1)
                .query(Integer.class).single() > 0;
    }

    /** Takes all rows as they are. */
    static void takeAsTheyAre(JdbcClient database, RowSeals seals) {
        for (var game : database.sql("select game from packed_game").query(String.class).list()) {
            var row = database.sql("select events, body from packed_game where game = ?").param(game)
                    .query((read, number) -> new Stored(read.getInt(1), read.getBytes(2))).single();
            database.sql("update packed_game set seal = ? where game = ?").params(seals.of(TABLE, game, row.events(), row.body()), game).update();
        }
    }
}
