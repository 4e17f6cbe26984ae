package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The preview of a move before it is sent, and of the dice that a command takes: the march on Artois. */
class AskedMoveTest {

    private static Client client;
    private static String game;
    private static String host;
    private static String ben;

    @BeforeAll
    static void start() {
        client = Served.installed();
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "artois", "name": "Artois", "dice": "physical", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""").body();
        game = "/api/games/" + made.path("id").asString();
        host = made.path("hostToken").asString();
        ben = made.path("seats").path(1).path("token").asString();
        client.post(game + "/commands", host, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}");
    }

    private static JsonNode asked(String question) {
        var reply = client.get(game + "/moves/fra-1/asked?" + question, host);
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    /** A friendly clear province costs 1 MP and an enemy one 2; no river lies between. A stack has 12 MP. */
    @Test
    void aWayOfTheOwnChoiceIsAMoveWithItsCost() {
        var move = asked("path=champagne,artois");

        assertThat(move.path("legal").asBoolean()).isTrue();
        assertThat(move.path("option").path("command").toString()).contains("\"type\":\"MoveStack\"", "\"path\":[\"champagne\",\"artois\"]");
        assertThat(move.path("option").path("move").path("cost").asInt()).isEqualTo(3);
        assertThat(move.path("option").path("move").path("left").asInt()).isEqualTo(9);
    }

    /** A simple campaign without logistics would do for at most 5 LD; the army has more. */
    @Test
    void whatAMoveNeedsIsToldInTheLanguageOfTheReader() {
        assertThat(asked("path=champagne,artois").path("option").path("move").path("needs").asString()).isEqualTo("a major campaign");
        assertThat(asked("path=champagne,artois&lang=fr").path("option").path("move").path("needs").asString()).isEqualTo("une campagne majeure");
    }

    @Test
    void aWayWithoutABorderIsRefusedByTheRuleOfMarches() {
        var move = asked("path=bayern");

        assertThat(move.path("legal").asBoolean()).isFalse();
        assertThat(move.path("rule").asString()).isEqualTo("EU-MOVE-1");
        assertThat(move.path("detail").asString()).startsWith("No land border leads from ");
    }

    @Test
    void aProvinceOutOfReachTellsWhyTheNearestWayIsClosed() {
        var move = asked("to=toscana");

        assertThat(move.path("legal").asBoolean()).isFalse();
        assertThat(move.path("path").valueStream().map(JsonNode::asString).toList()).last().isEqualTo("toscana");
        assertThat(move.path("rule").asString()).startsWith("EU-");
        assertThat(move.path("detail").asString()).isNotBlank();
    }

    /** The odds are those of the battle that the same armies would fight: they sum to 1, and both sides are named. */
    @Test
    void theFightAtTheEndOfTheMarchHasItsOdds() {
        var fight = client.get(game + "/odds/moves/fra-1?path=artois", host).body();

        assertThat(fight.path("parties").toString()).contains("france", "spain");
        var winner = fight.path("odds").path("winner").path("values");
        assertThat(winner.valueStream().mapToDouble(value -> value.path("probability").asDouble()).sum()).isCloseTo(1, within(1e-12));
        assertThat(client.get(game + "/odds/moves/fra-1?path=champagne", host).body().size()).isZero();
    }

    /** In the recorded battle the first day took four dice: fire and shock of both sides, 8 6 4 7. */
    @Test
    void theDiceOfACommandAreNamedBeforeTheyAreThrown() {
        var other = client.post("/api/games/import?again=true", null, record()).body();
        var there = "/api/games/" + other.path("id").asString();
        var owner = other.path("hostToken").asString();
        assertThat(client.post(there + "/undo", owner, "{\"to\": 9}").status()).isEqualTo(200);
        var stand = "{\"type\": \"StandAndFight\", \"province\": \"artois\"}";

        var wanted = client.post(there + "/commands/dice", owner, stand).body();

        assertThat(wanted.path("complete").asBoolean()).isFalse();
        assertThat(wanted.path("dice").valueStream().map(die -> die.path("die").asString()).toList()).hasSizeGreaterThanOrEqualTo(2).containsOnly("d10");
        assertThat(wanted.path("dice").path(0).path("purpose").asString()).isEqualTo("fire1");
        assertThat(wanted.path("dice").path(0).path("words").asString()).isEqualTo("France's fire die of the first day");
        var french = client.post(there + "/commands/dice", owner, stand, "Accept-Language", "fr").body().path("dice").path(0);
        assertThat(french.path("words").asString()).isEqualTo("Le dé de feu du premier jour de la France");
        assertThat(french.path("lang").asString()).isEqualTo("fr");
        var thrown = client.post(there + "/commands/dice", owner, stand.replace("}", ", \"dice\": [8, 6, 4, 7]}")).body();
        assertThat(thrown.path("complete").asBoolean()).isTrue();
        assertThat(thrown.path("dice").valueStream().map(die -> die.path("purpose").asString()).toList())
                .containsExactly("fire1", "fire1", "shock1", "shock1");
        assertThat(client.get(there, owner).body().path("position").asInt()).as("nothing happened").isEqualTo(87);
    }

    private static String record() {
        try (var stream = AskedMoveTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    void onlyTheSeatOfACountryTriesItsDice() {
        var reply = client.post(game + "/commands/dice", ben, "{\"type\": \"EndMovement\", \"country\": \"france\"}");

        assertThat(reply.status()).isEqualTo(403);
    }
}
