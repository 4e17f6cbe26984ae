package tercio.adapters.store;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import tercio.application.record.HashChain;

/**
 * A PostgreSQL server for the tests of this process. It starts with the first test that wants it and ends with the process; each test has a
 * database of its own. As root the server runs as another user, by {@code unshare}. Where a system cannot start it, the tests are left out
 * and say so.
 */
public final class TestPostgres {

    /** A user with a password. */
    static final String GUARDED = "guarded";
    static final String PASSWORD = "a-secret-of-the-server";

    private static final String USER = "postgres";
    private static final String TEMPLATE = "with_tables";
    /** A new database is copied, which a busy machine does not do within the seconds that the program waits for a connection. */
    private static final String PATIENT = "?connectTimeout=120&loginTimeout=120";
    private static final AtomicInteger NUMBER = new AtomicInteger();

    private TestPostgres() {}

    /** The server, which is only started when somebody asks for it. */
    private static final class Server {

        /** The reason why there is none; empty if there is one. */
        private static String missing = "";
        private static final EmbeddedPostgres RUNNING = started();

        private static EmbeddedPostgres running() {
            assumeTrue(RUNNING != null, missing);
            return RUNNING;
        }

        private static EmbeddedPostgres started() {
            EmbeddedPostgres server;
            try {
                // The user of this name needs a password, and nobody else.
                var access = Files.writeString(Files.createTempFile("tercio", "hba.conf"), "host all " + GUARDED + " all scram-sha-256\nhost all all all trust\n");
                // Nothing here has to outlive the machine.
                server = EmbeddedPostgres.builder().setServerConfig("fsync", "off").setServerConfig("full_page_writes", "off")
                        .setServerConfig("max_connections", "300")
                        .setServerConfig("hba_file", access.toString()).setConnectConfig("connectTimeout", "20").start();
            } catch (IOException | RuntimeException failed) {
                missing = "No PostgreSQL for the tests, which are left out: " + failed + ". Where the build is root, it needs a system on which 'unshare -U' works.";
                System.err.println(missing);
                return null;
            }
            try {
                try (var connection = server.getPostgresDatabase().getConnection(); var statement = connection.createStatement()) {
                    statement.execute("create database " + TEMPLATE);
                    statement.execute("create role " + GUARDED + " login superuser password '" + PASSWORD + "'");
                }
                PostgresDatabase.migrate(new DriverManagerDataSource(server.getJdbcUrl(USER, TEMPLATE), USER, ""));
                return server;
            } catch (SQLException failed) {
                throw new IllegalStateException("the tables of the tests cannot be made", failed);
            }
        }
    }

    /** The address of a new database that has the tables already. */
    public static PostgresAddress fresh() {
        return made(" template " + TEMPLATE + " strategy file_copy");
    }

    /** The address of a new database without tables. */
    static PostgresAddress empty() {
        return made("");
    }

    /** The address of a copy of a database that nobody has open. */
    static PostgresAddress copied(PostgresAddress address) {
        return made(" template " + name(address) + " strategy file_copy");
    }

    private static PostgresAddress made(String how) {
        var name = "games_" + NUMBER.incrementAndGet();
        sql("create database " + name + how);
        return address(name);
    }

    /** A database of this server as another user, or with another password. */
    static PostgresAddress address(String name) {
        return PostgresAddress.of(url(name) + PATIENT, Optional.of(USER), Optional.empty());
    }

    /** The address of a database of this server, as it is given on the command line. */
    public static String url(String name) {
        return "jdbc:postgresql://localhost:" + Server.running().getPort() + "/" + name;
    }

    /** Does something as the owner of the server. */
    static void sql(String statement) {
        JdbcClient.create(Server.running().getPostgresDatabase()).sql(statement).update();
    }

    /** The rows of a database. */
    static JdbcClient rows(PostgresAddress address) {
        return JdbcClient.create(new DriverManagerDataSource(address.url(), address.properties()));
    }

    /** The sum that all services of a database have counted of a name; 0 if none was. */
    public static long dailySum(PostgresAddress address, String name) {
        return rows(address).sql("select coalesce(sum(amount), 0) from daily_sum where counted = ?").param(HashChain.hash(name)).query(Long.class).single();
    }

    /** Ends all connections to a database, as a restart of the server does. */
    static void disconnect(PostgresAddress address) {
        JdbcClient.create(Server.running().getPostgresDatabase()).sql("select pg_terminate_backend(pid) from pg_stat_activity where datname = ?").param(name(address))
                .query(Boolean.class).list();
    }

    private static String name(PostgresAddress address) {
        return address.toString().substring(address.toString().lastIndexOf('/') + 1);
    }

    /** Takes a database away, whoever has it open. */
    static void drop(PostgresAddress address) {
        sql("drop database if exists " + name(address) + " with (force)");
    }

    /** A new folder of a service, for its key and its manifest. */
    static Path folder() {
        try {
            return Files.createTempDirectory("tercio-node");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
