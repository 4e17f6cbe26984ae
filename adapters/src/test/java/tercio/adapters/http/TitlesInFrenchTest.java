package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Titles, labels and meanings are words for people: the service tells them in the language of the caller, beside ids that never change. */
class TitlesInFrenchTest {

    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        game = ImportedGame.of(Served.installed(), "march-on-artois");
    }

    private static JsonNode get(String path) {
        var answer = Served.installed().get("/api" + path, null);
        assertThat(answer.status()).isEqualTo(200);
        return answer.body();
    }

    private static JsonNode named(JsonNode list, String field, String name) {
        return list.valueStream().filter(each -> each.path(field).asString().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void rulesetsAreListedInTheLanguageOfTheCaller() {
        assertThat(named(get("/rulesets"), "id", "eu-military").path("title").asString()).isEqualTo("Europa Universalis, military phase");

        var french = named(get("/rulesets?lang=fr"), "id", "eu-military");
        assertThat(french.path("title").asString()).isEqualTo("Europa Universalis, phase militaire");
        assertThat(french.path("description").asString()).startsWith("Un tour de guerre sur la carte d’Europe, du premier round au dernier\u00a0: ravitaillement, campagnes");
        assertThat(named(get("/rulesets?lang=fr"), "id", "empires-in-arms").path("title").asString()).isEqualTo("Empires in Arms, phase terrestre");
    }

    @Test
    void scenariosAreListedInTheLanguageOfTheCaller() {
        assertThat(named(get("/scenarios"), "name", "lepanto").path("title").asString()).isEqualTo("Lepanto 1571");

        var french = named(get("/scenarios?lang=fr"), "name", "lepanto");
        assertThat(french.path("title").asString()).isEqualTo("Lépante 1571");
        assertThat(french.path("description").asString()).startsWith("La Turquie contre l’Espagne, Venise et le pape au tour 17 de la période III");
        assertThat(named(get("/scenarios?lang=fr"), "name", "danube-1805").path("title").asString()).isEqualTo("Le Danube 1805");
    }

    @Test
    void theManifestOfARulesetNamesItsPartsInTheLanguageOfTheCaller() {
        var english = get("/rulesets/eu-military");
        assertThat(named(english.path("views"), "name", "round-track").path("title").asString()).isEqualTo("Round track");
        assertThat(named(english.path("procedures"), "name", "land-battle").path("title").asString()).isEqualTo("Land battle");

        var french = get("/rulesets/eu-military?lang=fr");
        assertThat(french.path("title").asString()).isEqualTo("Europa Universalis, phase militaire");
        assertThat(named(french.path("views"), "name", "round-track").path("title").asString()).isEqualTo("Piste des rounds");
        assertThat(named(french.path("tabs"), "name", "ers").path("title").asString()).isEqualTo("Feuilles de comptes");
        assertThat(named(french.path("marks"), "name", "hre").path("title").asString()).isEqualTo("Saint-Empire romain germanique");
        assertThat(named(french.path("procedures"), "name", "land-battle").path("title").asString()).isEqualTo("Bataille terrestre");
        assertThat(named(french.path("tables"), "name", "combat-results").path("title").asString()).isEqualTo("Résultats de combat");
        assertThat(named(french.path("readings"), "id", "EU-ASSAULT-CAP").path("why").asString()).contains("les deux exemples chiffrés plafonnent à la résistance");
        assertThat(named(get("/rulesets/empires-in-arms/page?lang=fr").path("tabs"), "name", "month").path("title").asString()).isEqualTo("Mois");
    }

    @Test
    void printedTablesReadingsAndRulesFollowTheCaller() {
        assertThat(get("/rulesets/eu-military/tables/combat-results?lang=fr").path("title").asString()).isEqualTo("Résultats de combat");
        assertThat(named(get("/rulesets/eu-military/tables?lang=fr"), "id", "undermining").path("title").asString()).isEqualTo("Sape");
        assertThat(named(get("/readings?lang=fr"), "id", "EU-ASSAULT-CAP").path("why").asString()).contains("les deux exemples chiffrés plafonnent à la résistance");
    }

    @Test
    void momentsAreLabelledInTheLanguageOfTheCaller() {
        assertThat(game.read("/timeline").path("moments").valueStream().map(moment -> moment.path("label").asString())).startsWith("Turn 24", "S1", "Impulse of France", "Battle of Artois")
                .contains("Siege of Arras");

        assertThat(game.read("/timeline?lang=fr").path("moments").valueStream().map(moment -> moment.path("label").asString()))
                .startsWith("Tour 24", "S1", "Impulsion de la France", "Bataille d’Artois").contains("Siège d’Arras");
    }

    @Test
    void theCourseHasItsUnitsInTheLanguageOfTheCallerBesideTheirNames() {
        var french = named(game.read("/report/course?at=78&lang=fr").path("lines"), "measure", "territory");

        assertThat(french.path("unit").asString()).isEqualTo("fortresses");
        assertThat(french.path("unitText").asString()).isEqualTo("forteresses");
        assertThat(french.path("measureText").asString()).isEqualTo("territoire");
        assertThat(named(game.read("/report/course?at=78").path("lines"), "measure", "territory").path("unitText").asString()).isEqualTo("fortresses");
    }

    @Test
    void theTablesOfTheArchiveAreExplainedInTheLanguageOfTheCaller() {
        var french = named(get("/analysis/schema?lang=fr").path("tables"), "name", "eu_march");

        assertThat(french.path("of").asString()).isEqualTo("un mouvement d’une pile à terre");
        assertThat(named(french.path("columns"), "name", "winter").path("meaning").asString()).isEqualTo("si c’est un round d’hiver");
        assertThat(named(french.path("columns"), "name", "game").path("meaning").asString()).isEqualTo("la partie");
        assertThat(named(named(get("/analysis/schema").path("tables"), "name", "eu_march").path("columns"), "name", "winter").path("meaning").asString()).isEqualTo("whether it is a winter round");
    }
}
