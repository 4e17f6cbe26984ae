package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code tercio odds} for questions of the sea. The chances are counted by hand on one die. */
class OddsCommandTest {

    private static final JsonMapper JSON = new JsonMapper();
    /** +1 for a commander who is better by one, and +1 for old warships before the port: a 6 escapes, a 4 or 5 stays, a 3 has to fight. */
    private static final String ESCAPE = "{'ruleset':'eu-military','procedure':'blockade-escape','movingManeuver':4,'blockadingManeuver':3,'blockaderNwd':true,"
            + "'blockaderTechnology':'battery'}";
    /** A manoeuvre of 3 against 2 in the same zone: +2, so a 6 catches. */
    private static final String INTERCEPTION = "{'ruleset':'eu-military','procedure':'interception','element':'sea','interceptor':{'maneuver':3,'technology':'vessel','at':'sea'},"
            + "'moving':{'maneuver':2},'sameSeaZone':true}";
    /** Always -6, and a difficulty of 4 with malus 2: a 6 is the first 10 %. */
    private static final String ATTRITION = "{'ruleset':'eu-military','procedure':'attrition','kind':'naval','sizeNd':3,'technology':'nau-galleon','zonesEntered':3,"
            + "'greatestDifficulty':4,'seaMalus':2}";
    /** Level 2 and a FLEET: +3, so a 6 stops them, an 8 sinks one and a 10 two. */
    private static final String PRESIDIO = "{'ruleset':'eu-military','procedure':'presidio','kind':'presidio','level':2,'fleetCounter':true}";
    /** A battery of level 2 against ships without a FLEET: +2. A stack that has passed it rolls for the attrition above. */
    private static final String VOYAGE = "{'ruleset':'eu-military','procedure':'voyage','seaRegion':'atlantic','turn':20,'battery':{'kind':'presidio','level':2},"
            + "'moving':{'country':'spain','units':{'nwd':3},'technology':'nau-galleon','firstLine':'nwd'},'attrition':{'zonesEntered':3,'greatestDifficulty':4,'seaMalus':2}}";
    private static final String CONVOY = "{'ruleset':'eu-military','procedure':'convoy-attack','sameSeaZone':true,"
            + "'corsair':{'technology':'galleon-fluyt','piratesWithoutLeader':true},'convoy':{'technology':'galleon-fluyt','ntd':5}}";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String in, String... arguments) {
        var given = new ByteArrayInputStream(in.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
        return new CommandLine(new OddsCommand(given, new PrintStream(out), new PrintStream(err))).execute(arguments);
    }

    private List<JsonNode> answers() {
        return out.toString(StandardCharsets.UTF_8).lines().map(JSON::readTree).toList();
    }

    private static BigDecimal chance(JsonNode answer, String field, Object value) {
        return answer.path("odds").path(field).path("values").valueStream().filter(entry -> entry.path("value").asString().equals(String.valueOf(value)))
                .map(entry -> entry.path("probability").decimalValue()).findFirst().orElse(BigDecimal.ZERO);
    }

    @Test
    void eachQuestionOfTheSeaHasTheOddsOfItsDie() {
        assertThat(run(String.join("\n", ESCAPE, INTERCEPTION, ATTRITION, PRESIDIO, CONVOY), "--lines", "-")).isZero();

        var answers = answers();
        assertThat(chance(answers.get(0), "result", "escaped")).isEqualByComparingTo("0.5");
        assertThat(chance(answers.get(0), "result", "failed")).isEqualByComparingTo("0.2");
        assertThat(chance(answers.get(0), "result", "forced-battle")).isEqualByComparingTo("0.3");
        assertThat(chance(answers.get(1), "success", true)).isEqualByComparingTo("0.5");
        assertThat(chance(answers.get(2), "percentage", 0)).isEqualByComparingTo("0.5");
        assertThat(chance(answers.get(2), "percentage", 10)).isEqualByComparingTo("0.1");
        assertThat(chance(answers.get(2), "percentage", 50)).isEqualByComparingTo("0.1");
        assertThat(chance(answers.get(3), "stopped", true)).isEqualByComparingTo("0.5");
        assertThat(chance(answers.get(3), "lossNd", 1)).isEqualByComparingTo("0.2");
        assertThat(chance(answers.get(3), "lossNd", 2)).isEqualByComparingTo("0.1");
        // +3 finds, an unarmed stack needs an 8 to fight off: 0.6, of which 0.3 ends there.
        assertThat(chance(answers.get(4), "ending", "not-found")).isEqualByComparingTo("0.4");
        assertThat(chance(answers.get(4), "ending", "fought-off")).isEqualByComparingTo("0.18");
        assertThat(chance(answers.get(4), "ending", "raided")).isEqualByComparingTo("0.42");
        assertThat(err.size()).isZero();
    }

    /** A 7 stops them, a 9 sinks a ship: 0.6 go on, and half of those lose nothing to the weather. */
    @Test
    void aVoyageIsOneDistribution(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("voyage.json"), VOYAGE.replace('\'', '"'));

        assertThat(run("", "--fractions", file.toString())).isZero();

        var answer = answers().getFirst();
        assertThat(chance(answer, "end", "shore-fire")).isEqualByComparingTo("0.4");
        assertThat(chance(answer, "arrives", true)).isEqualByComparingTo("0.6");
        // Nothing: stopped by a 7 or 8, or passed with 1 to 5 in the weather. Three thirds: a 9 or 10 of the battery, or 30 and 40 % of the weather.
        assertThat(chance(answer, "shipsLostThirds", 0)).isEqualByComparingTo("0.5");
        assertThat(chance(answer, "shipsLostThirds", 3)).isEqualByComparingTo("0.32");
        assertThat(answer.at("/odds/arrives/values").valueStream().map(entry -> entry.path("fraction").asString())).containsExactlyInAnyOrder("3/5", "2/5");
    }

    @Test
    void aBadQuestionOfTheSeaIsRefusedWithWhatIsLegal() {
        assertThat(run(VOYAGE.replace("'level':2", "'level':9"), "-")).isEqualTo(2);

        assertThat(out.size()).isZero();
        var problem = JSON.readTree(err.toString(StandardCharsets.UTF_8));
        assertThat(problem.path("status").asInt()).isEqualTo(422);
        assertThat(problem.at("/errors/0/pointer").asString()).isEqualTo("/battery/level");
        assertThat(problem.at("/errors/0/message").asString()).isEqualTo("must be from 1 to 3");
    }
}
