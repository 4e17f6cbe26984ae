package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A voyage is asked for by its way and with what the ships announce at its end: the war of Artois with fleets in Brest and in the Channel. */
class AskedVoyageTest {

    private static final String TO_THE_CHANNEL = "path=s_celtique,s_manche";
    private static final String ASKED = "/moves/brest/asked?";
    private static final String ODDS = "/odds/moves/brest?";

    private static Client client;
    private static String game;
    private static String host;

    @BeforeAll
    static void start() {
        client = Served.installed();
        var scenario = (ObjectNode) client.get("/api/scenarios/eu-military/artois", null).body();
        for (var country : new String[] {"france", "spain"}) {
            ((ObjectNode) scenario.path("countries").path(country)).putObject("navy").put("technology", "galleon-fluyt").put("level", 24);
        }
        var fleets = scenario.putArray("fleets");
        fleets.addObject().put("id", "brest").put("at", "finistere").put("country", "france").put("veteran", false).putObject("ships").put("fleetMinus", 1).put("nwd", 4);
        fleets.addObject().put("id", "armada").put("at", "s_manche").put("country", "spain").put("veteran", true).putObject("ships").put("nwd", 2);
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "name": "Brest", "dice": "physical", "undo": "free", "public": true, "scenario": %s,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""".formatted(scenario)).body();
        game = "/api/games/" + made.path("id").asString();
        host = made.path("hostToken").asString();
        client.post(game + "/commands", host, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"simple\"}");
    }

    private static JsonNode answered(String question) {
        var reply = client.get(game + question, host);
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private static String refused(String question) {
        var reply = client.get(game + question, host);
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(400);
        assertThat(reply.body().path("errors").path(0).path("pointer").asString()).isEqualTo("/action");
        return reply.body().path("errors").path(0).path("message").asString();
    }

    @Test
    void aVoyageWithAnActionIsTheCommandThatIsSent() {
        var move = answered(ASKED + TO_THE_CHANNEL + "&action=battle:armada");

        assertThat(move.path("legal").asBoolean()).isTrue();
        var command = move.path("option").path("command");
        assertThat(command.path("type").asString()).isEqualTo("SailFleet");
        assertThat(command.path("action").path("kind").asString()).isEqualTo("battle");
        assertThat(command.path("action").path("target").asString()).isEqualTo("armada");
        assertThat(move.path("option").path("move").path("active").asBoolean()).isTrue();
    }

    /** Nobody fights at the end of a voyage that announces nothing, and the attack is part of the odds of one that does. */
    @Test
    void theOddsAreThoseOfTheAnnouncedAction() {
        var passage = answered(ODDS + TO_THE_CHANNEL).path("odds");
        var attack = answered(ODDS + TO_THE_CHANNEL + "&action=battle:armada").path("odds");

        assertThat(passage.has("voyage")).isTrue();
        assertThat(passage.has("attack")).isFalse();
        var winner = attack.path("attack").path("winner").path("values");
        assertThat(winner.valueStream().mapToDouble(value -> value.path("probability").asDouble()).sum()).isCloseTo(1, within(1e-12));
    }

    /** The ports of Artois's coast are Spanish; that of Normandie is French and is not blockaded by the French. */
    @Test
    void anActionThatTheRulesForbidTellsWhy() {
        var move = answered(ASKED + TO_THE_CHANNEL + "&action=blockade:finistere");

        assertThat(move.path("legal").asBoolean()).isFalse();
        assertThat(move.path("rule").asString()).isEqualTo("EU-MOVE-SEA-ACTIVE");
        assertThat(move.path("detail").asString()).isNotBlank();
        assertThat(answered(ODDS + TO_THE_CHANNEL + "&action=blockade:finistere").size()).isZero();
    }

    @Test
    void anActionThatShipsDoNotKnowIsRefusedWithThoseThatTheyDo() {
        assertThat(refused(ASKED + TO_THE_CHANNEL + "&action=ram:armada")).contains("battle:ID", "supply or supply:ID", "fight-corsairs");
        assertThat(refused(ODDS + TO_THE_CHANNEL + "&action=battle")).contains("battle:ID");
        assertThat(refused(ODDS + TO_THE_CHANNEL + "&action=exploration:armada")).startsWith("is written exploration,");
        assertThat(refused("/moves/fra-1/asked?path=artois&action=battle:armada")).contains("announces nothing");
    }

    /** Ships at sea act where they lie, without a way; a voyage without an action enters a zone. */
    @Test
    void aWayIsEmptyOnlyWithAnAction() {
        assertThat(answered(ASKED + "path=&action=supply").path("rule").asString()).as("the ships lie in a port").isEqualTo("EU-MOVE-SEA");
        var reply = client.get(game + ODDS + "path=", host);
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.body().path("errors").path(0).path("pointer").asString()).isEqualTo("/path");
    }

    /** A way round the world has more than the 200 characters of other parameters. */
    @Test
    void aLongWayIsRead() {
        var way = "path=" + "s_celtique,s_manche,".repeat(12) + "s_celtique";

        assertThat(answered(ASKED + way).path("legal").asBoolean()).isTrue();
        assertThat(client.get(game + ASKED + "path=" + "s_celtique,".repeat(101), host).status()).isEqualTo(400);
    }
}
