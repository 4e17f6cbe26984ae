package tercio.adapters.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.function.LongSupplier;
import org.axonframework.eventhandling.tokenstore.AbstractTokenEntry;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The clock of the database server, by which services of one database claim their share of the views. By a clock of its own a service that is an
 * hour ahead would take the claims of the others all the time, and nobody would take over its own for an hour after it died. From one reading to
 * the next it goes by the counter of the processor, because the clock of a machine may be set at any moment.
 */
final class ServerClock extends Clock {

    private static final Logger LOG = LoggerFactory.getLogger(ServerClock.class);
    /** The error of this machine's clock from which on the operator is told. */
    private static final Duration TOLD = Duration.ofSeconds(30);

    /** The time that the server told, and the counter of this processor then. */
    private record Reading(Instant time, long counted) {}

    private final LongSupplier counter;
    private volatile Reading last;
    private volatile boolean told;

    /** Until the server has told its time it is that of this machine. */
    ServerClock(LongSupplier counter) {
        this.counter = counter;
        last = new Reading(Instant.now(), counter.getAsLong());
    }

    /** Axon has one clock of claims for the whole process. */
    static ServerClock ofClaims() {
        synchronized (AbstractTokenEntry.class) {
            if (!(AbstractTokenEntry.clock instanceof ServerClock)) {
                AbstractTokenEntry.clock = new ServerClock(System::nanoTime);
            }
            return (ServerClock) AbstractTokenEntry.clock;
        }
    }

    /** Asks the server for its time. */
    void set(Connection connection) throws SQLException {
        last = new Reading(time(connection), counter.getAsLong());
        var ahead = ahead();
        boolean apart = ahead.abs().compareTo(TOLD) > 0;
        if (apart && !told) {
            LOG.warn("The clock of this machine and that of the database server are {} seconds apart: set one of them.", ahead.abs().toSeconds());
        }
        told = apart;
    }

    /** The time by which the clock of this machine is ahead of that of the server now. */
    Duration ahead() {
        return Duration.between(instant(), Instant.now());
    }

    /** The time by which the clock of this machine is ahead of that of a server. */
    static Duration ahead(Connection connection) throws SQLException {
        return Duration.between(time(connection), Instant.now());
    }

    private static Instant time(Connection connection) throws SQLException {
        try (var statement = connection.createStatement(); var row = statement.executeQuery("select clock_timestamp()")) {
            row.next();
            return row.getObject(1, OffsetDateTime.class).toInstant();
        }
    }

    @Override
    public Instant instant() {
        var reading = last;
        return reading.time().plusNanos(counter.getAsLong() - reading.counted());
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
