package tercio.adapters.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.function.Consumer;

/** Finds events in the database of which this service was not told. One thread looks; others note what is known. */
final class UnannouncedEvents {

    /** Looks until events that were committed late are no longer looked for: transactions end in this time, or are ended. */
    private static final int LOOKS = 30;
    private static final int REMEMBERED = 10_000;
    private static final String NEWEST = "select coalesce(max(globalIndex), 0) from DomainEventEntry";
    private static final String SINCE = "select aggregateIdentifier, max(sequenceNumber), max(globalIndex) from DomainEventEntry where globalIndex > ?"
            + " group by aggregateIdentifier";

    /** The newest sequence numbers that are known here, of the games that were played last. */
    private final Cache<String, Long> known = Caffeine.newBuilder().maximumSize(REMEMBERED).build();
    /** The ends of the stream of events at the last looks, the oldest first. */
    private final ArrayDeque<Long> ends = new ArrayDeque<>();

    /**
     * Notes that the events of a game are known here.
     *
     * @param position of the newest one, from 1
     */
    void noteKnown(String game, int position) {
        known.asMap().merge(game, position - 1L, Math::max);
    }

    /** Begins with what is committed from now on, where it has not begun before. */
    void begin(Connection connection) throws SQLException {
        if (ends.isEmpty()) {
            ends.add(newest(connection));
        }
    }

    private static long newest(Connection connection) throws SQLException {
        try (var statement = connection.createStatement(); var row = statement.executeQuery(NEWEST)) {
            row.next();
            return row.getLong(1);
        }
    }

    /**
     * Looks for events that were not known here. They are known from now on.
     *
     * @param found takes each game that has some
     */
    void look(Connection connection, Consumer<String> found) throws SQLException {
        long end = ends.getLast();
        try (var statement = connection.prepareStatement(SINCE)) {
            statement.setLong(1, ends.getFirst());
            try (var rows = statement.executeQuery()) {
                while (rows.next()) {
                    end = Math.max(end, rows.getLong(3));
                    if (isNew(rows.getString(1), rows.getLong(2))) {
                        found.accept(rows.getString(1));
                    }
                }
            }
        }
        ends.add(end);
        if (ends.size() > LOOKS) {
            ends.removeFirst();
        }
    }

    private boolean isNew(String game, long sequence) {
        var before = known.getIfPresent(game);
        if (before != null && before >= sequence) {
            return false;
        }
        known.put(game, sequence);
        return true;
    }
}
