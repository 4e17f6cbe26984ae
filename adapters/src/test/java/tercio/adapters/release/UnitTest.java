package tercio.adapters.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.cli.CommandTables;
import tercio.adapters.settings.Setting;
import tercio.adapters.settings.Settings;
import tercio.domain.sentence.Sentence;

/** The unit of systemd and the example of settings that a release brings. */
class UnitTest {

    private static final Pattern EXAMPLE = Pattern.compile("#?([A-Z][A-Z_]+)=(.*)");
    private static final String OPTIONS = "SERVE_OPTIONS";
    private static final List<String> OF_OTHERS = List.of(OPTIONS, "JDK_JAVA_OPTIONS");

    @TempDir
    private Path folder;

    @Test
    void theUnitRunsACommandOfTheReleaseWithOptionsThatItHas() {
        var start = directive("ExecStart").orElseThrow();
        assertThat(ReleaseFiles.ofTheRelease(start)).hasSize(1).allSatisfy(program -> assertThat(program).isExecutable());
        var standard = directive("Environment").orElseThrow().replace("\"", "").split("=", 2);
        assertThat(standard[0]).isEqualTo(OPTIONS);
        var words = start.replace("$" + OPTIONS, standard[1]).split(" ");
        assertThat(CommandTables.commandLine().parseArgs(Arrays.copyOfRange(words, 1, words.length)).subcommand().commandSpec().name()).isEqualTo("serve");
        assertThat(start).as("the folder of the games is the one that systemd makes for the service").contains("--data /var/lib/" + directive("StateDirectory").orElseThrow() + " ");
    }

    @Test
    void systemdTakesTheUnit() throws IOException, InterruptedException {
        var analyze = Path.of("/usr/bin/systemd-analyze");
        assumeTrue(Files.isExecutable(analyze), "the unit is checked where systemd is");
        var unit = Files.writeString(folder.resolve("tercio.service"), ReleaseFiles.text("systemd/tercio.service")
                .replace(ReleaseFiles.HOME, ReleaseFiles.FOLDER.toAbsolutePath() + "/"));
        var process = new ProcessBuilder(analyze.toString(), "verify", "--man=no", unit.toString()).redirectErrorStream(true).start();
        var told = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor()).as(told).isZero();
        // Other units of this machine are none of ours.
        assertThat(told.lines().filter(line -> line.contains("tercio.service"))).isEmpty();
    }

    @Test
    void eachExampleIsASettingWithAValueInItsRange() {
        var settings = Settings.all().toList();
        var examples = ReleaseFiles.text("etc/tercio.conf").lines().map(EXAMPLE::matcher).filter(found -> found.matches()).toList();
        assertThat(examples).hasSizeGreaterThan(10).allSatisfy(example -> {
            if (OF_OTHERS.contains(example.group(1))) {
                return;
            }
            var setting = settings.stream().filter(each -> each.variable().equals(example.group(1))).findFirst();
            assertThat(setting).as(example.group()).isPresent();
            assertThat(example.group(2).isEmpty() ? Optional.<Sentence>empty() : setting.flatMap((Setting each) -> each.fault(example.group(2)))).as(example.group()).isEmpty();
        });
        assertThat(examples).filteredOn(example -> example.group(1).equals(OPTIONS)).hasSize(2).allSatisfy(example ->
                assertThat(CommandTables.commandLine().parseArgs(("serve " + example.group(2)).split(" ")).unmatched()).isEmpty());
    }

    private static Optional<String> directive(String name) {
        return ReleaseFiles.text("systemd/tercio.service").lines().filter(line -> line.startsWith(name + "=")).map(line -> line.substring(name.length() + 1)).findFirst();
    }
}
