package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;
import tercio.adapters.json.SealedText;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.RecordCodec;
import tercio.application.record.StoredEntries;
import tercio.application.record.UnreadableRecord;

/** Reads the rows of the event store without decoding them. Its own SQL, because checks need the bytes that are stored. */
final class JdbcStoredEntries implements StoredEntries {

    private static final int FETCHED_AT_ONCE = 5000;

    private final JdbcTemplate database;
    private final PackedGames packed;
    /** The transactions in which rows are read some at a time, where the driver reads them all at once otherwise. */
    private final Optional<TransactionTemplate> inParts;

    /** @param packed the part of games that has no rows of its own */
    JdbcStoredEntries(JdbcTemplate database, Dialect dialect, PackedGames packed) {
        this.database = database;
        this.packed = packed;
        inParts = dialect.readsAllAtOnce() ? Optional.of(new TransactionTemplate(new DataSourceTransactionManager(database.getDataSource()))) : Optional.empty();
        database.setFetchSize(FETCHED_AT_ONCE);
    }

    @Override
    public void forEach(String game, Consumer<Entry> reader) {
        each(game, 1, Integer.MAX_VALUE, reader);
    }

    /**
     * Passes each stored entry between two positions to the reader, in the order of position.
     *
     * @throws UnreadableRecord at an entry that cannot be read; those before it were passed
     */
    void each(String game, int from, int to, Consumer<Entry> reader) {
        var next = new AtomicInteger(from);
        try {
            rows(game, from, to, entry -> {
                next.set(entry.position() + 1);
                reader.accept(entry);
            });
        } catch (UnreadableData somewhere) {
            eachReadable(game, next.get(), to, reader);
        }
    }

    /** A statement fails as a whole: the entries are read in shorter and shorter stretches, up to the one that cannot be read. */
    private void eachReadable(String game, int from, int to, Consumer<Entry> reader) {
        int next = from;
        int stretch = FETCHED_AT_ONCE;
        while (next <= to) {
            var read = new ArrayList<Entry>();
            try {
                rows(game, next, (int) Math.min(to, (long) next + stretch - 1), read::add);
            } catch (UnreadableData inside) {
                if (stretch == 1) {
                    throw new UnreadableRecord(next, inside);
                }
                stretch = Math.max(1, stretch / 4);
                continue;
            } catch (UnreadableRecord at) {
                read.forEach(reader);
                throw at;
            }
            read.forEach(reader);
            if (read.isEmpty()) {
                return;
            }
            next += stretch;
        }
    }

    private void rows(String game, int from, int to, Consumer<Entry> reader) {
        inParts.filter(template -> to > from && !TransactionSynchronizationManager.isActualTransactionActive()).ifPresentOrElse(template -> template.executeWithoutResult(transaction -> read(game, from, to, reader)),
                () -> read(game, from, to, reader));
    }

    /** Reads entries; where the first one has no row, it is packed with those that follow it. */
    private void read(String game, int from, int to, Consumer<Entry> reader) {
        var after = new ArrayList<Entry>();
        var begins = new AtomicBoolean();
        UnreadableRecord unreadable = null;
        try {
            database.query("select sequenceNumber, payloadType, payloadRevision, payload, metaData, explanation from DomainEventEntry"
                    + " where aggregateIdentifier = ? and sequenceNumber between ? and ? order by sequenceNumber", row -> {
                var entry = entry(row);
                if (begins.get() || after.isEmpty() && entry.position() == from) {
                    begins.set(true);
                    reader.accept(entry);
                } else {
                    after.add(entry);
                }
            }, game, from - 1L, to - 1L);
        } catch (UnreadableRecord at) {
            unreadable = at;
        }
        if (!begins.get() && from <= to && (unreadable == null || unreadable.position() > from)) {
            var first = packed.of(game).entries();
            first.subList(Math.min(from - 1, first.size()), Math.min(to, first.size())).forEach(reader);
            after.forEach(reader);
        }
        if (unreadable != null) {
            throw unreadable;
        }
    }

    private static Entry entry(ResultSet row) throws SQLException {
        var payload = row.getBytes(4);
        var metaData = row.getBytes(5);
        if (payload == null || metaData == null) {
            // The index tells of a row that is not there.
            throw new UnreadableRecord((int) row.getLong(1) + 1, null);
        }
        var sealed = SealedText.read(text(metaData));
        var fact = new RecordCodec.EncodedEvent(row.getString(2), Integer.parseInt(row.getString(3)), text(payload));
        var explanation = row.getBytes(6);
        return new Entry((int) row.getLong(1) + 1, fact, new EncodedEnvelope(sealed.envelope(), explanation == null ? "" : text(explanation)), sealed.hash());
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
