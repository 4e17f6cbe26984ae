package tercio.adapters.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import org.postgresql.Driver;
import org.postgresql.PGProperty;
import tercio.adapters.settings.Settings;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/**
 * The address of a database on a PostgreSQL server, with the user and the password that open it. The address holds neither: it stands in
 * lists of processes and in messages. Without a password the driver looks into its own password file ({@code ~/.pgpass}), and TLS is what
 * the parameters of the address say, such as {@code sslmode=verify-full}.
 */
public final class PostgresAddress {

    private static final String PREFIX = "jdbc:postgresql:";
    private static final String EMBEDDED = "jdbc:h2:";
    private static final String EXAMPLE = "an address such as jdbc:postgresql://db.example.org/tercio";
    /** The variable of the environment with the password. */
    static final String PASSWORD_VARIABLE = Settings.STORE_PASSWORD.variable();
    private static final int LONGEST_PASSWORD_FILE = 10_000;

    private final String url;
    private final Properties parameters;
    private final Optional<String> password;

    private PostgresAddress(String url, Properties parameters, Optional<String> password) {
        this.url = url;
        this.parameters = parameters;
        this.password = password;
    }

    /**
     * The database with an address, opened as the settings and the environment say.
     *
     * @throws IllegalArgumentException if it is no such address, or names a user's password
     */
    public static PostgresAddress of(String url) {
        return of(url, Optional.of(Settings.STORE_USER.value()).filter(user -> !user.isBlank()), password());
    }

    /** Reads an address with a user and a password. */
    public static PostgresAddress of(String url, Optional<String> user, Optional<String> password) {
        var parameters = parameters(url);
        user.ifPresent(name -> parameters.setProperty(PGProperty.USER.getName(), name));
        return new PostgresAddress(url, parameters, password);
    }

    private static Properties parameters(String url) {
        if (url.startsWith(EMBEDDED)) {
            throw new RefusedInput(Sentence.of("program.store.embedded-address").with("example", new Text(EXAMPLE)));
        }
        var parameters = url.startsWith(PREFIX) ? Driver.parseURL(url, new Properties()) : null;
        if (parameters == null) {
            throw new RefusedInput(Sentence.of("program.store.no-address").with("example", new Text(EXAMPLE)));
        }
        if (PGProperty.PASSWORD.isPresent(parameters)) {
            throw passwordRefusal(Sentence.of("program.store.password-in-address"));
        }
        return parameters;
    }

    private static RefusedInput passwordRefusal(Sentence.Keyed why) {
        return new RefusedInput(why.with("variable", new Text(PASSWORD_VARIABLE)).with("setting", new Text(Settings.STORE_PASSWORD_FILE.key())));
    }

    private static Optional<String> password() {
        if (System.getProperty(Settings.STORE_PASSWORD.key()) != null) {
            throw passwordRefusal(Sentence.of("program.store.password-on-line"));
        }
        var file = Settings.STORE_PASSWORD_FILE.value();
        return file.isBlank() ? Optional.ofNullable(System.getenv(PASSWORD_VARIABLE)).filter(text -> !text.isEmpty()) : Optional.of(read(Path.of(file)));
    }

    private static String read(Path file) {
        try {
            if (Files.size(file) > LONGEST_PASSWORD_FILE) {
                throw new RefusedInput(Sentence.of("program.store.password-long").with("file", new Text(file.toString())).with("most", new Text(String.valueOf(LONGEST_PASSWORD_FILE))));
            }
            return Files.readString(file).lines().findFirst().orElse("");
        } catch (IOException failed) {
            throw new RefusedInput(Sentence.of("program.store.password-unreadable").with("file", new Text(file.toString())).with("why", new Text(failed.getClass().getSimpleName())), failed);
        }
    }

    String url() {
        return url;
    }

    /** The user that is told; empty where the driver takes that of the operating system. */
    Optional<String> user() {
        return Optional.ofNullable(PGProperty.USER.getOrDefault(parameters));
    }

    /** The properties that a connection is opened with: the user, the password, and what the address does not say itself. */
    Properties properties() {
        var properties = new Properties();
        user().ifPresent(name -> properties.setProperty(PGProperty.USER.getName(), name));
        password.ifPresent(secret -> properties.setProperty(PGProperty.PASSWORD.getName(), secret));
        unlessGiven(properties, PGProperty.APPLICATION_NAME, "tercio");
        unlessGiven(properties, PGProperty.CONNECT_TIMEOUT, "5");
        unlessGiven(properties, PGProperty.LOGIN_TIMEOUT, "5");
        unlessGiven(properties, PGProperty.TCP_KEEP_ALIVE, "true");
        unlessGiven(properties, PGProperty.REWRITE_BATCHED_INSERTS, "true");
        // The details of an error quote rows, which may hold secrets.
        unlessGiven(properties, PGProperty.LOG_SERVER_ERROR_DETAIL, "false");
        return properties;
    }

    /** The same for connections of requests: a server that is cut off, and closes nothing, is given up by whoever waits for its answer. */
    Properties poolProperties() {
        var properties = properties();
        unlessGiven(properties, PGProperty.SOCKET_TIMEOUT, "30");
        return properties;
    }

    private void unlessGiven(Properties properties, PGProperty name, String value) {
        if (!name.isPresent(parameters)) {
            properties.setProperty(name.getName(), value);
        }
    }

    /** The address without its parameters. */
    @Override
    public String toString() {
        int end = url.indexOf('?');
        return end < 0 ? url : url.substring(0, end);
    }
}
