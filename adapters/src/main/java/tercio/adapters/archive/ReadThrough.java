package tercio.adapters.archive;

import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds damage: reads all that is stored. Each block of a file has a checksum, so that a damaged one fails and is not read as something else. The part that was read
 * through counts as sound for a while: queries that fail on purpose do not have it read again and again.
 */
final class ReadThrough {

    private static final Logger LOG = LoggerFactory.getLogger(ReadThrough.class);
    private static final Duration TRUSTED = Duration.ofMinutes(1);

    private final Clock clock;
    /** The time when everything stored was read without a fault; empty before the first time. */
    private volatile Optional<Instant> sound = Optional.empty();

    ReadThrough(Clock clock) {
        this.clock = clock;
    }

    /** Whether something that is stored cannot be read. */
    boolean findsDamage(ArchiveDatabase database) {
        var now = clock.instant();
        if (sound.filter(at -> at.plus(TRUSTED).isAfter(now)).isPresent()) {
            return false;
        }
        if (!canBeRead(database)) {
            return true;
        }
        sound = Optional.of(now);
        return false;
    }

    /** Another file is to be read. */
    void forget() {
        sound = Optional.empty();
    }

    /** A failure for want of memory, which other queries may have taken, says nothing about the file. */
    private static boolean canBeRead(ArchiveDatabase database) {
        try (var connection = database.reader(); var statement = connection.createStatement()) {
            for (var table : database.storedTables()) {
                // Unlike a query, whose rows are made as they are read, this tells why it fails.
                statement.execute("create or replace temp table read_through as select bit_xor(hash(t)) as whole from " + StoredRows.SCHEMA + "." + table + " t");
            }
            return true;
        } catch (SQLException | ArchiveUnreadable unreadable) {
            LOG.debug("A stored table cannot be read", unreadable);
            return String.valueOf(unreadable.getMessage()).contains("Out of Memory");
        }
    }
}
