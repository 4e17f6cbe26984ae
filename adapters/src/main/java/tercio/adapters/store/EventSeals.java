package tercio.adapters.store;

import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The keyed hashes of events in a database that several services write. The hash of an event covers all before it, so that the one of the
 * newest event says that services with this secret wrote the whole game. The manifest of each service knows the events that a game must have
 * at least.
 */
final class EventSeals {

    private static final String TABLE = "domainevententry";

    private final JdbcClient database;
    private final RowSeals seals;

    EventSeals(JdbcClient database, RowSeals seals) {
        this.database = database;
        this.seals = seals;
    }

    byte[] of(String game, int position, String hash) {
        return seals.of(TABLE, game, position, hash);
    }

    /** Whether a service wrote an event of a game. */
    boolean fits(String game, int position, String hash) {
        return seals.fits(database.sql("select seal from DomainEventEntry where aggregateIdentifier = ? and sequenceNumber = ?").params(game, position - 1)
                .query((row, number) -> Optional.ofNullable(row.getBytes(1))).optional().flatMap(seal -> seal).orElse(null), TABLE, game, position, hash);
    }

    /** Takes an event as it is. */
    void take(String game, int position, String hash) {
        database.sql("update DomainEventEntry set seal = ? where aggregateIdentifier = ? and sequenceNumber = ?").params(of(game, position, hash), game, position - 1)
                .update();
    }
}
