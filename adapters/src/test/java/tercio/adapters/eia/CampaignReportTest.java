package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client;
import tercio.adapters.http.ImportedGame;
import tercio.adapters.http.Served;
import tools.jackson.databind.JsonNode;

/**
 * The report of the recorded war of Turks and Russians. Read by hand from its events: months begin at 127, 296, 415, 517 and 640, the
 * war ends at 758; political points change at 62 (3 to Russia, as many from Turkey), 249, 283, 340, 362 (one each way in turn) and 625
 * (1 to Turkey, 1 from Russia), and each access by force costs 1: Russia forces 29 in all, 5 in the first month and 4 in the fifth, Turkey
 * 27, 2 and 5; at 152 Russia takes the vacant city of the area 529; from 162 to 166 Russia loses 3 and 2 factors that
 * forage.
 */
class CampaignReportTest {

    private static Client client;
    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        client = Served.installed();
        game = ImportedGame.of(client, "turks-and-russians");
    }

    private static JsonNode report(String query) {
        return game.read("/report" + query);
    }

    private static int figure(JsonNode report, String power, String id) {
        return report.path("sides").valueStream().filter(side -> side.path("party").asString().equals(power))
                .flatMap(side -> side.path("figures").valueStream()).filter(figure -> figure.path("id").asString().equals(id))
                .findFirst().orElseThrow().path("amount").asInt();
    }

    @Test
    void eachMonthIsATurnAndTheEndOfTheWarIsNone() {
        var turns = report("").path("turns");
        assertThat(turns.valueStream().map(turn -> turn.path("from").asInt())).containsExactly(0, 126, 295, 414, 516, 639);
        assertThat(turns.valueStream().map(turn -> turn.path("to").asInt()).limit(5)).containsExactly(126, 295, 414, 516, 639);
    }

    /** As the record has them: eight combats, of which the history has a mark each. */
    @Test
    void eachCombatIsAMomentOfTheHistory() {
        var combats = game.read("/timeline").path("moments").valueStream().filter(moment -> moment.path("kind").asString().equals("battle")).toList();
        assertThat(combats.stream().map(moment -> moment.path("position").asInt())).containsExactly(24, 101, 218, 263, 325, 351, 402, 589);
        assertThat(combats.get(5).path("label").asString()).isEqualTo("Combat at Wallachia 520");
        assertThat(game.read("/timeline").path("moments").valueStream().map(moment -> moment.path("position").asInt())).isSorted();
    }

    @Test
    void politicalPointsAreThoseOfTheStretch() {
        var whole = report("?at=758");
        assertThat(List.of(figure(whole, "russia", "politicalPoints"), figure(whole, "turkey", "politicalPoints"))).as("2 less 29, -2 less 27").containsExactly(-27, -29);
        var first = report("?turn=1");
        assertThat(List.of(figure(first, "russia", "politicalPoints"), figure(first, "turkey", "politicalPoints"))).as("3 less 5, -3 less 2").containsExactly(-2, -5);
        var fifth = report("?turn=5");
        assertThat(List.of(figure(fifth, "russia", "politicalPoints"), figure(fifth, "turkey", "politicalPoints"))).as("-1 less 4, 1 less 5").containsExactly(-5, -4);
        assertThat(whole.path("over").asBoolean()).isTrue();
        var moments = whole.path("decisive");
        assertThat(moments.valueStream().map(moment -> moment.path("chance").doubleValue())).hasSizeBetween(1, 5).isSorted();
        assertThat(moments.path(0).path("position").asInt()).as("Turkey won the combat in Wallachia against the odds").isEqualTo(359);
        assertThat(moments.path(0).path("kind").asString()).isEqualTo("combat");
        assertThat(moments.path(0).path("winner").asString()).isEqualTo("turkey");
        assertThat(moments.valueStream().map(moment -> moment.path("kind").asString())).as("the attempts at 514 and 637 had no result").doesNotContain("siege");
        var odds = game.read("/odds/359?at=758").at("/odds/winner/values").valueStream().filter(each -> each.path("value").asString().equals("defender")).findFirst().orElseThrow();
        assertThat(moments.path(0).path("before").doubleValue()).isCloseTo(odds.path("probability").doubleValue(), Offset.offset(1e-6));
    }

    @Test
    void lossesAndCitiesAreThoseOfTheStretch() {
        var foraged = report("?from=161&at=166");
        assertThat(figure(foraged, "russia", "factorsLost")).isEqualTo(5);
        assertThat(figure(foraged, "turkey", "factorsLost")).isZero();
        assertThat(foraged.path("territory")).isEmpty();

        var taken = report("?from=151&at=152").path("territory");
        assertThat(taken).hasSize(1);
        assertThat(taken.path(0).path("zone").asString()).isEqualTo("529");
        assertThat(taken.path(0).path("what").asString()).isEqualTo("city");
        assertThat(taken.path(0).path("nowName").asString()).isEqualTo("Russia");
    }
}
