package tercio.adapters.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.cli.CommandTables;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;
import tercio.projections.sentence.Texts;

/** The list of settings has each setting that the program reads, with its default, and no other. */
class SettingsTest {

    private static final Path SOURCES = Path.of("src/main/java");
    /** Properties that the program passes from one process to the next. */
    private static final Set<String> OF_THE_PROGRAM = Set.of("tercio.parent", "tercio.started");
    private static final Pattern VALUE = Pattern.compile("\\$\\{(tercio\\.[a-z][a-z0-9.-]*)(?::([^}]*))?}");
    private static final Pattern READ = Pattern.compile("(?:getProperty|getBoolean|getLong|getInteger|getRequiredProperty|ConfigurationProperties|ConditionalOnProperty|String [A-Z_]+ =)"
            + "\\(?\\s*(?:\\w+ = )?\"(tercio\\.[a-z][a-z0-9.-]*)\"");
    /** Files of the data folder, and names of measures. */
    private static final Pattern NO_SETTING = Pattern.compile("tercio\\..*(?:\\.db|\\.aot|refusals|commands)(?:\\..*)?");

    private static String sources() throws IOException {
        try (var files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("Settings.java")).map(file -> {
                try {
                    return Files.readString(file);
                } catch (IOException unreadable) {
                    throw new java.io.UncheckedIOException(unreadable);
                }
            }).collect(Collectors.joining("\n"));
        }
    }

    private static Map<String, String> listed() {
        var listed = new TreeMap<String, String>();
        Settings.OWN.forEach(setting -> listed.put(setting.key(), setting.standard()));
        return listed;
    }

    @Test
    void everyKeyInTheCodeIsListedWithItsDefault() throws IOException {
        var code = sources();
        var defaults = new HashMap<String, String>();
        VALUE.matcher(code).results().forEach(found -> defaults.put(found.group(1), found.group(2) == null ? "" : found.group(2)));
        var properties = new Properties();
        try (var file = Files.newBufferedReader(Path.of("src/main/resources/application.properties"))) {
            properties.load(file);
        }
        properties.stringPropertyNames().stream().filter(key -> key.startsWith("tercio.")).forEach(key -> defaults.put(key, properties.getProperty(key)));
        var keys = new TreeSet<>(defaults.keySet());
        READ.matcher(code).results().map(found -> found.group(1)).filter(key -> !NO_SETTING.matcher(key).matches()).forEach(keys::add);
        keys.removeAll(OF_THE_PROGRAM);
        // A prefix whose settings stand in application.properties.
        keys.removeIf(key -> defaults.keySet().stream().anyMatch(other -> other.startsWith(key + ".")));
        keys.add(Settings.DISK_RESERVE.key());
        keys.add(Settings.TRACE.key());
        keys.add(Settings.LOG.key());
        keys.add(Settings.PACKING_AFTER.key());
        keys.add(Settings.TRACES.key());
        keys.add(Settings.TRACES_PERCENT.key());
        List.of(Settings.STORE, Settings.STORE_USER, Settings.STORE_PASSWORD, Settings.STORE_PASSWORD_FILE).forEach(setting -> keys.add(setting.key()));

        assertThat(listed().keySet()).as("settings that the code reads; add one to Settings.OWN, and write the table of the docs anew by "
                + "-Dtercio.docs.write=true with DocsTest").containsExactlyElementsOf(keys);
        assertThat(listed()).containsAllEntriesOf(defaults);
    }

    @Test
    void everyDefaultIsWithinItsRange() {
        assertThat(Settings.OWN).allSatisfy(setting -> assertThat(setting.standard().isEmpty() || setting.fault(setting.standard()).isEmpty())
                .as(setting.key()).isTrue());
        assertThat(Settings.OWN.stream().map(Setting::key)).doesNotHaveDuplicates();
    }

    @Test
    void everySettingIsTakenFromItsVariableOfTheEnvironment() {
        var given = new HashMap<String, Object>();
        Settings.OWN.forEach(setting -> given.put(setting.variable(), "of " + setting.key()));
        var environment = new StandardEnvironment();
        environment.getPropertySources().addFirst(new SystemEnvironmentPropertySource("test-systemEnvironment", given));
        ConfigurationPropertySources.attach(environment);

        assertThat(Settings.OWN).allSatisfy(setting -> {
            assertThat(environment.getProperty(setting.key())).isEqualTo("of " + setting.key());
            assertThat(Binder.get(environment).bind(setting.key(), Bindable.of(String.class)).orElse("")).as("bound to a record").isEqualTo("of " + setting.key());
        });
    }

    @Test
    void aValueOutOfItsRangeIsRefusedAtTheStartInWords() {
        assertThatThrownBy(() -> Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()), new Adjudicator(List.of()),
                "--tercio.hooks.failures=0", "--tercio.computing.questions.deadline=soon"))
                .hasMessageContaining("the setting tercio.hooks.failures is '0'; it is 1 to 1000")
                .hasMessageContaining("the setting tercio.computing.questions.deadline is 'soon'; it is a time from");
    }

    /** A value that no setting of a range takes. */
    private static String wrong(SettingRange range) {
        return switch (range) {
            case SettingRange.Switch yesOrNo -> "yes";
            case SettingRange.Whole whole -> whole.most() + "0";
            case SettingRange.Time time -> "soon";
            case SettingRange.Ports ports -> "0";
            case SettingRange.Choice choice -> "neither";
            case SettingRange.Text text -> "x".repeat(text.longest() + 1);
            case SettingRange.Form form -> "no <form> of it";
            case SettingRange.Secret secret -> "secret".repeat(secret.longest());
            case SettingRange.DatabaseAddress database -> "postgres://anna:secret@db.example.org/tercio";
            case SettingRange.Page page -> "play.example.org";
        };
    }

    @Test
    void eachSettingSetWronglyStopsTheStartAndIsNamedWithItsRange() {
        var given = Settings.all().map(setting -> "--" + setting.key() + "=" + wrong(setting.range())).toArray(String[]::new);
        assertThatThrownBy(() -> Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()), new Adjudicator(List.of()), given)).satisfies(refused -> {
            var faults = refused.getMessage().split("; the setting |^the setting ");
            assertThat(faults).hasSize(given.length + 1);
            Settings.all().forEach(setting -> assertThat(faults).as(setting.key()).anyMatch(fault -> fault.startsWith(setting.key() + " ") && fault.endsWith("; it is " + Texts.englishPhrase(setting.range().words()))));
            assertThat(refused.getMessage()).as("what may be a password").doesNotContain("secretsecret", ":secret@");
        });
    }

    @Test
    void aSettingThatDoesNotExistStopsTheStartWithTheNearestName() {
        assertThatThrownBy(() -> Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()), new Adjudicator(List.of()),
                "--tercio.hooks.failure=3", "--tercio.store.pasword-file=here", "--spring.mail.hots=mail.example.org"))
                .hasMessageContaining("there is no setting tercio.hooks.failure; the nearest is tercio.hooks.failures")
                .hasMessageContaining("there is no setting tercio.store.pasword-file; the nearest is tercio.store.password-file")
                .hasMessageContaining("there is no setting spring.mail.hots; the nearest is spring.mail.host");
    }

    @Test
    void whichNamesAreNone() {
        assertThat(SettingNames.unknown(Stream.of("TERCIO_HOOKS_HOME", "tercio.hooks.home", "tercio.started", "SPRING_MAIL_HOST", "spring.mail.properties.mail.smtp.auth",
                "SPRING_MAIL_PROPERTIES_MAIL_SMTP_AUTH", "spring.mail.ssl.bundle", "SPRING_MAIL_DEFAULTENCODING", "server.port", "PATH", "java.version"))).isEmpty();
        assertThat(SettingNames.unknown(Stream.of("TERCIO_HOOK_HOME")).stream().map(Texts::englishPhrase)).containsExactly("there is no setting TERCIO_HOOK_HOME; the nearest is TERCIO_HOOKS_HOME");
        assertThat(SettingNames.unknown(Stream.of("TERCIO_COMPUTING_QUESTIONS_PERADDRESS")).stream().map(Texts::englishPhrase)).containsExactly(
                "there is no setting TERCIO_COMPUTING_QUESTIONS_PERADDRESS; the nearest is TERCIO_COMPUTING_QUESTIONS_PER_ADDRESS");
        assertThat(SettingNames.unknown(Stream.of("tercio.weather")).stream().map(Texts::englishPhrase)).containsExactly("there is no setting tercio.weather; 'tercio settings' lists all of them");
    }

    @Test
    void anOptionThatIsTakenForASettingIsNamed() {
        assertThat(SettingNames.unknown(Stream.of("TERCIO_PORT", "tercio.data")).stream().map(Texts::englishPhrase)).containsExactly(
                "there is no setting TERCIO_PORT: --port is an option of 'tercio serve'", "there is no setting tercio.data: --data is an option of 'tercio serve'");
        assertThat(CommandTables.commandLine().getSubcommands().get("serve").getCommandSpec().optionsMap().keySet())
                .containsAll(SettingNames.OPTIONS.stream().map(option -> "--" + option).toList());
        assertThat(Settings.all().map(Setting::key)).noneMatch(key -> SettingNames.OPTIONS.contains(key.replaceFirst("^tercio\\.", "")));
    }

    @Test
    void aSettingThatIsReadBeforeFilesIsRefusedInOne() {
        assertThatThrownBy(() -> Settings.checkFiles(List.of("tercio.store", "tercio.hooks.webhooks"))).hasMessage(
                "the setting tercio.store counts in no file, because it is read before any: give it as -Dtercio.store=... before -jar, or as the variable TERCIO_STORE");
        Settings.checkFiles(List.of("tercio.hooks.webhooks", "spring.mail.host", "server.port"));
        assertThatThrownBy(() -> Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()), new Adjudicator(List.of()), "--tercio.packing.after=2d"))
                .hasMessageContaining("the setting tercio.packing.after counts in no file");
    }

    /** {@link Setting#value()} and {@link Setting#isOn()} know no file. */
    @Test
    void theSettingsThatAreReadBeforeFilesAreListed() throws Exception {
        var read = Pattern.compile("Settings\\.([A-Z_]+)\\.(?:value|isOn)\\(\\)").matcher(sources()).results().map(found -> found.group(1)).distinct().toList();
        assertThat(read).contains("STORE", "DISK_RESERVE", "TRACE");
        for (var constant : read) {
            assertThat(Settings.BEFORE_FILES).contains((Setting) Settings.class.getField(constant).get(null));
        }
    }

    @Test
    void theCommandListsEachWithItsVariable() {
        var out = new StringWriter();
        assertThat(CommandTables.commandLine().setOut(new PrintWriter(out)).execute("settings")).isZero();
        assertThat(Settings.all()).allSatisfy(setting -> assertThat(out.toString()).contains(setting.key(), setting.variable(), Texts.englishPhrase(setting.range().words()).replace("`", "")));
    }

    @Test
    void whatARangeTakes() {
        var time = Settings.OWN.stream().filter(setting -> setting.key().equals("tercio.hooks.confirm-within")).findFirst().orElseThrow();
        assertThat(Stream.of("0s", "20ms", "3d", "PT1H")).allMatch(value -> time.fault(value).isEmpty());
        assertThat(Stream.of("", "-1s", "3 weeks", "400d")).noneMatch(value -> time.fault(value).isEmpty());
        var ports = Settings.OWN.stream().filter(setting -> setting.key().equals("tercio.hooks.webhook-ports")).findFirst().orElseThrow();
        assertThat(Stream.of("443", "80,443,8443", "any")).allMatch(value -> ports.fault(value).isEmpty());
        assertThat(Stream.of("", "0", "70000", "80, 443", "https", "80,,443", "any,80")).noneMatch(value -> ports.fault(value).isEmpty());
        assertThat(Settings.TRACE.fault("yes").map(Texts::englishPhrase)).contains("the setting tercio.trace is 'yes'; it is `true` or `false`");
        assertThat(Settings.DISK_RESERVE.fault("32 MB")).isPresent();
        assertThat(Settings.DISK_RESERVE.variable()).isEqualTo("TERCIO_DISK_RESERVE");
    }

    /** The report of a wrong switch asks whether the trace is wanted, which may be that switch. */
    @Test
    void aSwitchWithAWrongValueIsOffWhereNobodyMayThrow() {
        var wanted = new Setting("tercio.given-by-a-test", "false", new SettingRange.Switch(), "A switch of this test.");
        assertThat(wanted.isOn()).isFalse();
        try {
            System.setProperty(wanted.key(), "maybe");
            assertThat(wanted.isOn()).isFalse();
            assertThatThrownBy(wanted::value).hasMessageContaining("maybe");
            System.setProperty(wanted.key(), "true");
            assertThat(wanted.isOn()).isTrue();
        } finally {
            System.clearProperty(wanted.key());
        }
    }
}
