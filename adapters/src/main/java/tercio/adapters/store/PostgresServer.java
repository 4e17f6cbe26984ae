package tercio.adapters.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The properties of a PostgreSQL server and of its database, and whether games can stand there.
 *
 * @param product its name and version
 * @param tables the number of tables of others that stand in the place of those of the games
 */
record PostgresServer(int version, String product, String encoding, boolean readOnly, int tables) {

    private static final int OLDEST = 15;
    private static final String TABLES_OF_OTHERS = "select count(*) from information_schema.tables where table_schema = current_schema()"
            + " and not exists (select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'flyway_schema_history')";

    /** @throws StorageUnavailable telling in one line why games cannot stand there, and what would do */
    static void require(PostgresAddress address, DataSource server) {
        try (var connection = server.getConnection()) {
            of(connection).whyUnfit().ifPresent(reason -> {
                throw Unavailable.because(unfit(address, reason));
            });
        } catch (SQLException failed) {
            throw Unavailable.because(openingFailure(address, failed), failed);
        }
    }

    /** Looks at the games of a database and changes nothing. */
    static StoreLook.Seen look(PostgresAddress address) {
        try (var connection = new DriverManagerDataSource(address.url(), address.properties()).getConnection()) {
            var unfit = of(connection).whyUnfit();
            if (unfit.isPresent()) {
                return new StoreLook.Unfit(unfit(address, unfit.get()));
            }
            boolean hasTables = text(connection, "select count(*) from information_schema.tables where table_schema = current_schema() and table_name = 'flyway_schema_history'").equals("1");
            return hasTables ? StoreLook.look(connection, Optional.of(ServerClock.ahead(connection)), StorePresence.isHeld(connection)) : new StoreLook.Empty();
        } catch (SQLException failed) {
            return new StoreLook.Unfit(openingFailure(address, failed));
        }
    }

    private static PostgresServer of(Connection connection) throws SQLException {
        var about = connection.getMetaData();
        return new PostgresServer(about.getDatabaseMajorVersion(), about.getDatabaseProductName() + " " + about.getDatabaseProductVersion(),
                text(connection, "show server_encoding"), text(connection, "show transaction_read_only").equals("on"),
                Integer.parseInt(text(connection, TABLES_OF_OTHERS)));
    }

    /** The reason why the server cannot hold games; empty if it can. */
    Optional<Sentence.Keyed> whyUnfit() {
        if (version < OLDEST) {
            return Optional.of(Sentence.of("kernel.storage.server-old").with("product", new Text(product)).with("oldest", OLDEST));
        }
        if (!encoding.equals("UTF8")) {
            return Optional.of(Sentence.of("kernel.storage.server-encoding").with("encoding", new Text(encoding)));
        }
        if (readOnly) {
            return Optional.of(Sentence.of("kernel.storage.server-read-only"));
        }
        return tables == 0 ? Optional.empty()
                : Optional.of(Sentence.of("kernel.storage.server-tables"));
    }

    private static String text(Connection connection, String query) throws SQLException {
        try (var statement = connection.createStatement(); var row = statement.executeQuery(query)) {
            return row.next() ? row.getString(1) : "";
        }
    }

    private static Sentence.Keyed unfit(PostgresAddress address, Sentence.Keyed why) {
        return Sentence.of("kernel.storage.server-unfit").with("store", new Text(address.toString())).with("why", why);
    }

    private static Sentence.Keyed openingFailure(PostgresAddress address, SQLException failed) {
        return Sentence.of("kernel.storage.unopened").with("store", new Text(address.toString())).with("why", remedy(address, failed));
    }

    private static Sentence.Keyed remedy(PostgresAddress address, SQLException failed) {
        var user = address.user().map(name -> Sentence.of("kernel.storage.server-user").with("name", new Text(name))).orElseGet(() -> Sentence.of("kernel.storage.server-user-of-system"));
        var variable = new Text(PostgresAddress.PASSWORD_VARIABLE);
        return switch (String.valueOf(failed.getSQLState())) {
            case "28P01" -> Sentence.of("kernel.storage.server-password").with("user", user).with("variable", variable);
            case "28000" -> Sentence.of("kernel.storage.server-forbids").with("user", user).with("why", DatabaseFault.words(failed));
            case "3D000" -> Sentence.of("kernel.storage.server-no-database");
            case "08004" -> Sentence.of("kernel.storage.server-wants-password").with("variable", variable);
            case "08001" -> Sentence.of("kernel.storage.server-away").with("why", DatabaseFault.words(failed));
            case "53300" -> Sentence.of("kernel.storage.server-full");
            default -> DatabaseFault.words(failed);
        };
    }
}
