package tercio.adapters.settings;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tercio.adapters.settings.SettingRange.Choice;
import tercio.adapters.settings.SettingRange.DatabaseAddress;
import tercio.adapters.settings.SettingRange.Form;
import tercio.adapters.settings.SettingRange.Page;
import tercio.adapters.settings.SettingRange.Ports;
import tercio.adapters.settings.SettingRange.Secret;
import tercio.adapters.settings.SettingRange.Switch;
import tercio.adapters.settings.SettingRange.Text;
import tercio.adapters.settings.SettingRange.Time;
import tercio.adapters.settings.SettingRange.Whole;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tercio.projections.sentence.Texts;

/** All settings of the program. */
public final class Settings {

    private static final int MOST = 1_000_000_000;
    private static final long MOST_BYTES = 1_000_000_000_000_000L;
    private static final String NAME = "[A-Za-z0-9:\\[\\]](?:[A-Za-z0-9._:\\[\\]-]{0,252})";
    private static final Pattern HOST = Pattern.compile(NAME);
    private static final Pattern HOSTS = Pattern.compile(NAME + "(?:\\s*,\\s*" + NAME + "){0,49}");
    private static final Pattern MAIL = Pattern.compile("[^@<>\\s]{1,64}@[^@<>\\s]{1,255}");

    /** Bytes of the disk that stay free. */
    public static final Setting DISK_RESERVE = new Setting("tercio.disk-reserve", "33554432", new Whole(0, MOST_BYTES),
            "Bytes of the disk that stay free. Below it games can be read and not written.");

    /** Whether a failed command prints where it failed. */
    public static final Setting TRACE = new Setting("tercio.trace", "false", new Switch(), "Whether a failed command also prints its stack trace.");

    /** The form of the log. It is read by {@code logback.xml}, before anything else runs. */
    public static final Setting LOG = new Setting("tercio.log", "text", new Choice(List.of("text", "json")),
            "The form of the log on the standard error: lines for a person, or one JSON object for each line, with the game and the position.");

    /** The address of the database, where that is no file of the data folder. */
    public static final Setting STORE = new Setting("tercio.store", "", new DatabaseAddress(),
            "The PostgreSQL database with the games. Without it they stand in a file of the data folder. `--store` gives the same.");

    /** The user that opens the database. */
    public static final Setting STORE_USER = new Setting("tercio.store.user", "", new Text(200, Sentence.of("program.settings.name")), "The user that opens this database.");

    /** The password of that user. It is read only from the environment, and never printed. */
    public static final Setting STORE_PASSWORD = new Setting("tercio.store.password", "", new Secret(1000),
            "Its password, given as a variable of the environment and not otherwise.");

    /** The file that holds the password. */
    public static final Setting STORE_PASSWORD_FILE = new Setting("tercio.store.password-file", "", new Text(4000, Sentence.of("program.settings.path")),
            "A file whose first line is this password.");

    /** The time after which a finished game is packed. */
    public static final Setting PACKING_AFTER = new Setting("tercio.packing.after", "1d", new Time(Duration.ofHours(3), Duration.ofDays(36_500)),
            "How long nothing happens in a finished game before its events are packed into one row.");

    /** The receiver of traces. It is read before the games are opened. */
    public static final Setting TRACES = new Setting("tercio.traces.otlp", "", new Page(),
            "The address that takes traces by OTLP over HTTP, such as `http://localhost:4318/v1/traces`. Without it none are made.");

    /** The share of the traces that are sent. */
    public static final Setting TRACES_PERCENT = new Setting("tercio.traces.percent", "100", new Whole(1, 100), "How many of a hundred requests are traced.");

    /** The settings that are read before files of Spring Boot are. They count as a property or a variable, and in no file. */
    static final List<Setting> BEFORE_FILES = List.of(STORE, STORE_USER, STORE_PASSWORD, STORE_PASSWORD_FILE, DISK_RESERVE, PACKING_AFTER, TRACE, LOG, TRACES, TRACES_PERCENT);

