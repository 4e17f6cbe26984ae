package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import tercio.adapters.rulebook.OperatorTables;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.game.Ruleset;

/** {@code --tables DIR}: a user's own tables. */
class TablesFolderTest {

    /** 1 LD, no manoeuvre, a 4: 1/3 by the printed retreat table of the main edition, and so 1/2. */
    private static final String MARCH = "{\"ruleset\":\"eu-rapid-battle\",\"procedure\":\"attrition\",\"kind\":\"movement\","
            + "\"theatre\":\"rotw\",\"sizeLd\":1,\"causes\":1,\"dice\":{\"attrition\":4}}";

    private static final List<Ruleset<?, ?, ?, ?>> RULESETS = RulebookModules.all().rulebooks().rulesets();

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

    private OperatorTables forGames() {
        return CommandLine.populateCommand(new TablesFolder(), "--tables", folder.toString()).forGames(RULESETS);
    }

    private static Ruleset<?, ?, ?, ?> ruleset(String id) {
        return RULESETS.stream().filter(rules -> rules.id().equals(id)).findFirst().orElseThrow();
    }

    /** The game that is made carries the very table by which the adjudicator rules. */
    @Test
    void newGamesCarryTheTablesOfTheFolder() throws IOException {
        own("empires-in-arms/siege.csv", "modified_die_min,modified_die_max,result\n,1,sortie\n2,2,no_result\n3,,breach\n");
        own("eu-rapid-battle/retreat.csv", "roll_min,roll_max,loss_halves\n,3,1\n4,,2\n");
        own("eu-rapid-battle/army_classes.csv", "of the adjudicator\n");

        var entered = forGames().of(ruleset("empires-in-arms")).orElseThrow();
        assertThat(entered.tables()).containsOnlyKeys("siege");
        assertThat(entered.tables().get("siege")).last().isEqualTo("3,,breach");
        assertThat(entered.origin()).isEqualTo("the operator of the service");
        assertThat(forGames().of(ruleset("eu-rapid-battle")).orElseThrow().tables()).as("a table that is not lost serves the adjudicator alone").containsOnlyKeys("retreat");
        assertThat(new TablesFolder().forGames(RULESETS).of(ruleset("empires-in-arms"))).as("no folder").isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "siege.csv | modified_die_min,modified_die_max,result/,1,sortie/2,,storm | siege.csv, line 3, result",
        "siege.csv | modified_die_min,modified_die_max,result/,2,sortie/2,,breach | siege.csv, line 3, modified_die_min",
        "leader.csv | a/1 | leader.csv: there is no such table to enter",
    })
    void aFaultyTableForGamesIsRefusedByFileLineAndColumn(String file, String text, String message) throws IOException {
        own("empires-in-arms/" + file, text.replace('/', '\n'));

        assertThatThrownBy(this::forGames).isInstanceOf(IllegalArgumentException.class).hasMessageContaining(message);
    }

    @Test
    void aFileOfTenMegabytesIsRefused() throws IOException {
        own("empires-in-arms/siege.csv", "1,1,sortie\n".repeat(1_000_000));

        assertThatThrownBy(this::forGames).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("siege.csv is too long: at most 1000000 bytes are read");
    }

    @Test
    void aFolderThatIsNotThereIsRefused() throws IOException {
        Files.delete(folder);
        assertThat(asked()).isEqualTo(2);
        assertThat(err.toString()).contains("no folder of tables");
    }
}
