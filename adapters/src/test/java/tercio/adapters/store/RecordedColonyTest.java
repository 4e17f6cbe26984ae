package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A recorded game of the New World: what its dice come to by the printed tables, worked out by hand. {@link RecordedGamesTest} decides all of it again.
 */
class RecordedColonyTest {

    private static final List<JsonNode> LINES = lines();

    private static List<JsonNode> lines() {
        var json = new JsonMapper();
        try (var stream = RecordedColonyTest.class.getResourceAsStream("/tercio/adapters/games/colonial-convoy.jsonl")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().map(json::readTree).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The event at a position, of this type. */
    private static JsonNode event(int position, String type) {
        var line = LINES.get(position);
        assertThat(line.path("position").asInt()).isEqualTo(position);
        assertThat(line.path("type").asString()).isEqualTo("eu-military/" + type);
        return line;
    }

    private static int die(JsonNode event) {
        return event.at("/envelope/rolls/0/value").asInt();
    }

    private static int modified(JsonNode event) {
        return event.at("/envelope/explanation/0/modified").asInt();
    }

    @Test
    void theFlotaLosesAThirdOfItsShipsAndAsMuchOfItsGold() {
        // Always -6; the Caribbean has 6, and 2 less for a Spanish port: a 10 is an 8, which is 30 %. Of 6 ND 30 % leave 4.
        var attrition = event(17, "NavalAttritionRolled");
        assertThat(die(attrition)).isEqualTo(10);
        assertThat(modified(attrition)).isEqualTo(10 - 6 + 4);
        assertThat(attrition.at("/payload/percent").asInt()).isEqualTo(30);
        assertThat(attrition.at("/payload/lostThirds").asInt()).isEqualTo(6);
        // 30 % of 40 ducats.
        assertThat(event(18, "GoldSunk").at("/payload/lost").asInt()).isEqualTo(12);
        assertThat(event(20, "ShipsLost").at("/payload/left/ntd").asInt()).as("both ships were transports").isEqualTo(3);
    }

    @Test
    void itLandsTheRestInSevilleAndComesBackEmpty() {
        var landed = event(153, "GoldLanded");
        assertThat(landed.at("/payload/ducats").asInt()).isEqualTo(40 - 12);
        assertThat(landed.at("/payload/province").asString()).isEqualTo("andalucia");
        assertThat(event(154, "ConvoyArrived").at("/payload/left/nwd").asInt()).as("its escort").isEqualTo(1);
        var back = event(252, "ConvoyCameBack");
        assertThat(back.at("/payload/ships/ntd").asInt()).isEqualTo(5);
    }

    @Test
    void verrazzanoAtSeaLosesAThirdOfAShip() {
        // -6, -5 for his manoeuvre, +1 for carracks, 6 for the Azores, +3 for a start one zone away: an 8 is a 7, 20 %. Of 2 ND 20 % leave 1 and two thirds.
        var attrition = event(67, "NavalAttritionRolled");
        assertThat(die(attrition)).isEqualTo(8);
        assertThat(modified(attrition)).isEqualTo(8 - 6 - 5 + 1 + 6 + 3);
        assertThat(attrition.at("/payload/percent").asInt()).isEqualTo(20);
        assertThat(attrition.at("/payload/lostThirds").asInt()).isEqualTo(1);
        assertThat(event(68, "ShipsLost").at("/payload/left/nde").asInt()).isEqualTo(2);
    }

    @Test
    void interceptionsInBadWeather() {
        // Verrazzano's manoeuvre 5, -2 for the weather: a 3 is a 6, and it takes an 8.
        var verrazzano = event(160, "SeaInterceptionAttempted");
        assertThat(die(verrazzano)).isEqualTo(3);
        assertThat(modified(verrazzano)).isEqualTo(3 + 5 - 2);
        assertThat(verrazzano.at("/payload/success").asBoolean()).isFalse();
        // Out of the arsenal of Seville, -2 for the weather: a 10 succeeds.
        var escort = event(208, "SeaInterceptionAttempted");
        assertThat(die(escort)).isEqualTo(10);
        assertThat(modified(escort)).isEqualTo(10 - 2);
        assertThat(escort.at("/payload/success").asBoolean()).isTrue();
    }

    @Test
    void sevenTenthsOfTwoShipsLeaveTwoThirds() {
        // -6, +1 for carracks, 5 for the sea, +3 for the start: a 9 is a 12, 70 %. Of 2 ND 70 % leave two thirds.
        var attrition = event(318, "NavalAttritionRolled");
        assertThat(die(attrition)).isEqualTo(9);
        assertThat(modified(attrition)).isEqualTo(9 - 6 + 1 + 5 + 3);
        assertThat(attrition.at("/payload/percent").asInt()).isEqualTo(70);
        assertThat(attrition.at("/payload/lostThirds").asInt()).isEqualTo(6 - 2);
    }
}
