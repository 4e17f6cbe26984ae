package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A war by the rules of the rapid battle over HTTP: the rulebook's march on Artois up to the end of the battle. */
class EditionServiceTest {

    private static Client client;
    private static String game;
    private static String host;

    @BeforeAll
    static void fight() {
        client = Served.installed();
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-rapid-battle", "scenario": "artois", "dice": "physical", "undo": "free", "public": true,
                 "readings": {"EU-INT-ORDER": "one-by-one"},
                 "seats": [{"name": "Anna", "controls": ["france", "spain"]}]}""".replace("EU-INT-ORDER", reading()));
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        game = "/api/games/" + made.body().path("id").asString();
        host = made.body().path("hostToken").asString();
        for (var command : List.of(
                "{'type':'DeclareCampaign','country':'france','campaign':'major'}",
                "{'type':'MoveStack','stack':'fra-1','path':['artois']}",
                "{'type':'PassInterception','country':'spain'}",
                "{'type':'RollMarchAttrition','stack':'fra-1','dice':[2]}",
                "{'type':'EndMovement','country':'france'}",
                "{'type':'FightBattle','province':'artois'}",
                "{'type':'StandAndFight','province':'artois','dice':[8,6,4,7]}")) {
            carriedOut(command);
        }
    }

    /** A reading that only games have, not the procedures of the edition. */
    private static String reading() {
        return client.get("/api/rulesets/eu-rapid-battle", null).body().path("readings").valueStream()
                .map(each -> each.path("id").asString()).filter(id -> id.contains("INT")).findFirst().orElseThrow();
    }

    private static JsonNode carriedOut(String command) {
        var reply = client.post(game + "/commands", host, command.replace('\'', '"'));
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private static JsonNode get(String path) {
        var reply = client.get(game + path, host);
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    @Test
    void theRulesetHasGamesWithTheSamePageAndItsOwnTables() {
        var ruleset = client.get("/api/rulesets/eu-rapid-battle", null).body();
        var main = client.get("/api/rulesets/eu-military", null).body();

        assertThat(ruleset.path("commands")).isEqualTo(main.path("commands"));
        assertThat(ruleset.path("tabs")).isEqualTo(main.path("tabs"));
        assertThat(ruleset.path("page")).isEqualTo(main.path("page"));
        assertThat(ruleset.path("description").asString()).contains("halves", "reconstructed");
        assertThat(client.get("/api/" + ruleset.path("board").asString(), null).body().path("zones")).hasSize(783);
        assertThat(client.get("/api/rulesets", null).raw().body()).contains("eu-fast-battle", "eu-rapid-battle");
    }

    @Test
    void eachStepOfARulingThatReadsALostTableSaysSo() {
        var rulings = get("/rulings");
        var steps = rulings.path(rulings.size() - 1).path("explanation");
        var read = steps.valueStream().filter(step -> step.has("table")).toList();

        assertThat(read).isNotEmpty().allMatch(step -> step.path("reconstructed").asBoolean());
        assertThat(steps.valueStream().filter(step -> !step.has("table"))).noneMatch(step -> step.has("reconstructed"));
        assertThat(get("/events?from=2&limit=50").toString()).contains("\"reconstructed\":true");
    }

    @Test
    void theViewsAndOddsOfTheBattleAreServed() {
        var odds = get("/odds/retreat-attempt").toString();

        assertThat(odds).contains("AttemptRetreat", "HoldTheField", "lossesLd");
        assertThat(get("/battles").path("battles")).hasSize(1);
        assertThat(get("/ers/france").isObject()).isTrue();
    }

    @Test
    void theGameIsVerified() {
        var report = get("/verification");

        assertThat(report.path("verified").asBoolean()).as("%s", report).isTrue();
    }
}
