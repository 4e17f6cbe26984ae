package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tools.jackson.databind.JsonNode;

/** The code of a rule can be asked for what it says. */
class RuleReferenceServiceTest {

    private static RawHttp http;

    @BeforeAll
    static void start() {
        http = new RawHttp(Served.installedAndRaces().port());
    }

    private static List<String> codes(JsonNode rules) {
        return rules.valueStream().map(rule -> rule.path("code").asString()).toList();
    }

    private static JsonNode rule(String ruleset, String code) {
        return http.get("/api/rulesets/" + ruleset + "/rules/" + code).json();
    }

    @Test
    void theIndexHasEachRuleOnceByChapter() {
        for (var module : RulebookModules.all().modules()) {
            var body = http.get("/api/rulesets/" + module.id() + "/rules").json();
            assertThat(body.path("chapters").valueStream().flatMap(chapter -> codes(chapter.path("rules")).stream())).containsExactlyInAnyOrderElementsOf(
                    StreamSupport.stream(module.rulebook().entries().spliterator(), false).map(entry -> entry.rule().id()).toList());
            assertThat(body.path("tables")).hasSize(http.get("/api/rulesets/" + module.id() + "/tables").json().size());
        }
    }

    @Test
    void aRuleIsToldWithTablesAndReadings() {
        var rule = rule("eu-military", "EU-ASSAULT-LOSS-BESIEGED");
        assertThat(rule.path("title").asString()).isEqualTo("losses that the besieged inflict");
        assertThat(rule.path("chapter").asString()).isEqualTo("Sieges");
        assertThat(rule.path("paragraph").asString()).contains("resistance");
        assertThat(rule.at("/tables/0/name").asString()).isEqualTo("fortress-resistance");
        assertThat(rule.at("/readings/0/id").asString()).isEqualTo("EU-ASSAULT-CAP");
        assertThat(rule.has("edition")).isFalse();
        assertThat(codes(rule.path("entries"))).containsExactly("EU-ASSAULT-LOSS-BESIEGED-2");
        assertThat(rule("eu-rapid-battle", "EU-ASSAULT-LOSS-BESIEGED-2").path("edition").asString()).contains("one half");
    }

    @Test
    void anEntryNamesItsListAndOneWithoutALineIsAnsweredWithTheList() {
        assertThat(rule("eu-military", "EU-BATTLE-DRM-7").at("/list/code").asString()).isEqualTo("EU-BATTLE-DRM");
        assertThat(rule("eu-military", "EU-SIEGE-BREACH-3").path("code").asString()).isEqualTo("EU-SIEGE-BREACH");
        assertThat(rule("empires-in-arms", "EIA-7.4.1.2.4").at("/list/code").asString()).isEqualTo("EIA-7.4.1.2");
    }

    @Test
    void aRulesetWithoutAModuleHasItsTitles() {
        var rule = rule("race", "RACE-TURN");
        assertThat(rule.path("title").asString()).isEqualTo("The turn");
        assertThat(rule.has("paragraph")).isFalse();
        assertThat(codes(http.get("/api/rulesets/race/rules").json().at("/chapters/0/rules"))).containsExactly("RACE-GAMBLE", "RACE-TURN");
    }

    @Test
    void theRulesAreToldInFrench() {
        var answer = http.get("/api/rulesets/eu-rapid-battle/rules/EU-ASSAULT-LOSS-BESIEGED?lang=fr");
        var rule = answer.json();
        assertThat(answer.header("Content-Language")).contains("fr");
        assertThat(rule.path("title").asString()).isEqualTo("pertes que cause l’assiégé");
        assertThat(rule.path("place").asString()).isEqualTo("Militaire / Sièges / Assaut");
        assertThat(rule.path("chapter").asString()).isEqualTo("Sièges");
        assertThat(rule.path("paragraph").asString()).startsWith("Ce que cause l’assiégé est plafonné à la résistance de la forteresse");
        assertThat(rule.at("/tables/0/title").asString()).isEqualTo("Résistance des forteresses");
        assertThat(rule.at("/entries/0/title").asString()).isEqualTo("un assiégeant en déroute");
        assertThat(rule("eu-rapid-battle", "EU-ASSAULT-LOSS-BESIEGED-2?lang=fr").path("edition").asString()).isEqualTo("Dans cette édition, c’est une demie de plus.");

        var index = http.get("/api/rulesets/empires-in-arms/rules?lang=fr").json();
        assertThat(index.at("/chapters/0/title").asString()).isEqualTo("Ordre de la phase terrestre");
        assertThat(index.at("/chapters/0/rules/0/place").asString()).isEqualTo("Chapitre 7\u00a0: ordre du tour; 7.1");
    }

    @Test
    void aReadingIsToldWithItsChoices() {
        var reading = rule("eu-military", "EU-ASSAULT-LOSS-BESIEGED?lang=fr").at("/readings/0");
        assertThat(reading.path("why").asString()).startsWith("les deux exemples chiffrés plafonnent à la résistance");
        assertThat(reading.path("choices").valueStream().map(JsonNode::asString)).containsExactly("resistance", "twice-resistance");
        assertThat(reading.path("words").valueStream().map(JsonNode::asString)).containsExactly("la résistance", "deux fois la résistance");
        assertThat(rule("eu-military", "EU-ASSAULT-LOSS-BESIEGED").at("/readings/0/words/1").asString()).isEqualTo("twice resistance");

        var listed = http.get("/api/readings?lang=fr").json().valueStream().filter(each -> each.path("id").asString().equals("EIA-UNDERGARRISONED")).findFirst().orElseThrow();
        assertThat(listed.path("why").asString()).isEqualTo("l’exemple l’ajoute pour 9 facteurs sur 15");
        assertThat(http.get("/api/readings").json().at("/0/why").asString()).isEqualTo("both worked examples cap at the resistance; the prose says twice");
    }

    @Test
    void whatNobodyTranslatedIsToldInEnglishAndSaysSo() {
        var answer = http.get("/api/rulesets/race/rules/RACE-TURN?lang=fr");
        assertThat(answer.header("Content-Language")).contains("en");
        assertThat(answer.json().path("title").asString()).isEqualTo("The turn");
    }

    @Test
    void anotherLanguageIsRefusedWithThoseThereAre() {
        for (var path : List.of("/api/rulesets/eu-military/rules?lang=la", "/api/rulesets/eu-military/rules/EU-SIEGE?lang=latin", "/api/readings?lang=xx")) {
            var answer = http.get(path);
            assertThat(answer.status()).as(path).isEqualTo(400);
            assertThat(answer.json().toString()).as(path).contains("/lang").contains("en, fr");
        }
    }

    @Test
    void anUnknownRuleSaysWhereTheRulesAreListed() {
        for (var code : List.of("EU-CHESS", "nothing", "RACE-TURN")) {
            var answer = http.get("/api/rulesets/eu-military/rules/" + code);
            assertThat(answer.status()).as(code).isEqualTo(404);
            assertThat(answer.json().path("detail").asString()).contains("/api/rulesets/eu-military/rules lists the rules");
        }
        assertThat(http.get("/api/rulesets/chess/rules").status()).isEqualTo(404);
    }

    @Test
    void whatHasNotChangedIsNotSentAgain() {
        for (var path : List.of("/api/rulesets/eu-military/rules", "/api/rulesets/eu-military/rules/EU-RND-CONT")) {
            var mark = http.get(path).header("ETag").orElseThrow();
            assertThat(http.get(path, "If-None-Match: " + mark).status()).as(path).isEqualTo(304);
        }
    }
}
