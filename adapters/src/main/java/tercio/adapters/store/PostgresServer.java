package tercio.adapters.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import tercio.application.record.StorageUnavailable;

/**
 * The properties of a PostgreSQL server and of its database, and whether games can stand there.
 *
 * @param product its name and version
 * @param tables how many tables of others stand where those of the games would
 */
record PostgresServer(int version, String product, String encoding, boolean readOnly, int tables) {

    private static final int OLDEST = 15;
    private static final String TABLES_OF_OTHERS = "select count(*) from information_schema.tables where table_schema = current_schema()"
            + " and not exists (select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'flyway_schema_history')";

    /** @throws StorageUnavailable telling in one line why games cannot stand there, and what would do */
    static void require(PostgresAddress address, DataSource server) {
        try (var connection = server.getConnection()) {
            of(connection).whyUnfit().ifPresent(reason -> {
                throw new StorageUnavailable("the games cannot stand in " + address + ": " + reason);
            });
        } catch (SQLException failed) {
            throw new StorageUnavailable(openingFailure(address, failed), failed);
        }
    }

    /** Looks at the games of a database and changes nothing. */
    static StoreLook.Seen look(PostgresAddress address) {
        try (var connection = new DriverManagerDataSource(address.url(), address.properties()).getConnection()) {
            var unfit = of(connection).whyUnfit();
            if (unfit.isPresent()) {
                return new StoreLook.Unfit("the games cannot stand in " + address + ": " + unfit.get());
            }
            boolean hasTables = text(connection, "select count(*) from information_schema.tables where table_schema = current_schema() and table_name = 'flyway_schema_history'").equals("1");
            return hasTables ? StoreLook.seen(connection, Optional.of(ServerClock.ahead(connection)), StorePresence.isHeld(connection)) : new StoreLook.Empty();
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
    Optional<String> whyUnfit() {
        if (version < OLDEST) {
            return Optional.of("its server is " + product + "; PostgreSQL " + OLDEST + " or newer is needed");
        }
        if (!encoding.equals("UTF8")) {
            return Optional.of("its texts are encoded as " + encoding + "; make a database with encoding UTF8");
        }
        if (readOnly) {
            return Optional.of("it can only be read; give the address of the server that is written (of several hosts: targetServerType=primary)");
        }
        return tables == 0 ? Optional.empty()
                : Optional.of("it holds tables of something else; give an empty database, or an empty schema of it with ?currentSchema=NAME");
    }

    private static String text(Connection connection, String query) throws SQLException {
        try (var statement = connection.createStatement(); var row = statement.executeQuery(query)) {
            return row.next() ? row.getString(1) : "";
        }
    }

    private static String openingFailure(PostgresAddress address, SQLException failed) {
        var user = address.user().map(name -> "the user " + name).orElse("the user of the operating system");
        var remedy = switch (String.valueOf(failed.getSQLState())) {
            case "28P01" -> user + " has another password; " + PostgresAddress.PASSWORD_VARIABLE + " or the file of tercio.store.password-file gives it";
            case "28000" -> user + " may not open it from here; tercio.store.user names another, and the server's pg_hba.conf says who may: "
                    + DatabaseFault.message(failed);
            case "3D000" -> "there is no such database on the server; make it with 'createdb'";
            case "08004" -> "the server demands a password; " + PostgresAddress.PASSWORD_VARIABLE + " or the file of tercio.store.password-file gives it";
            case "08001" -> "no server answers at that host and port, or its name is unknown: " + DatabaseFault.message(failed);
            case "53300" -> "the server has no connection left; raise max_connections, or run fewer services on it";
            default -> DatabaseFault.message(failed);
        };
        return "the games in " + address + " cannot be opened: " + remedy;
    }
}
