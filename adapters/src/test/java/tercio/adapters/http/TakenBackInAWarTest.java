package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client.Reply;
import tools.jackson.databind.JsonNode;

/** A march of France on Artois, order by order: what Anna and Ben take back and correct of it, and whom that asks. */
class TakenBackInAWarTest {

    private static Client client;

    private String home;
    private String host;
    private String anna;
    private String ben;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private void made(String undo) {
        made(undo, "physical");
    }

    private void made(String undo, String dice) {
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "artois", "dice": "%s", "undo": "%s", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""".formatted(dice, undo)).body();
        home = "/api/games/" + made.path("id").asString();
        host = made.path("hostToken").asString();
        anna = made.at("/seats/0/token").asString();
        ben = made.at("/seats/1/token").asString();
    }

    /** @return the position after it */
    private int ordered(String token, String command) {
        var done = client.post(home + "/commands", token, command);
        assertThat(done.status()).as(done.raw().body()).isEqualTo(200);
        return done.body().path("position").asInt();
    }

    private int declared() {
        return ordered(anna, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}");
    }

    private int marched() {
        ordered(anna, "{\"type\": \"MoveStack\", \"stack\": \"fra-1\", \"path\": [\"artois\"], \"then\": \"end\"}");
        return ordered(ben, "{\"type\": \"PassInterception\", \"country\": \"spain\"}");
    }

    private int rolled() {
        return ordered(anna, "{\"type\": \"RollMarchAttrition\", \"stack\": \"fra-1\", \"dice\": [2]}");
    }

    private JsonNode plan(String token, String query) {
        var plan = client.get(home + "/undo?" + query, token);
        assertThat(plan.status()).as(plan.raw().body()).isEqualTo(200);
        return plan.body();
    }

    private Reply board(String at) {
        return client.get(home + "/map" + at, anna);
    }

    @Test
    void oneAnswerGivenIsOneAnswerTakenBackAndTheWholeMarchIsOfferedBesideIt() {
        made("opponents-agree");
        int declared = declared();
        int passed = marched();
        rolled();

        var last = plan(anna, "last=true");
        assertThat(last.path("to").asInt()).isEqualTo(passed);
        assertThat(last.path("commands").asInt()).isEqualTo(1);
        assertThat(last.path("dice").valueStream().map(die -> die.path("value").asInt()).toList()).containsExactly(2);
        assertThat(last.path("awaits").toString()).isEqualTo("[\"Ben\"]");
        assertThat(last.path("order").path("to").asInt()).isEqualTo(declared);
        var order = plan(anna, "last=order");
        assertThat(order.path("to").asInt()).isEqualTo(declared);
        assertThat(order.path("commands").asInt()).as("march, interception passed, attrition").isEqualTo(3);
        assertThat(order.path("events").path(0).path("position").asInt()).isEqualTo(declared + 1);

        var asked = client.post(home + "/undo", anna, "{\"to\": " + passed + ", \"reason\": \"misread\"}");
        assertThat(asked.status()).isEqualTo(202);
        var decision = client.get(home + "/decisions", ben).body().valueStream().filter(each -> each.path("kind").asString().equals("AnswerRequest")).findFirst().orElseThrow();
        assertThat(decision.path("prompt").asString()).isEqualTo("Anna asks to take the game to position " + passed + ", which undoes 1 command: misread. Do you agree?");
        ordered(ben, decision.path("options").path(0).path("command").toString());

        assertThat(board("").raw().body()).isEqualTo(board("?at=" + passed).raw().body());
        assertThat(client.get(home + "/decisions", anna).body().valueStream().map(each -> each.path("kind").asString()).toList()).contains("RollMarchAttrition");
        assertThat(client.get(home + "/verification", anna).body().path("verified").asBoolean()).isTrue();
    }

    /** The stack of France is made smaller before the battle: Ben's order to stand comes out otherwise, and no seat may adjust by itself. */
    @Test
    void whatMakesAnOrderOfAnotherComeOutOtherwiseIsNamedAndTheHostAloneBringsAnAdjustment() {
        made("free");
        declared();
        marched();
        int rolled = rolled();
        ordered(anna, "{\"type\": \"EndMovement\", \"country\": \"france\"}");
        ordered(anna, "{\"type\": \"FightBattle\", \"province\": \"artois\"}");
        ordered(ben, "{\"type\": \"StandAndFight\", \"province\": \"artois\", \"dice\": [8, 6, 4, 7]}");
        var smaller = "{\"at\": " + (rolled + 1) + ", \"insert\": {\"type\": \"Adjust\", \"reason\": \"miscounted\", \"changes\": "
                + "[{\"kind\": \"stack-units\", \"stack\": \"fra-1\", \"units\": {\"armyPlus\": 1, \"armyMinus\": 1}}]}, \"reason\": \"miscounted\"}";

        var ofAnna = client.post(home + "/amendments", anna, smaller).body();

        assertThat(ofAnna.path("whole").asBoolean()).as(ofAnna.toString()).isTrue();
        assertThat(ofAnna.path("orders").valueStream().map(order -> order.path("kind").asString() + " " + order.path("seats") + " " + order.path("forHost").asBoolean()).toList())
                .isEqualTo(List.of("inserted [] true", "changed [\"Ben\"] false"));
        assertThat(ofAnna.path("awaits").toString()).isEqualTo("[\"Ben\"]");
        assertThat(client.post(home + "/amendments/1/adopt", anna, "{}").detail()).isEqualTo(
                "Amendment 1 brings at position " + (rolled + 1) + " what no seat of this game may order: only the host may adopt it.");
        var adopted = client.post(home + "/amendments/1/adopt", host, "{}");
        assertThat(adopted.status()).as(adopted.raw().body()).isEqualTo(200);
        assertThat(client.get(home + "/log?limit=500", anna).body().path("lines").valueStream().map(line -> line.path("text").asString()).toList())
                .contains("host adopts Anna's amendment 1, without asking Ben: 4 commands follow from position " + rolled + ".");
        assertThat(client.get(home + "/verification", anna).body().path("verified").asBoolean()).isTrue();
    }

    /** Free undo means taking back: the campaign of Spain is not Anna's to declare. */
    @Test
    void theCampaignOfTheOtherIsReplacedOnlyWithHisAgreement() {
        made("free", "server");
        declared();
        var campaigns = campaignsOfSpain();
        int at = ordered(ben, campaigns.path(0).path("command").toString());
        var other = campaigns.path(1).path("command").toString();

        var report = client.post(home + "/amendments", anna, "{\"at\": " + at + ", \"replace\": " + other + ", \"reason\": \"you said so\"}").body();
        assertThat(report.path("awaits").toString()).isEqualTo("[\"Ben\"]");
        assertThat(client.post(home + "/amendments/1/adopt", anna, "{}").status()).isEqualTo(202);
        assertThat(board("").raw().body()).isEqualTo(board("?at=" + at).raw().body());
        assertThat(client.get(home + "/verification", anna).body().path("verified").asBoolean()).isTrue();
    }

    /** Answers each question in the first way, until Spain chooses its campaign. */
    private JsonNode campaignsOfSpain() {
        for (int answer = 0; answer < 30; answer++) {
            for (var decision : client.get(home + "/decisions", host).body()) {
                if (decision.path("kind").asString().equals("DeclareCampaign") && decision.path("party").asString().equals("spain")) {
                    return decision.path("options");
                }
            }
            var next = client.get(home + "/decisions", host).body().valueStream().filter(each -> !each.path("options").isEmpty()).reduce((first, second) -> second).orElseThrow();
            ordered(host, next.path("options").path(0).path("command").toString());
        }
        throw new AssertionError("Spain chooses no campaign");
    }
}