    /** Settings of the program itself, in the order of the operator's guide. */
    public static final List<Setting> OWN = List.of(
            new Setting("tercio.allowed-hosts", "", new Form(HOSTS, Sentence.of("program.settings.host-names")),
                    "Further names under which the service answers, such as that of a proxy. `--allow-host` gives the same."),
            STORE,
            STORE_USER,
            STORE_PASSWORD,
            STORE_PASSWORD_FILE,
            DISK_RESERVE,
            PACKING_AFTER,
            TRACE,
            LOG,
            TRACES,
            TRACES_PERCENT,
            new Setting("tercio.computing.questions.workers", "0", new Whole(0, 1024), "Odds and large adjudications computed at once; 0 is one less than there are cores."),
            new Setting("tercio.computing.questions.queue", "32", new Whole(0, 100_000), "How many of them may wait."),
            new Setting("tercio.computing.questions.per-address", "8", new Whole(1, 100_000), "How many of them one address may have waiting or running."),
            new Setting("tercio.computing.questions.deadline", "30s", new Time(Duration.ZERO, Duration.ofDays(1)), "How long a request for odds waits before it is given up."),
            new Setting("tercio.computing.records.workers", "1", new Whole(0, 1024), "Verifications, imports, exports, forks and statistics done at once; 0 is one less than there are cores."),
            new Setting("tercio.computing.records.queue", "16", new Whole(0, 100_000), "How many of them may wait."),
            new Setting("tercio.computing.records.per-address", "4", new Whole(1, 100_000), "How many of them one address may have waiting or running."),
            new Setting("tercio.computing.records.deadline", "10m", new Time(Duration.ZERO, Duration.ofDays(1)), "How long a request for such work waits before it is given up."),
            new Setting("tercio.computing.background", "true", new Switch(), "Whether reports and statistics are prepared before somebody asks for them."),
            new Setting("tercio.analysis.sql", "operator", new Choice(List.of("operator", "public")), "Who may ask the archive in SQL: the operator alone, or everybody about the games that they may see."),
            new Setting("tercio.analysis.memory", "256", new Whole(64, 65_536), "Megabytes of memory that the archive may use."),
            new Setting("tercio.analysis.deadline", "20s", new Time(Duration.ofSeconds(1), Duration.ofHours(1)), "How long a question to the archive may take."),
            new Setting("tercio.analysis.rows", "10000", new Whole(1, 1_000_000), "Rows of the answer to SQL; further ones are cut off."),
            new Setting("tercio.sign-in.issuer", "", new Page(), "The issuer of OpenID Connect at which persons can sign in. Without it nobody signs in, and places are held by links alone."),
            new Setting("tercio.sign-in.client-id", "", new Text(200, Sentence.of("program.settings.text")), "The name that the issuer has for this service."),
            new Setting("tercio.sign-in.client-secret", "", new Secret(1000), "Its secret there, given as a variable of the environment. Without it PKCE alone proves the service."),
            new Setting("tercio.sign-in.audience", "", new Text(200, Sentence.of("program.settings.text")), "What signed tokens of programs must name as their audience. Without it that is the name of the client."),
            new Setting("tercio.sign-in.lasts", "12h", new Time(Duration.ofMinutes(1), Duration.ofDays(30)), "How long a sign-in in a browser lasts."),
            new Setting("tercio.limits.games-per-address", "10000", new Whole(0, MOST), "Games that one address may make, fork or import in a day."),
            new Setting("tercio.limits.forks-per-game", "1000", new Whole(0, MOST), "Forks of one game that one token may make in a day."),
            new Setting("tercio.limits.bytes-per-address", "4000000000", new Whole(0, MOST_BYTES), "Bytes that one address may send in a day."),
            new Setting("tercio.limits.bytes-per-token", "1000000000", new Whole(0, MOST_BYTES), "Bytes that one token may send in a day."),
            new Setting("tercio.hooks.webhooks", "false", new Switch(), "Whether players may have a notice sent to an address of the web."),
            new Setting("tercio.hooks.webhook-ports", "80,443", new Ports(), "The ports of these addresses."),
            new Setting("tercio.hooks.private-addresses", "false", new Switch(), "Whether these may lie in private networks, also without encryption."),
            new Setting("tercio.hooks.mail-from", "", new Form(MAIL, Sentence.of("program.settings.mail")), "The sender of letters. Without it, `spring.mail.host` and `tercio.hooks.home` no letter is sent."),
            new Setting("tercio.hooks.home", "", new Page(), "The address of the page in links of notices, such as `https://play.example.org/`. Without it webhooks have no link."),
            new Setting("tercio.hooks.first-pause", "10s", new Time(Duration.ZERO, Duration.ofDays(1)), "The pause before a webhook that failed is sent again; each further pause is four times as long."),
            new Setting("tercio.hooks.refusal-pause", "2s", new Time(Duration.ZERO, Duration.ofMinutes(1)), "How long the refusal of an unknown or private host takes."),
            new Setting("tercio.hooks.mails-per-hook", "50", new Whole(0, MOST), "Letters to one person of one game in a day."),
            new Setting("tercio.hooks.mails-per-game", "300", new Whole(0, MOST), "Letters to all persons of one game in a day."),
            new Setting("tercio.hooks.mails-per-address", "200", new Whole(0, MOST), "Letters to one address in a day."),
            new Setting("tercio.hooks.mails-per-caller", "500", new Whole(0, MOST), "Letters in a day that were asked for from one address of the net."),
            new Setting("tercio.hooks.mails-per-day", "2000", new Whole(0, MOST), "Letters of all games in a day, without those that ask an address."),
            new Setting("tercio.hooks.webhooks-per-hook", "1000", new Whole(0, MOST), "Webhooks to one person of one game in a day."),
            new Setting("tercio.hooks.webhooks-per-game", "5000", new Whole(0, MOST), "Webhooks to all persons of one game in a day."),
            new Setting("tercio.hooks.webhooks-per-caller", "10000", new Whole(0, MOST), "Webhooks in a day that were asked for from one address of the net."),
            new Setting("tercio.hooks.webhooks-per-day", "50000", new Whole(0, MOST), "Webhooks of all games in a day."),
            new Setting("tercio.hooks.confirmations", "3", new Whole(0, MOST), "Letters in a day that ask one address for one game whether it wants notices."),
            new Setting("tercio.hooks.confirmations-per-address", "10", new Whole(0, MOST), "Such letters to one address for all games in a day."),
            new Setting("tercio.hooks.confirmations-per-person", "10", new Whole(0, MOST), "Such letters that one person of a game has sent in a day."),
            new Setting("tercio.hooks.confirmations-per-game", "50", new Whole(0, MOST), "Such letters of one game in a day."),
            new Setting("tercio.hooks.confirmations-per-caller", "30", new Whole(0, MOST), "Such letters in a day that were asked for from one address of the net."),
            new Setting("tercio.hooks.confirmations-per-day", "1000", new Whole(0, MOST), "Such letters of all games in a day."),
            new Setting("tercio.hooks.confirm-within", "3d", new Time(Duration.ZERO, Duration.ofDays(365)), "How long the link in such a letter works."),
            new Setting("tercio.hooks.failures", "5", new Whole(1, 1000), "Notices in a row that fail before an address is given up."));

