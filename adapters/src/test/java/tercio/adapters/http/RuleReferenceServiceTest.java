package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.rulebook.RulebooksWith;
import tercio.adapters.service.Service;
import tercio.application.given.Race;
import tools.jackson.databind.JsonNode;

/** The code of a rule can be asked for what it says. */
class RuleReferenceServiceTest {

    private static Service service;
    private static RawHttp http;

    @BeforeAll
    static void start() {
        service = Service.inMemory(RulebooksWith.with(new Race()));
        http = new RawHttp(service.port());
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static List<String> codes(JsonNode rules) {
        return rules.valueStream().map(rule -> rule.path("code").asString()).toList();
    }

    private static JsonNode rule(String ruleset, String code) {
        return http.get("/api/rulesets/" + ruleset + "/rules/" + code).json();
    }

    @Test
    void theIndexHasEachRuleOnceByChapter() {
        for (var module : RulebookModules.installed().modules()) {
            var body = http.get("/api/rulesets/" + module.id() + "/rules").json();
            assertThat(body.path("chapters").valueStream().flatMap(chapter -> codes(chapter.path("rules")).stream())).containsExactlyInAnyOrderElementsOf(
                    StreamSupport.stream(module.index().entries().spliterator(), false).map(entry -> entry.rule().id()).toList());
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
