package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;
import tercio.adapters.json.SealedText;
import tercio.application.record.Notation;
import tercio.application.record.StoredEntries;
import tercio.application.record.UnreadableRecord;
import tercio.application.record.WrittenEnvelope;

/** Reads the rows of the event store without decoding them. Its own SQL, because checks need the bytes that are stored. */
final class JdbcStoredEntries implements StoredEntries {

    private static final int FETCHED_AT_ONCE = 5000;

    private final JdbcTemplate database;
    /** In a transaction rows are read some at a time, where the driver reads them all at once otherwise. */
    private final Optional<TransactionTemplate> inParts;

    JdbcStoredEntries(JdbcTemplate database, Dialect dialect) {
        this.database = database;
        inParts = dialect.readsAllAtOnce() ? Optional.of(new TransactionTemplate(new DataSourceTransactionManager(database.getDataSource()))) : Optional.empty();
        database.setFetchSize(FETCHED_AT_ONCE);
    }

    @Override
    public void each(String game, Consumer<Entry> reader) {
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

    private void read(String game, int from, int to, Consumer<Entry> reader) {
        database.query("select sequenceNumber, payloadType, payloadRevision, payload, metaData, explanation from DomainEventEntry"
                + " where aggregateIdentifier = ? and sequenceNumber between ? and ? order by sequenceNumber", row -> {
            if (row.getBytes(4) == null || row.getBytes(5) == null) {
                // The index tells of a row that is not there.
                throw new UnreadableRecord((int) row.getLong(1) + 1, null);
            }
            var sealed = SealedText.read(text(row.getBytes(5)));
            var fact = new Notation.Written(row.getString(2), Integer.parseInt(row.getString(3)), text(row.getBytes(4)));
            var explanation = row.getBytes(6);
            var envelope = new WrittenEnvelope(sealed.envelope(), explanation == null ? "" : text(explanation));
            reader.accept(new Entry((int) row.getLong(1) + 1, fact, envelope, sealed.hash()));
        }, game, from - 1L, to - 1L);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
