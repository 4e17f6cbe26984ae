package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** {@code --tables DIR}: a user's own tables. */
class TablesFolderTest {

    /** 1 LD, no manoeuvre, a 4: 1/3 by the printed retreat table of the main edition, and so 1/2. */
    private static final String MARCH = "{\"ruleset\":\"eu-rapid-battle\",\"procedure\":\"attrition\",\"kind\":\"movement\","
            + "\"theatre\":\"rotw\",\"sizeLd\":1,\"causes\":1,\"dice\":{\"attrition\":4}}";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    private int asked() {
        var in = new ByteArrayInputStream(MARCH.getBytes(StandardCharsets.UTF_8));
        return new CommandLine(new AdjudicateCommand(in, new PrintStream(out), new PrintStream(err)))
                .execute("--tables", folder.toString(), "-");
    }

    private int oddsAsked() {
        var march = MARCH.replace(",\"dice\":{\"attrition\":4}", "");
        var in = new ByteArrayInputStream(march.getBytes(StandardCharsets.UTF_8));
        return new CommandLine(new OddsCommand(in, new PrintStream(out), new PrintStream(err)))
                .execute("--tables", folder.toString(), "-");
    }

    private void own(String file, String text) throws IOException {
        var path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    @Test
    void anEmptyFolderChangesNothing() {
        assertThat(asked()).isZero();
        assertThat(out.toString()).contains("\"lossHalves\":1", "\"reconstructed\":true");
    }

    @Test
    void aTableOfOneEditionTakesThePlaceOfTheStandIn() throws IOException {
        own("eu-rapid-battle/retreat.csv", "roll_min,roll_max,loss_halves\n,3,1\n4,,2\n");
        assertThat(asked()).isZero();
        assertThat(out.toString()).contains("\"lossHalves\":2").doesNotContain("reconstructed");
    }

    @Test
    void aTableForEveryEditionIsReadInItsUnit() throws IOException {
        own("retreat.csv", "roll_min,roll_max,loss_thirds\n,3,1\n4,,3\n");
        assertThat(asked()).isZero();
        assertThat(out.toString()).contains("\"lossHalves\":2");
    }

    /** Every die is a loss of 1 by this table. */
    @Test
    void oddsGoByTheSameTables() throws IOException {
        own("eu-rapid-battle/retreat.csv", "roll_min,roll_max,loss_halves\n,3,2\n4,,2\n");
        assertThat(oddsAsked()).isZero();
        assertThat(out.toString()).contains("\"lossHalves\":{\"values\":[{\"value\":2,\"probability\":1");
    }

    @Test
    void aFaultyTableIsRefusedWithFileAndLine() throws IOException {
        own("retreat.csv", "roll_min,roll_max,loss_thirds\n,3,1\n4,,many\n");
        assertThat(asked()).isEqualTo(2);
        assertThat(out.size()).isZero();
        assertThat(err.toString()).contains("retreat.csv, line 3").doesNotContain("\tat ");
    }

    @Test
    void aFolderThatIsNotThereIsRefused() throws IOException {
        Files.delete(folder);
        assertThat(asked()).isEqualTo(2);
        assertThat(err.toString()).contains("no folder of tables");
    }
}
