package tercio.adapters.store;

import java.sql.Date;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Remembers which records were read whole today (UTC) and found as they were written, so that services which start, and further ones of the same
 * database, do not read them again before tomorrow. A game that is used is checked by the service that reads it all the same. Rows carry a keyed
 * hash: whoever writes the database alone keeps no record from being checked.
 */
final class CheckedRecords {

    static final String TABLE = "checked_record";

    private static final Logger LOG = LoggerFactory.getLogger(CheckedRecords.class);

    private final JdbcClient database;
    private final RowSeals seals;
    private final Clock clock;
    private final String keep;

    CheckedRecords(JdbcClient database, Dialect dialect, RowSeals seals, Clock clock) {
        this.database = database;
        this.seals = seals;
        this.clock = clock;
        keep = dialect.upsert(TABLE, List.of("game"), List.of("position", "checked_on", "seal"));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    private Object[] says(String game, int position, LocalDate day) {
        return new Object[] {TABLE, game, position, day.toString()};
    }

    /** The games that were checked today, with the position up to which they were. Rows that cannot be read, or do not fit, count for nothing. */
    Map<String, Integer> all() {
        var day = today();
        var checked = new HashMap<String, Integer>();
        try {
            database.sql("select game, position, seal from checked_record where checked_on = ?").param(Date.valueOf(day)).query(row -> {
                if (seals.fits(row.getBytes(3), says(row.getString(1), row.getInt(2), day))) {
                    checked.put(row.getString(1), row.getInt(2));
                }
            });
        } catch (UnreadableData damaged) {
            LOG.warn("Which records were checked today cannot all be read: they are checked again.");
        }
        return checked;
    }

    /** Up to which position a game was checked today; empty where it was not. */
    OptionalInt of(String game) {
        var day = today();
        try {
            return database.sql("select position, seal from checked_record where game = ? and checked_on = ?").params(game, Date.valueOf(day))
                    .query((row, number) -> seals.fits(row.getBytes(2), says(game, row.getInt(1), day)) ? OptionalInt.of(row.getInt(1)) : OptionalInt.empty())
                    .optional().orElse(OptionalInt.empty());
        } catch (UnreadableData damaged) {
            return OptionalInt.empty();
        }
    }

    /** Notes that a game was checked now, and is as it was written. A game whose check cannot be stored is checked again after the next start. */
    void keep(String game, int position) {
        var day = today();
        try {
            database.sql(keep).params(game, position, Date.valueOf(day), seals.of(says(game, position, day))).update();
        } catch (DataAccessException unwritten) {
            LOG.debug("That game {} was checked is not remembered", game, unwritten);
        }
    }
}
