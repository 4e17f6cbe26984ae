package tercio.adapters.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.axonframework.eventhandling.tokenstore.AbstractTokenEntry;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The clock of the database server, by which services of one database claim their share of the views. By a clock of its own a service that is an
 * hour ahead would take the claims of the others all the time, and nobody would take over its own for an hour after it died.
 */
final class ServerClock extends Clock {

    private static final Logger LOG = LoggerFactory.getLogger(ServerClock.class);
    /** By how much the clock of this machine may be wrong before the operator is told. */
    private static final Duration TOLD = Duration.ofSeconds(30);

    private final Clock own = Clock.systemUTC();
    private volatile Duration ahead = Duration.ZERO;
    private volatile boolean told;

    /** Axon has one clock of claims for the whole process. */
    static ServerClock ofClaims() {
        synchronized (AbstractTokenEntry.class) {
            if (!(AbstractTokenEntry.clock instanceof ServerClock)) {
                AbstractTokenEntry.clock = new ServerClock();
            }
            return (ServerClock) AbstractTokenEntry.clock;
        }
    }

    /** Asks the server for its time. */
    void set(Connection connection) throws SQLException {
        ahead = ahead(connection);
        if (!told && ahead.abs().compareTo(TOLD) > 0) {
            told = true;
            LOG.warn("The clock of this machine and that of the database server are {} seconds apart: set one of them.", ahead.abs().toSeconds());
        }
    }

    /** By how much the clock of this machine is ahead of that of the server. */
    static Duration ahead(Connection connection) throws SQLException {
        try (var statement = connection.createStatement(); var row = statement.executeQuery("select clock_timestamp()")) {
            row.next();
            return Duration.between(row.getObject(1, OffsetDateTime.class).toInstant(), Instant.now());
        }
    }

    @Override
    public Instant instant() {
        return own.instant().minus(ahead);
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
