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

    /** A program finds a cell by the labels that explanations name; a reader reads the words beside them. */
    @Test
    void printedTablesHaveTheirWordsInTheLanguageOfTheCallerBesideTheirLabels() {
        var french = get("/rulesets/eu-military/tables/assault-results?lang=fr");
        assertThat(french.path("columns").valueStream().map(JsonNode::asString)).contains("besieged fire breach");
        assertThat(french.path("columnTexts").valueStream().map(JsonNode::asString)).contains("feu de l’assiégé, brèche");

        var technology = get("/rulesets/eu-military/tables/land-technology?lang=fr");
        var row = named(technology.path("rows"), "label", "arquebus");
        assertThat(row.path("labelText").asString()).isEqualTo("Arquebuse");
        assertThat(row.path("cells").valueStream().map(JsonNode::asString)).contains("C/B, morale 2");
        assertThat(row.path("cellTexts").valueStream().map(JsonNode::asString)).contains("C/B, moral 2");
        assertThat(named(get("/rulesets/eu-military/tables/land-technology").path("rows"), "label", "arquebus").path("labelText").asString()).isEqualTo("arquebus");

        var chits = get("/rulesets/empires-in-arms/tables/operational-possibilities?lang=fr");
        assertThat(named(chits.path("rows"), "label", "escalated-assault v cordon").path("labelText").asString()).isEqualTo("assaut renforcé contre cordon");
        assertThat(chits.path("columnTexts").valueStream().map(JsonNode::asString)).contains("2e série, round 3, attaquant");
    }

    @Test
    void theCellsThatARulingReadAreNamedInTheLanguageOfTheCallerBesideTheirLabels() {
        var track = game.read("/rulings?lang=fr").valueStream().flatMap(ruling -> ruling.path("explanation").valueStream())
                .filter(step -> step.path("table").asString("").equals("combat-results")).findFirst().orElseThrow();
        assertThat(track.path("rowText").asString()).isEqualTo(track.path("row").asString());
        assertThat(game.read("/rulings").valueStream().flatMap(ruling -> ruling.path("explanation").valueStream())).noneMatch(step -> step.has("rowText"));
    }

    @Test
    void thePartiesOfThePrintedBoardAreNamedInTheLanguageOfTheCaller() {
        assertThat(named(get("/rulesets/eu-military/parties"), "id", "spain").path("name").asString()).isEqualTo("Spain");
        assertThat(named(get("/rulesets/eu-military/parties?lang=fr"), "id", "spain").path("name").asString()).isEqualTo("Espagne");

        var french = get("/rulesets/eu-military/board?lang=fr");
        assertThat(named(french.path("parties"), "id", "genes").path("name").asString()).isEqualTo("Gênes");
        assertThat(named(french.path("terrains"), "id", "swamp").path("name").asString()).isEqualTo("Marais");
        assertThat(named(french.path("maps"), "id", "eu-world").path("title").asString()).isEqualTo("Le monde");
        assertThat(named(get("/rulesets/eu-military/board").path("maps"), "id", "eu-world").path("title").asString()).isEqualTo("The world");
        assertThat(named(get("/rulesets/empires-in-arms/board?lang=fr").path("zones"), "id", "713").path("name").asString()).isEqualTo("zone de mer 713");
    }

    @Test
    void viewsOfEuropaNameStacksBattlesAndLinesInTheLanguageOfTheCaller() {
        assertThat(named(game.read("/stacks?at=1").path("stacks"), "id", "fra-1").path("name").asString()).isEqualTo("France's stack of 8 LD under a general");
        assertThat(named(game.read("/stacks?at=1&lang=fr").path("stacks"), "id", "fra-1").path("name").asString()).isEqualTo("Pile française de 8 LD sous un général");
        assertThat(game.read("/battles?lang=fr").path("battles").path(0).path("title").asString()).isEqualTo("Bataille d’Artois");
        assertThat(game.read("/battles").path("battles").path(0).path("title").asString()).isEqualTo("Battle of Artois");
        assertThat(game.read("/sieges?lang=fr").path("sieges").path(0).path("title").asString()).isEqualTo("Siège d’Arras");

        var sheet = named(game.read("/ers?lang=fr").path("countries"), "country", "france");
        assertThat(named(sheet.path("lines"), "line", "B42").path("name").asString()).isEqualTo("Campagnes majeures");
        assertThat(sheet.path("stabilityEntries").path(0).path("reason").asString()).isEqualTo("bataille majeure d’Artois");
        assertThat(named(named(game.read("/ers").path("countries"), "country", "france").path("lines"), "line", "B42").path("name").asString()).isEqualTo("Major campaigns");
    }

    /** The newest position of a game that nobody has loaded is answered from the stored view, which is in English. */
    @Test
    void viewsThatAreStoredInEnglishAreToldInFrenchAsWell() throws IOException {
        var other = ImportedGame.of(Served.installed(), "march-on-artois");
        assertThat(other.read("/battles?lang=fr").path("battles").path(0).path("title").asString()).isEqualTo("Bataille d’Artois");
        assertThat(other.get("/battles?lang=fr").raw().headers().firstValue("ETag")).isNotEqualTo(other.get("/battles").raw().headers().firstValue("ETag"));
    }

    @Test
    void viewsOfEmpiresInArmsNamePowersMonthsAndCombatsInTheLanguageOfTheCaller() throws IOException {
        var war = ImportedGame.of(Served.installed(), "turks-and-russians");
        assertThat(war.read("/sequence?at=1").path("title").asString()).isEqualTo("May 1807");
        assertThat(war.read("/sequence?at=1&lang=fr").path("title").asString()).isEqualTo("Mai 1807");
        assertThat(war.read("/sequence?at=1&lang=fr").path("segmentTitle").asString()).isEqualTo("étape des dépôts");
        assertThat(named(war.read("/powers?lang=fr").path("powers"), "power", "russia").path("name").asString()).isEqualTo("Russie");

        var combats = war.read("/combats?lang=fr");
        assertThat(combats.path("sheets").path(0).path("title").asString()).isEqualTo("Combat\u00a0: Ismail");
        assertThat(combats.path("siegeSheets").path(0).path("title").asString()).isEqualTo("Siège de Silistra");
        assertThat(combats.path("siegeSheets").path(0).path("month").asString()).isEqualTo("Mai 1807");
        assertThat(combats.path("siegeSheets").path(0).path("lines").path(0).path("text").asString()).isEqualTo("La Russie assiège Silistra.");
        assertThat(war.read("/combats").path("sheets").path(0).path("title").asString()).isEqualTo("Combat of Ismail");
        assertThat(war.read("/combats").path("siegeSheets").path(0).path("lines").path(0).path("text").asString()).isEqualTo("Russia besieges Silistra.");
    }

    /** The secrets of the recorded game are not known to this service. */
    @Test
    void findingsAboutTheDiceOfEachPartStandBesideTheirWords() throws IOException {
        var part = ImportedGame.of(Served.installed(), "lepanto").read("/verification?lang=fr").path("dice").path(0);
        assertThat(part.path("finding").asString()).isEqualTo("no secret");
        assertThat(part.path("findingText").asString()).isEqualTo("aucun secret");
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