    /** Settings of Spring that the program uses, held against the same ranges. */
    public static final List<Setting> OF_SPRING = List.of(
            new Setting("spring.mail.host", "", new Form(HOST, Sentence.of("program.settings.host")), "The server that takes letters."),
            new Setting("spring.mail.port", "", new Whole(1, 65_535), "Its port."),
            new Setting("spring.mail.username", "", new Text(1000, Sentence.of("program.settings.text")), "The account there."),
            new Setting("spring.mail.password", "", new Secret(1000), "Its password; give it as a variable of the environment."));

    private Settings() {}

    /** All settings, those of the program first. */
    public static Stream<Setting> all() {
        return Stream.concat(OWN.stream(), OF_SPRING.stream());
    }

    /** Refuses to go on if a system property or the environment gives a value out of its range. */
    public static void check() {
        refuse(all().flatMap(setting -> setting.givenValue().filter(value -> !value.isEmpty()).flatMap(setting::fault).stream()).toList());
    }

    /** Refuses to go on with a value out of its range from another source, or where a setting lacks the one that it needs. */
    public static void check(UnaryOperator<String> given) {
        refuse(Stream.concat(faults(given).stream(), missing(given)).toList());
    }

    private static Stream<Sentence> missing(UnaryOperator<String> given) {
        return isGiven(given, "tercio.sign-in.issuer") && !isGiven(given, "tercio.sign-in.client-id")
                ? Stream.of(Sentence.of("program.settings.client-missing")) : Stream.empty();
    }

