package tercio.adapters.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.launch.posix.ProcessReplacement;
import tercio.domain.given.Thorough;

/** The main class, run in processes of its own. */
class LauncherTest {

    private static final String CLASSES = System.getProperty("java.class.path");

    @TempDir
    private Path folder;

    @Test
    void theExitCodeOfTheProgramIsPassedOn() throws Exception {
        var wrong = run(List.of(), Launcher.class.getName(), "no-such-command");
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.output()).contains("no-such-command");
        var right = run(List.of(), Launcher.class.getName(), "--version");
        assertThat(right.exitCode()).isZero();
        assertThat(right.output()).startsWith("tercio ");
    }

    @Test
    void aMisspeltSettingStopsTheStart() throws Exception {
        var ended = run(List.of("-Dtercio.hoks.home=https://play.example.org"), Launcher.class.getName(), "serve", "--port", "0", "--data", folder.resolve("games").toString());
        assertThat(ended.output()).contains("there is no setting tercio.hoks.home; the nearest is tercio.hooks.home");
        assertThat(ended.exitCode()).isEqualTo(1);
        assertThat(folder.resolve("games")).doesNotExist();
    }

    @Thorough("Starts the whole service in a process, as the build does when it makes the class caches.")
    @Test
    void aNewEnoughJavaRunsTheProgramInTheProcessThatWasStarted() throws Exception {
        var process = start(List.of(), Launcher.class.getName(), "serve", "--port", "0", "--data", folder.toString());
        try (var lines = process.inputReader().lines()) {
            assertThat(lines.anyMatch(line -> line.startsWith("API "))).isTrue();
            assertThat(process.descendants()).isEmpty();
            process.destroy();
            process.waitFor();
        } finally {
            process.destroyForcibly();
        }
    }

    @Thorough("Starts the whole service in a process and kills its parent.")
    @Test
    void aProgramThatFollowsAProcessEndsWithIt() throws Exception {
        var parent = new ProcessBuilder("sleep", "600").start();
        var program = start(List.of("-Dtercio.parent=" + parent.pid()), Launcher.class.getName(),
                "serve", "--port", "0", "--data", folder.toString());
        try (var lines = program.inputReader().lines()) {
            assertThat(lines.anyMatch(line -> line.startsWith("API "))).isTrue();
            parent.destroyForcibly();
            assertThat(program.waitFor()).isEqualTo(137);
        } finally {
            parent.destroyForcibly();
            program.destroyForcibly();
        }
    }

    @Test
    void aReplacedProcessKeepsItsIdAndItsStreams() throws Exception {
        var process = start(List.of("--enable-native-access=ALL-UNNAMED"), Replaced.class.getName());
        var output = new String(process.getInputStream().readAllBytes()).strip();
        assertThat(process.waitFor()).isEqualTo(7);
        assertThat(output).isEqualTo(Long.toString(process.pid()));
    }

    /** Replaces itself by a shell that prints the id of its process. */
    static final class Replaced {
        public static void main(String[] arguments) throws Throwable {
            ProcessReplacement.run(List.of("/bin/sh", "-c", "echo $$; exit 7"));
        }
    }

    @Test
    void theCacheBesideTheJarIsNamedForEachCommandButNotWhereTheUserNamesOne() throws Exception {
        var jar = Files.createFile(folder.resolve("tercio.jar"));
        Files.createFile(folder.resolve("tercio.aot"));
        Files.createFile(folder.resolve("tercio-serve.aot"));
        assertThat(lineIn(jar, List.of(), "readings")).contains("-XX:AOTCache=" + folder.resolve("tercio.aot"));
        assertThat(lineIn(jar, List.of("-Xmx1g"), "serve")).contains("-XX:AOTCache=" + folder.resolve("tercio-serve.aot"))
                .contains("-Xmx1g", "-Xms48m").doesNotContain("-Xmx640m");
        assertThat(lineIn(jar, List.of(), "serve")).contains("-Xmx640m", "-Xms64m", "-XX:MetaspaceSize=128m");
        assertThat(lineIn(jar, List.of("-XX:AOTMode=off"), "serve")).doesNotContain("-XX:AOTCache");
        assertThat(lineIn(jar, List.of(), "verify")).contains("-XX:AOTCache=" + folder.resolve("tercio-serve.aot"))
                .doesNotContain("-XX:TieredStopAtLevel", "-XX:G1PeriodicGCInterval", "-Xmx640m");
    }

    @Test
    void aServiceHasItsHeapWithoutAClassCacheToo() throws Exception {
        var jar = Files.createFile(folder.resolve("tercio.jar"));
        assertThat(lineIn(jar, List.of(), "serve")).startsWith("new start").contains("-Xmx640m");
        assertThat(lineIn(jar, List.of("-Xmx1g"), "serve")).startsWith("goes on");
        assertThat(lineIn(jar, List.of("-XX:AOTMode=off"), "serve")).startsWith("goes on");
        assertThat(lineIn(jar, List.of(), "readings")).startsWith("goes on");
        assertThat(lineIn(folder.resolve("classes"), List.of(), "serve")).startsWith("goes on");
    }

    @Test
    void aRecordThatIsNotLongIsVerifiedWithoutTheOptimizingCompiler() throws Exception {
        var jar = Files.createFile(folder.resolve("tercio.jar"));
        Files.createFile(folder.resolve("tercio-serve.aot"));
        var record = Files.writeString(folder.resolve("game.jsonl"), "{}").toString();
        var longRecord = folder.resolve("long.jsonl");
        try (var file = new RandomAccessFile(longRecord.toFile(), "rw")) {
            file.setLength((64L << 20) + 1);
        }
        assertThat(lineIn(jar, List.of(), "verify", record)).contains("-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
                .contains("-XX:AOTCache=" + folder.resolve("tercio-serve.aot"));
        assertThat(lineIn(jar, List.of(), "verify", longRecord.toString())).doesNotContain("-XX:TieredStopAtLevel");
        assertThat(lineIn(jar, List.of(), "verify", "--all", "a-game-of-the-service")).doesNotContain("-XX:TieredStopAtLevel");
    }

    /** Prints whether this program needs a new start with these arguments, and the command line of it. */
    static final class PrintedLine {
        public static void main(String[] arguments) {
            System.setProperty("java.class.path", arguments[0]);
            var command = new JavaCommand(Arrays.copyOfRange(arguments, 1, arguments.length));
            System.out.println((command.needsNewStart() ? "new start: " : "goes on: ") + String.join(" ", command.line(InstalledJava.running().orElseThrow())));
        }
    }

    private static String lineIn(Path jar, List<String> options, String... command) throws IOException, InterruptedException {
        var arguments = Stream.concat(Stream.of(PrintedLine.class.getName(), jar.toString()), Stream.of(command)).toArray(String[]::new);
        return run(options, arguments).output();
    }

    private record Ended(int exitCode, String output) {}

    private static Ended run(List<String> options, String... arguments) throws IOException, InterruptedException {
        var process = start(options, arguments);
        var output = new String(process.getInputStream().readAllBytes());
        return new Ended(process.waitFor(), output);
    }

    private static Process start(List<String> options, String... arguments) throws IOException {
        var line = new ArrayList<String>();
        line.add(ProcessHandle.current().info().command().orElseThrow());
        line.addAll(options);
        line.addAll(List.of(arguments));
        var builder = new ProcessBuilder(line).redirectErrorStream(true);
        builder.environment().keySet().removeAll(List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS"));
        // Not on the command line: Linux tells a process no more of its own than one page.
        builder.environment().put("CLASSPATH", CLASSES);
        return builder.start();
    }
}
