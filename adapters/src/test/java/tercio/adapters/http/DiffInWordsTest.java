package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The differences of positions of the recorded march on Artois and of the war of Turks and Russians, in words: read by hand from their events. */
class DiffInWordsTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private static List<String> words(ImportedGame game, int from, int to) {
        return game.read("/diff?from=" + from + "&to=" + to).path("words").valueStream().map(JsonNode::asString).toList();
    }

    @Test
    void aCampaignABattleAndAFallAreSaid() throws IOException {
        var game = ImportedGame.of(client, "march-on-artois");

        assertThat(words(game, 1, 2)).containsExactly("France paid 50 ducats (paid this turn: 0 -> 50).");
        assertThat(words(game, 4, 9)).containsExactly("France's 2 A+ under a general went from Île-de-France to Artois.");
        assertThat(words(game, 13, 18)).containsExactly("France's 2 A+ under a general in Artois: now A+ A-.", "Gone from Artois: Spain's A+ 1 LD under a general.",
                "France lost 2 LD on the map (15 -> 13).", "Spain lost 5 LD on the map (12 -> 7).", "General of Spain is wounded until S2.");
        assertThat(words(game, 78, 79)).containsExactly("Arras fell: Spain -> France.", "Siegeworks at Arras: two siegeworks+ -> none.");
        assertThat(words(game, 79, 79)).isEmpty();
        assertThat(words(game, 0, 86)).contains("France paid 80 ducats (paid this turn: 0 -> 80).", "Spain paid 40 ducats (paid this turn: 0 -> 40).",
                "France's victory points: 0 -> 5.");
    }

    @Test
    void aReaderOfFrenchIsToldInFrench() throws IOException {
        var march = ImportedGame.of(client, "march-on-artois");
        assertThat(words(march, 4, 9, "fr")).containsExactly("2 A+ de la France sous un général\u00a0: d’Île-de-France en Artois.");
        assertThat(words(march, 78, 79, "fr")).containsExactly("Arras est tombée\u00a0: Espagne -> France.", "Travaux de siège devant Arras\u00a0: deux travaux+ -> rien.");
        assertThat(march.read("/diff?from=78&to=79&lang=fr").path("lang").asString()).isEqualTo("fr");
        var turks = ImportedGame.of(client, "turks-and-russians");
        assertThat(words(turks, 61, 62, "fr")).containsExactly("La Russie a gagné 3 points politiques (-5 -> -2).");
    }

    private static List<String> words(ImportedGame game, int from, int to, String language) {
        return game.read("/diff?from=" + from + "&to=" + to + "&lang=" + language).path("words").valueStream().map(JsonNode::asString).toList();
    }

    @Test
    void ofACampaignPointsCitiesAndFactorsAreSaid() throws IOException {
        var game = ImportedGame.of(client, "turks-and-russians");

        assertThat(words(game, 61, 62)).containsExactly("Russia gained 3 political points (-5 -> -2).");
        assertThat(words(game, 151, 152)).containsExactly("Belgrade fell: Turkey -> Russia.");
        assertThat(words(game, 161, 166)).as("the war is over: everything is open").containsExactly(
                "Russia II shrank (6 infantry and 4 militia -> 5 infantry and 2 militia).",
                "Russia III shrank (3 infantry and 1 militia -> 1 infantry and 1 militia).", "Russia lost 5 factors (17 -> 22).");
    }
}
