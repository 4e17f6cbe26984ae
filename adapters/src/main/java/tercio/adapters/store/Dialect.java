package tercio.adapters.store;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The SQL that differs between the databases. All other SQL of the program is the same on both. */
sealed interface Dialect {

    Dialect EMBEDDED = new OfH2();
    Dialect POSTGRES = new OfPostgres();

    /**
     * The statement that writes a row in the place of the one with the same key, with a parameter for each column.
     *
     * @param key the columns of the key, which come first
     * @param rest the other columns
     */
    String upsert(String table, List<String> key, List<String> rest);

    /** Whether the driver keeps all rows of a query in memory, unless they are read in a transaction. */
    boolean readsAllAtOnce();

    /** The query that lets transactions of several services pass one after the other; none where one process has the database. */
    Optional<String> serializingLock(String what);

    /** The condition that a column contains a text, which is its only parameter. */
    String contains(String column);

    /** A moment as it is stored where not a billionth of a second may be lost. */
    Object moment(Instant moment);

    /** A moment that was stored so. */
    Instant moment(ResultSet row, int column) throws SQLException;

    /** Whether the database takes nothing any more after a failure, until it is opened again or has come back. */
    boolean hasStopped(SQLException failure);

    /** Whether a failure only says that the server ended the session of one connection. Whether it ended all of them, a new connection shows. */
    boolean hasEndedSession(SQLException failure);

    /**
     * The statement that writes what an event takes, and is rolled back: whether the disk has room for one. None where the program itself looks at
     * the disk, because the file is its own.
     */
    Optional<String> attempt();

    /** The statement after which a column whose values the database gives goes on from a number. */
    String restart(String table, String column, long next);

    /**
     * The statement that empties a table of very many rows which nobody uses. In the embedded database it takes a moment and commits what the
     * transaction did before: row by row, the views of 100,000 games took 20 seconds. On a server other services may be reading the rows.
     */
    String discard(String table);

    private static String columns(List<String> key, List<String> rest) {
        return Stream.concat(key.stream(), rest.stream()).collect(Collectors.joining(", "));
    }

    private static String parameters(List<String> key, List<String> rest) {
        return String.join(", ", Collections.nCopies(key.size() + rest.size(), "?"));
    }

    /** H2. */
    record OfH2() implements Dialect {

        @Override
        public String discard(String table) {
            return "truncate table " + table;
        }

        @Override
        public String upsert(String table, List<String> key, List<String> rest) {
            return "merge into " + table + " (" + columns(key, rest) + ") key (" + String.join(", ", key) + ") values (" + parameters(key, rest) + ")";
        }

        @Override
        public boolean readsAllAtOnce() {
            return false;
        }

        @Override
        public Optional<String> serializingLock(String what) {
            return Optional.empty();
        }

        @Override
        public String contains(String column) {
            return "locate(?, " + column + ") > 0";
        }

        @Override
        public Object moment(Instant moment) {
            return moment.atOffset(ZoneOffset.UTC);
        }

        @Override
        public Instant moment(ResultSet row, int column) throws SQLException {
            return row.getObject(column, OffsetDateTime.class).toInstant();
        }

        @Override
        public boolean hasStopped(SQLException failure) {
            return DatabaseFault.isClosed(failure);
        }

        @Override
        public boolean hasEndedSession(SQLException failure) {
            return false;
        }

        @Override
        public Optional<String> attempt() {
            return Optional.empty();
        }

        @Override
        public String restart(String table, String column, long next) {
            return "alter table " + table + " alter column " + column + " restart with " + next;
        }
    }

    /** PostgreSQL 15 and newer. Its own times have six decimals: a moment is a number of billionths of seconds since 1970. */
    record OfPostgres() implements Dialect {

        private static final int DECIMALS = 9;
        private static final BigInteger SECOND = BigInteger.TEN.pow(DECIMALS);

        @Override
        public String discard(String table) {
            return "delete from " + table;
        }

        @Override
        public String upsert(String table, List<String> key, List<String> rest) {
            return "insert into " + table + " (" + columns(key, rest) + ") values (" + parameters(key, rest) + ") on conflict (" + String.join(", ", key)
                    + ") do " + (rest.isEmpty() ? "nothing"
                    : "update set " + rest.stream().map(column -> column + " = excluded." + column).collect(Collectors.joining(", ")));
        }

        @Override
        public boolean readsAllAtOnce() {
            return true;
        }

        @Override
        public Optional<String> serializingLock(String what) {
            return Optional.of("select pg_advisory_xact_lock(" + StorePresence.TERCIO + ", hashtext('" + what + "'))");
        }

        @Override
        public String contains(String column) {
            return "position(? in " + column + ") > 0";
        }

        @Override
        public Object moment(Instant moment) {
            return BigDecimal.valueOf(moment.getEpochSecond()).movePointRight(DECIMALS).add(BigDecimal.valueOf(moment.getNano()));
        }

        @Override
        public Instant moment(ResultSet row, int column) throws SQLException {
            var parts = row.getBigDecimal(column).toBigInteger().divideAndRemainder(SECOND);
            return Instant.ofEpochSecond(parts[0].longValueExact(), parts[1].longValueExact());
        }

        @Override
        public boolean hasStopped(SQLException failure) {
            return DatabaseFault.isServerGone(failure);
        }

        @Override
        public boolean hasEndedSession(SQLException failure) {
            return DatabaseFault.isEndOfSession(failure);
        }

        @Override
        public Optional<String> attempt() {
            return Optional.of("insert into DomainEventEntry (eventIdentifier, aggregateIdentifier, sequenceNumber, timeStamp, payloadType, payload)"
                    + " select gen_random_uuid()::text, 'attempt ' || gen_random_uuid()::text, 0, '', 'attempt', string_agg(decode(md5(random()::text || number), 'hex'), ''::bytea)"
                    + " from generate_series(1, 2000) number");
        }

        @Override
        public String restart(String table, String column, long next) {
            return "select setval(pg_get_serial_sequence('" + table + "', '" + column + "'), " + next + ", false)";
        }
    }
}
