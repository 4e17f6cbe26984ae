package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Answers to a page that knows no rules about a war in Europe: the march on Artois, as it was recorded. */
class EuropaServiceTest {

    private static Client client;
    private static String game;
    private static String host;

    @BeforeAll
    static void start() {
        client = Served.installed();
        var copy = client.post("/api/games/import?again=true", null, record("march-on-artois")).body();
        game = "/api/games/" + copy.path("id").asString();
        host = copy.path("hostToken").asString();
    }

    private static String record(String name) {
        try (var stream = EuropaServiceTest.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static JsonNode get(String path) {
        var reply = client.get(game + path, host);
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private static JsonNode find(JsonNode list, String id) {
        return StreamSupport.stream(list.spliterator(), false).filter(each -> each.path("id").asString("").equals(id)).findFirst().orElseThrow();
    }

    @Test
    void thePrintedBoardShowsZonesBordersAndPartiesToAnyone() {
        var reply = client.get("/api/rulesets/eu-military/board", null);

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.raw().headers().firstValue("Cache-Control")).contains("no-cache");
        var board = reply.body();
        assertThat(board.path("ruleset").asString()).isEqualTo("eu-military");
        assertThat(board.path("maps").path(1).path("file").asString()).isEqualTo("maps/eu-world.json");
        var artois = find(board.path("zones"), "artois");
        assertThat(artois.toString()).isEqualTo("{\"id\":\"artois\",\"name\":\"Artois\",\"kind\":\"land\",\"terrain\":\"plain\","
                + "\"city\":\"Arras\",\"fortress\":2,\"income\":5,\"owner\":\"bourgogne\",\"ports\":[],\"tags\":[\"belgium\"]}");
        assertThat(find(board.path("zones"), "catalunya").path("ports").path(0).path("kind").asString()).isEqualTo("arsenal");
        assertThat(find(board.path("zones"), "s_lion").path("kind").asString()).isEqualTo("sea");
        assertThat(board.path("zones")).hasSize(783);
        assertThat(board.path("borders").valueStream().map(JsonNode::toString))
                .contains("{\"zones\":[\"artois\",\"picardie\"],\"kind\":\"land\"}", "{\"zones\":[\"abruzzo\",\"campania\"],\"kind\":\"mountain-pass\"}")
                .doesNotHaveDuplicates();
        assertThat(board.path("terrains").path(1).path("name").asString()).isEqualTo("Sparse forest");
        assertThat(find(board.path("parties"), "france").path("major").asBoolean()).isTrue();
        assertThat(find(board.path("parties"), "papaute").path("name").asString()).isEqualTo("Papal States");
        assertThat(find(board.path("parties"), "papaute").path("major").asBoolean(true)).isFalse();
    }

    /** A list of games names countries without the board. */
    @Test
    void thePartiesAreToldWithTheirNamesWithoutTheBoard() {
        var parties = client.get("/api/rulesets/eu-military/parties", null);

        assertThat(parties.status()).isEqualTo(200);
        assertThat(find(parties.body(), "azteque").path("name").asString()).isEqualTo("Aztec Empire");
        assertThat(parties.body()).isEqualTo(client.get("/api/rulesets/eu-military/board", null).body().path("parties"));
        assertThat(find(client.get("/api/rulesets/empires-in-arms/parties", null).body(), "great-britain").path("name").asString()).isEqualTo("Great Britain");
        assertThat(client.get("/api/rulesets/chess/parties", null).status()).isEqualTo(404);
    }

    @Test
    void aSheetOfThePrintedBoardIsSentByItself() {
        var europe = client.get("/api/rulesets/eu-military/board?map=eu-europe", null).body();
        var world = client.get("/api/rulesets/eu-military/board?map=eu-world", null).body();

        // 327 provinces of Europe with 99 seas, and 357 provinces overseas with the same seas.
        assertThat(europe.path("zones")).hasSize(426);
        assertThat(world.path("zones")).hasSize(456);
        assertThat(ids(europe)).contains("artois", "s_lion", "s_wharton").doesNotContain("r_acadie_n");
        assertThat(ids(world)).contains("r_acadie_n", "s_lion").doesNotContain("artois");
        // Bashkiria is in Europe and its neighbour, western Siberia, on the other sheet: both tell of the border.
        var border = "{\"zones\":[\"bashkiria\",\"r_siberie_w\"],\"kind\":\"land\"}";
        assertThat(europe.path("borders").valueStream().map(JsonNode::toString)).contains(border, "{\"zones\":[\"artois\",\"picardie\"],\"kind\":\"land\"}");
        assertThat(world.path("borders").valueStream().map(JsonNode::toString)).contains(border).doesNotContain("{\"zones\":[\"artois\",\"picardie\"],\"kind\":\"land\"}");
        assertThat(europe.path("maps")).hasSize(2);
        assertThat(europe.path("parties")).isEqualTo(world.path("parties")).isNotEmpty();
    }

    @Test
    void aSheetThatIsNotPrintedIsNotFound() {
        var refused = client.get("/api/rulesets/eu-military/board?map=moon", null);

        assertThat(refused.status()).isEqualTo(404);
        assertThat(refused.body().path("detail").asString()).isEqualTo("The printed board of eu-military has no map moon. It has eu-europe, eu-world.");
        assertThat(client.get("/api/rulesets/empires-in-arms/board?map=eia", null).body()).isEqualTo(client.get("/api/rulesets/empires-in-arms/board", null).body());
    }

    private static List<String> ids(JsonNode board) {
        return board.path("zones").valueStream().map(zone -> zone.path("id").asString()).toList();
    }

    @Test
    void whoHasThePrintedBoardIsNotSentItAgain() {
        var mark = client.get("/api/rulesets/eu-military/board", null).etag();
        assertThat(mark).isNotEmpty();
        assertThat(client.get("/api/rulesets/eu-military/board", null, "If-None-Match", mark).status()).isEqualTo(304);
        assertThat(client.get("/api/rulesets/chess/board", null).status()).isEqualTo(404);
    }

    @Test
    void theLogTellsEachEventInASentence() {
        var lines = get("/log?from=10&limit=4").path("lines");

        assertThat(lines).hasSize(4);
        assertThat(lines.path(0).path("position").asInt()).isEqualTo(10);
        assertThat(lines.path(0).path("explained").asBoolean()).isTrue();
        assertThat(lines.path(0).path("dice").path(0).path("value").asInt()).isEqualTo(8);
        assertThat(lines.path(3).path("text").asString()).startsWith("Battle of Artois: France wins");
        assertThat(lines.path(3).path("undoneBy").isNull()).isTrue();
        assertThat(get("/log").path("lines").path(0).path("text").asString()).isEqualTo("The game begins.");
        assertThat(get("/log?from=1000").path("lines")).isEmpty();
        assertThat(client.get(game + "/log?limit=501", host).status()).isEqualTo(400);
    }

    @Test
    void whatIsUndoneIsStillToldAsItWas() {
        var copy = client.post("/api/games/import?again=true", null, record("march-on-artois")).body();
        var id = "/api/games/" + copy.path("id").asString();
        var token = copy.path("hostToken").asString();
        var before = client.get(id + "/log", token).body().path("lines");
        int newest = before.size();

        client.post(id + "/undo", token, "{\"to\": 11, \"reason\": \"a slip\"}");

        var after = client.get(id + "/log", token).body().path("lines");
        assertThat(after.valueStream().limit(newest).map(line -> line.path("text").asString()))
                .containsExactlyElementsOf(before.valueStream().map(line -> line.path("text").asString()).toList());
        assertThat(after.path(newest).path("text").asString()).isEqualTo("host takes the game back to position 11 (a slip).");
        assertThat(after.path(11).path("undoneBy").asInt()).isEqualTo(newest + 1);
        assertThat(after.path(10).path("undoneBy").isNull()).isTrue();
        var track = client.get(id + "/timeline", token).body();
        assertThat(track.path("undone").toString())
                .isEqualTo("[{\"from\":12,\"to\":" + newest + ",\"by\":" + (newest + 1) + "}]");
        assertThat(track.path("moments").valueStream().map(moment -> moment.path("position").asInt())).containsExactly(1, 1, 1, 9);
        assertThat(track.path("canRedo").asBoolean()).isTrue();
        client.post(id + "/redo", token, "{}");
        assertThat(client.get(id + "/log?from=" + (newest + 2), token).body().path("lines").path(0).path("text").asString())
                .isEqualTo("host brings back what was undone.");
        assertThat(client.get(id + "/timeline", token).body().path("undone")).isEmpty();
        assertThat(client.get(id + "/timeline", token).body().path("canRedo").asBoolean(true)).isFalse();
    }

    @Test
    void onceTheGameWentOnAfterAnUndoThereIsNothingToBringBack() {
        var copy = client.post("/api/games/import?again=true", null, record("march-on-artois")).body();
        var id = "/api/games/" + copy.path("id").asString();
        var token = copy.path("hostToken").asString();
        client.post(id + "/undo", token, "{\"to\": 1, \"reason\": \"a slip\"}");
        var option = client.get(id + "/decisions", token).body().path(0).path("options").path(0).path("command");

        assertThat(client.post(id + "/commands", token, option.toString()).status()).isEqualTo(200);

        var track = client.get(id + "/timeline", token).body();
        assertThat(track.path("undone")).isNotEmpty();
        assertThat(track.path("canRedo").asBoolean(true)).isFalse();
        assertThat(client.post(id + "/redo", token, "{}").status()).isEqualTo(422);
    }

    @Test
    void theTimelineMarksRoundsImpulsesBattlesAndSieges() {
        var track = get("/timeline");

        assertThat(track.path("position").asInt()).isEqualTo(86);
        assertThat(track.path("undone")).isEmpty();
        assertThat(track.path("moments").valueStream().limit(7).map(moment ->
                moment.path("position").asInt() + " " + moment.path("kind").asString() + ": " + moment.path("label").asString()))
                .containsExactly("1 turn: Turn 24", "1 round: S1", "1 impulse: Impulse of France", "9 battle: Battle of Artois",
                        "19 impulse: Impulse of Spain", "25 siege: Siege of Arras", "30 round: S2");
        assertThat(track.path("moments").valueStream().limit(7).map(moment -> moment.path("parties").toString()))
                .as("whose impulse it is").containsExactly("[]", "[]", "[\"france\"]", "[]", "[\"spain\"]", "[]", "[]");
    }

    @Test
    void aMoveTellsWhatItCostsAndWhoCouldInterceptIt() {
        var option = get("/moves/fra-1?at=3").valueStream()
                .filter(each -> each.path("move").path("to").asString("").equals("artois")).findFirst().orElseThrow();

        assertThat(option.path("command").path("type").asString()).isEqualTo("MoveStack");
        var move = option.path("move");
        assertThat(move.path("path").toString()).isEqualTo("[\"artois\"]");
        assertThat(move.path("cost").asInt()).isEqualTo(2);
        assertThat(move.path("left").asInt()).isEqualTo(10);
        assertThat(move.path("active").asBoolean()).isTrue();
        assertThat(move.path("needs").asString()).isEqualTo("a major campaign");
        assertThat(move.path("risks").valueStream().map(risk -> risk.path("by").asString())).contains("his-1");
        assertThat(move.path("risks").path(0).path("country").asString()).isEqualTo("spain");
        assertThat(move.path("risks").path(0).path("rule").asString()).isEqualTo("EU-INT-LAND");
    }

    @Test
    void eachAmountOfTheRecordSheetLeadsToItsEvent() {
        var france = get("/ers/france?at=33");

        assertThat(france.path("lines").path(2).path("entries").toString())
                .as("a major campaign in S1").isEqualTo("[{\"position\":2,\"round\":\"S1\",\"amount\":50}]");
        assertThat(france.path("lines").path(0).path("entries").toString())
                .isEqualTo("[{\"position\":33,\"round\":\"S2\",\"amount\":10}]");
        assertThat(france.path("stabilityEntries").toString())
                .isEqualTo("[{\"position\":13,\"amount\":1,\"reason\":\"major battle of Artois\"}]");
        assertThat(france.path("victoryPointEntries").toString())
                .isEqualTo("[{\"position\":13,\"amount\":5,\"reason\":\"major battle of Artois\"}]");
        assertThat(get("/ers/france?at=12").path("stabilityEntries")).isEmpty();
    }

    @Test
    void aBattleIsListedWithTheRulingsThatBelongToIt() {
        var battle = get("/battles").path("battles").path(0);

        assertThat(battle.path("position").asInt()).isEqualTo(9);
        assertThat(battle.path("zone").asString()).isEqualTo("artois");
        assertThat(battle.path("title").asString()).isEqualTo("Battle of Artois");
        assertThat(battle.path("rulings").toString()).isEqualTo("[10,11,12]");
        assertThat(battle.path("ended").asInt()).isEqualTo(13);
        assertThat(battle.path("winner").asString()).isEqualTo("phasing");
        assertThat(battle.path("phasing").toString()).isEqualTo("[\"fra-1\"]");
        assertThat(battle.path("nonPhasing").toString()).isEqualTo("[\"his-1\"]");
        assertThat(get("/battles?at=11").path("battles").path(0).has("ended")).isFalse();
        assertThat(get("/battles?at=8").path("battles")).isEmpty();
    }

    @Test
    void aSiegeIsListedRoundByRound() {
        var siege = get("/sieges?at=30").path("sieges").path(0);

        assertThat(siege.path("title").asString()).isEqualTo("Siege of Arras");
        assertThat(siege.path("by").asString()).isEqualTo("france");
        assertThat(siege.path("rounds").toString())
                .isEqualTo("[{\"round\":\"S1\",\"position\":25,\"rulings\":[25],\"resolved\":26}]");
        assertThat(siege.has("ended")).isFalse();
    }

    @Test
    void aPrintedTableIsAGridInWhichACitedCellIsFound() {
        var names = client.get("/api/rulesets/eu-military/tables", null).body();
        assertThat(find(names, "combat-results").toString())
                .isEqualTo("{\"id\":\"combat-results\",\"title\":\"Combat results\",\"reconstructed\":false}");
        var table = client.get("/api/rulesets/eu-military/tables/combat-results", null).body();
        assertThat(table.path("columns").toString()).isEqualTo("[\"A\",\"B\",\"C\",\"D\",\"E\"]");
        assertThat(table.path("rows").valueStream().filter(row -> row.path("label").asString().equals("10"))
                .map(row -> row.path("cells").path(2).asString())).as("1 2/3 and two stars for a 10 in column C").containsExactly("1 2/3 **");
        assertThat(find(client.get("/api/rulesets/eu-rapid-battle/tables", null).body(), "retreat").path("reconstructed").asBoolean()).isTrue();
        assertThat(client.get("/api/rulesets/eu-military/tables/chess", null).status()).isEqualTo(404);
        assertThat(client.get("/api/rulesets/chess/tables", null).status()).isEqualTo(404);
    }

    @Test
    void eachSideOfABattleHasItsOwnDice() {
        var dice = get("/statistics?at=12").path("dice");

        assertThat(dice.valueStream().map(row -> row.path("seat").asString() + " for " + row.path("country").asString("nobody")))
                .containsExactly("Anna for france", "Ben for spain");
        assertThat(dice.valueStream().mapToInt(row -> row.path("rolls").asInt()).sum()).as("4, 1 and 9 dice").isEqualTo(14);
        assertThat(dice.valueStream().map(row -> row.path("rolls").asInt())).allMatch(rolls -> rolls > 0);
        assertThat(get("/statistics").path("dice").toString()).contains("\"country\":\"france\"");
    }

    @Test
    void aDieBelongsToACountryAndToNobodyElseWhoeverSentTheCommand() {
        assertThat(get("/statistics").path("dice").valueStream()
                .map(row -> row.path("seat").asString() + " for " + row.path("country").asString("nobody")))
                .as("three continuation rolls are nobody's, though Anna asked for them")
                .containsExactly(" for nobody", "Anna for france", "Ben for spain");
        assertThat(get("/dice").path("dice").valueStream()
                .map(die -> die.path("purpose").asString() + " of " + die.path("country").asString("nobody") + ", sent by " + die.path("by").asString()))
                .contains("fire1 of france, sent by Ben", "fire1 of spain, sent by Ben", "continuation of nobody, sent by Anna", "undermining of france, sent by Anna");
    }
}
