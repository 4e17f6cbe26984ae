package tercio.adapters.http;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** A PostgreSQL server that services of several processes share, and that a test ends and starts again with the same files. */
final class SharedServer implements AutoCloseable {

    /** Before the names of services. */
    private static final String SERVICE = "tercio-";

    private final Path files;
    private final Path access;
    private final int port = NodeProcess.freePort();
    private EmbeddedPostgres running;

    /** @param folder the folder in which its files are made */
    SharedServer(Path folder) throws IOException {
        files = folder.resolve("files");
        // From another network, too.
        access = Files.writeString(Files.createTempFile("tercio", "hba.conf"), "host all all all trust\n", StandardCharsets.UTF_8);
    }

    void start() {
        try {
            running = EmbeddedPostgres.builder().setDataDirectory(files).setCleanDataDirectory(false).setPort(port).setRegisterShutdownHook(true)
                    .setServerConfig("max_connections", "200").setServerConfig("listen_addresses", "*").setServerConfig("hba_file", access.toString())
                    .setConnectConfig("connectTimeout", "20").start();
        } catch (IOException | RuntimeException failed) {
            assumeTrue(false, "No PostgreSQL for the tests, which are left out: " + failed);
        }
    }

    int port() {
        return port;
    }

    /** The address for a service that is called so in its list of sessions. */
    String url(String service) {
        return url("127.0.0.1", port, service);
    }

    /** The address for a service that reaches it by another host and port. */
    static String url(String host, int port, String service) {
        return "jdbc:postgresql://" + host + ":" + port + "/postgres?ApplicationName=" + SERVICE + service;
    }

    JdbcClient rows() {
        return JdbcClient.create(new DriverManagerDataSource("jdbc:postgresql://127.0.0.1:" + port + "/postgres", "postgres", ""));
    }

    /** Whether it is there: it ends itself where it cannot write its log. */
    boolean answers() {
        try {
            return rows().sql("select 1").query(Integer.class).single() == 1;
        } catch (RuntimeException gone) {
            return false;
        }
    }

    /** Ends all connections of services. */
    void disconnect() {
        rows().sql("select pg_terminate_backend(pid) from pg_stat_activity where application_name like ?").param(SERVICE + "%").query(Boolean.class).list();
    }

    /** Whether a service has a session open that waits for its next statement within a transaction. */
    boolean isInTransaction(String service) {
        return rows().sql("select count(*) from pg_stat_activity where application_name = ? and state like 'idle in transaction%'").param(SERVICE + service)
                .query(Integer.class).single() > 0;
    }

    @Override
    public void close() throws IOException {
        if (running != null) {
            running.close();
        }
    }
}
