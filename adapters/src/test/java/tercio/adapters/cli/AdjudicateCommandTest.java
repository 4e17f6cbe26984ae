package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class AdjudicateCommandTest {

    private static final String GOOD = "{\"ruleset\":\"eu-military\",\"procedure\":\"continuation\",\"period\":3,\"season\":\"S\",\"year\":3,"
            + "\"dice\":{\"continuation\":4}}";
    private static final String ROUND = "\"next\":\"W3\"";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(InputStream in, String... arguments) {
        return new CommandLine(new AdjudicateCommand(in, new PrintStream(out), new PrintStream(err))).execute(arguments);
    }

    private int run(String in, String... arguments) {
        return run(new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)), arguments);
    }

    @Test
    void aGoodRequestIsAnsweredOnStandardOutput() {
        assertThat(run(GOOD, "-")).isZero();
        assertThat(out.toString()).contains(ROUND).endsWith("\n");
        assertThat(err.size()).isZero();
    }

    @Test
    void aBadRequestGivesItsProblemOnStandardErrorAndExitsWithTwo() {
        assertThat(run("{}", "-")).isEqualTo(2);
        assertThat(out.size()).isZero();
        assertThat(err.toString()).startsWith("{").contains("\"status\":422");
    }

    @Test
    void explanationsAndFaultsAreInTheLanguageThatIsAskedFor() {
        assertThat(run("{}", "--lang", "fr", "-")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("\"title\":\"La demande ne peut être jugée\"", "\"message\":\"manque\"");

        assertThat(run(GOOD, "--lang", "fr", "-")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("campagne prolongée");
    }

    @Test
    void aRequestIsReadFromAFile(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("case.json"), GOOD);
        assertThat(run("", file.toString())).isZero();
        assertThat(out.toString()).contains(ROUND);
    }

    @Test
    void aFileThatIsNotThereIsAProblem() {
        assertThat(run("", "no-such-file.json")).isEqualTo(2);
        assertThat(err.toString()).contains("\"status\":400").doesNotContain("\tat ");
    }

    @Test
    void eachLineGetsItsAnswerAndABadOneStopsNothing() {
        assertThat(run(GOOD + "\nrubbish\n\n" + GOOD, "--lines", "-")).isZero();
        var answers = out.toString().lines().toList();
        assertThat(answers).hasSize(4);
        assertThat(answers.get(0)).contains(ROUND);
        assertThat(answers.get(1)).contains("\"status\":400");
        assertThat(answers.get(2)).contains("\"status\":400");
        assertThat(answers.get(3)).contains(ROUND);
        assertThat(err.size()).isZero();
    }

    @Test
    void lineEndsOfAnySystemAreUnderstood() {
        assertThat(run(GOOD + "\r\n" + GOOD + "\r\n", "--lines", "-")).isZero();
        assertThat(out.toString().lines()).hasSize(2).allMatch(line -> line.contains(ROUND));
    }

    @Test
    void nothingInNothingOut() {
        assertThat(run("", "--lines", "-")).isZero();
        assertThat(out.size()).isZero();
    }

    @Test
    void aHugeLineIsRefusedWithoutBeingHeld() {
        assertThat(run(new HugeLineThen(1L << 28, "\n" + GOOD + "\n"), "--lines", "-")).isZero();
        var answers = out.toString().lines().toList();
        assertThat(answers).hasSize(2);
        assertThat(answers.get(0)).contains("\"status\":400");
        assertThat(answers.get(1)).contains(ROUND);
    }

    @Test
    void aHugeFileIsRefusedWithoutBeingHeld() {
        assertThat(run(new HugeLineThen(1L << 40, ""), "-")).isEqualTo(2);
        assertThat(err.toString()).contains("\"status\":400");
    }

    /** A number of letters that nobody could hold, then the rest. */
    private static final class HugeLineThen extends InputStream {
        private long left;
        private final ByteArrayInputStream rest;

        private HugeLineThen(long length, String rest) {
            left = length;
            this.rest = new ByteArrayInputStream(rest.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public int read() {
            if (left > 0) {
                left--;
                return 'x';
            }
            return rest.read();
        }

        @Override
        public int read(byte[] buffer, int from, int length) {
            if (left == 0) {
                return rest.read(buffer, from, length);
            }
            int given = (int) Math.min(left, length);
            java.util.Arrays.fill(buffer, from, from + given, (byte) 'x');
            left -= given;
            return given;
        }
    }
}