    private static boolean isGiven(UnaryOperator<String> given, String key) {
        return !Optional.ofNullable(given.apply(key)).orElse("").isBlank();
    }

    /**
     * Refuses to go on where the command line of Java or the environment names a setting that does not exist.
     *
     * @throws IllegalArgumentException naming each such name, and the one that it is most like
     */
    public static void checkNames() {
        refuse(SettingNames.unknown(givenNames()));
    }

    /** Refuses to go on with names in files, as {@link #checkNames()}, and with settings that would count in no file. */
    public static void checkFiles(List<String> names) {
        refuse(Stream.concat(SettingNames.unknown(names.stream()).stream(), BEFORE_FILES.stream().filter(setting -> names.contains(setting.key()))
                .map(setting -> Sentence.of("program.settings.before-files").with("key", new Argument.Text(setting.key()))
                        .with("property", new Argument.Text("-D" + setting.key() + "=...")).with("variable", new Argument.Text(setting.variable())))).toList());
    }

    /** The faults of the settings of the command line of Java and of the environment, a sentence each. */
    public static List<Sentence> faults() {
        return Stream.concat(all().flatMap(setting -> setting.givenValue().filter(value -> !value.isEmpty()).flatMap(setting::fault).stream()),
                SettingNames.unknown(givenNames()).stream()).toList();
    }

    private static Stream<String> givenNames() {
        return Stream.concat(System.getProperties().stringPropertyNames().stream(), System.getenv().keySet().stream());
    }

    private static void refuse(List<Sentence> faults) {
        if (!faults.isEmpty()) {
            throw new RefusedInput(faults.stream().map(fault -> Sentence.of("program.settings.one").with("fault", Argument.of(fault)))
                    .reduce((one, other) -> Sentence.of("program.settings.several").with("one", one).with("other", other)).orElseThrow());
        }
    }

    /** The faults of the given values; empty if the service can start with them. */
    private static List<Sentence> faults(UnaryOperator<String> given) {
        return all().flatMap(setting -> Optional.ofNullable(given.apply(setting.key())).filter(value -> !value.isEmpty()).flatMap(setting::fault).stream()).toList();
    }

    /** The settings as a table in Markdown. */
    public static String table() {
        var table = new StringBuilder("| key | default | range | meaning |\n|---|---|---|---|\n");
        all().forEach(setting -> table.append("| `").append(setting.key()).append("` | ").append(setting.standard().isEmpty() ? "none" : "`" + setting.standard() + "`")
                .append(" | ").append(Texts.englishPhrase(setting.range().words())).append(" | ").append(setting.meaning()).append(" |\n"));
        return table.toString();
    }
}
