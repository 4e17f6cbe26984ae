package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The public shape of the archive, sentence by sentence: tables with their columns, calls with their parts, the questions that there are at least. */
class AnalysisContractTest {

    private static Service service;
    private static Client client;
    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        service = Service.inMemory(RulebookModules.all());
        client = new Client(service.port());
        game = ImportedGame.of(client, "march-on-artois");
        assertThat(client.put(game.path() + "/visibility", game.host(), "{\"public\": false}").status()).isEqualTo(200);
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static JsonNode get(String path) {
        var reply = client.get(path, game.host());
        assertThat(reply.status()).as(path + ": " + reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private static JsonNode sql(String query) {
        var reply = client.post("/api/analysis/query", service.operatorToken(), new JsonMapper().createObjectNode().put("sql", query).toString());
        assertThat(reply.status()).as(query + ": " + reply.raw().body()).isEqualTo(200);
        return reply.body().path("rows");
    }

    private static List<String> fields(JsonNode object) {
        return new ArrayList<>(object.propertyNames());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "game | parent parent_position name ruleset edition scenario made_at ended_at over commands events dice_mode undo_rule head same_as",
        "party | party seat person outcome points", "moment | turn round phase party from_position to_position", "command | type party person at payload",
        "event | type party person at payload", "die | purpose party against sides value", "modifier | procedure step reason rule value",
        "roll | procedure party against actual expected variance unit percentile", "decision | kind party answer answers value best error currency",
        "figure | party measure value unit", "eu_campaign | party round campaign ducats", "eu_march | party from_place to_place ld leader",
        "eu_interception | party against place ld against_ld ships success dice expected_success", "eu_attrition | party kind place ld lost_ld lost_ships dice expected_ld expected_ships",
        "eu_battle | party against place terrain bad_weather ld against_ld odds evasion winner major lost against_lost dice expected_win expected_lost expected_against_lost",
        "eu_battle_side | party side ld army_class veteran technology leader maneuver fire shock inflicted_thirds stars lost result expected_win expected_lost",
        "eu_siege | party against place level rounds winter_rounds siegework how taken lost_ld",
        "eu_siege_round | party against place action level siegework_minus siegework_plus result breach ld lost_thirds against_lost_thirds dice expected_fall expected_lost_ld expected_against_lost_ld",
        "eu_voyage | party from_place to_place zones action ships aboard gold",
        "eu_sea_battle | party against place ships against_ships leader against_leader evasion winner major lost against_lost dice expected_win expected_lost expected_against_lost",
        "eu_convoy | party convoy what place ducats", "eu_loss | party cause ld ships", "eu_money | party line title ducats income", "eu_control | party against place what",
        "eu_leader | party leader name what against", "eia_combat | party against place kind days rounds chit against_chit ended winner lost against_lost dice expected_lost expected_against_lost",
        "eia_combat_round | party side day round chit against_chit combat_table die modified percentage factors", "eia_forage | party kind lost dice expected_lost",
        "eia_assault | party against place what result garrison dice expected_capture", "eia_depot | party what place money", "eia_loss | party cause factors",
        "eia_points | party cause points", "eia_control | party against place what"})
    void aTableHasTheColumnsOfTheContract(String name, String columns) {
        var table = get("/api/analysis/schema").path("tables").valueStream().filter(each -> each.path("name").asString().equals(name)).findFirst().orElseThrow();
        var names = table.path("columns").valueStream().map(column -> column.path("name").asString()).toList();
        assertThat(names).startsWith("game", "origin", "position", "counted").containsAll(List.of(columns.split(" "))).doesNotHaveDuplicates();
        assertThat(table.path("columns")).allSatisfy(column -> {
            assertThat(column.path("type").asString()).isIn("text", "whole", "number", "flag", "instant", "json");
            assertThat(column.path("unit").isString()).isTrue();
            assertThat(column.path("meaning").asString()).isNotBlank();
        });
        sql("select " + names.stream().map(column -> '"' + column + '"').collect(Collectors.joining(", ")) + " from " + name + " limit 1");
    }

    @Test
    void aRuleIsNamedWhereOneApplies() {
        var rules = get("/api/rulesets/eu-military/rules").toString();
        var cited = get("/api/analysis/schema").path("tables").valueStream().flatMap(table -> table.path("columns").valueStream()).filter(column -> column.has("rule")).toList();
        assertThat(cited).isNotEmpty().allSatisfy(column -> assertThat(rules).contains("\"" + column.path("rule").asString() + "\""));
    }

    /** Each question of the contract by the id that answers it. */
    @ParameterizedTest
    @ValueSource(strings = {"dice", "luck", "results", "eu-battles", "eu-evasion", "eu-interception", "eu-winter-siege", "eu-assault", "eu-sieges", "eu-losses", "eu-money", "pace", "error",
        "error-worst", "openings", "figures", "eia-chits", "eia-forage", "eia-assaults", "eia-points"})
    void aNamedQuestionIsAnswered(String id) {
        var listed = get("/api/analysis/questions").valueStream().filter(each -> each.path("id").asString().equals(id)).findFirst().orElseThrow();
        assertThat(fields(listed)).contains("id", "title", "tells", "filters", "sql", "draw");
        assertThat(listed.path("filters")).isNotEmpty();
        var answer = get("/api/analysis/questions/" + id + "?scenario=artois");
        assertThat(fields(answer)).contains("question", "filters", "games", "rows", "columns", "edition", "heads", "sql");
        assertThat(answer.path("question").asString()).isEqualTo(id);
        assertThat(answer.path("filters").path("scenario").asString()).isEqualTo("artois");
        assertThat(answer.path("columns")).isNotEmpty().allSatisfy(column -> assertThat(fields(column)).containsExactly("name", "type", "unit"));
        assertThat(answer.path("rows")).allSatisfy(row -> assertThat(fields(row)).isEqualTo(answer.path("columns").valueStream().map(column -> column.path("name").asString()).toList()));
    }

    @Test
    void everyQuestionRefusesAFilterThatThereIsNot() {
        for (var question : get("/api/analysis/questions")) {
            var id = question.path("id").asString();
            var refused = client.get("/api/analysis/questions/" + id + "?colour=red", game.host());
            assertThat(refused.status()).as(id).isEqualTo(400);
            assertThat(refused.raw().body()).as(id).contains("colour");
        }
    }

    @Test
    void eachRowThatNamesAGameNamesItsPosition() {
        for (var question : get("/api/analysis/questions")) {
            var id = question.path("id").asString();
            var columns = get("/api/analysis/questions/" + id).path("columns").valueStream().map(column -> column.path("name").asString()).toList();
            if (columns.contains("game")) {
                assertThat(columns).as(id).contains("position");
            }
        }
    }

    /** The heads of all games that were counted, in their order, a line each, under one SHA-256. */
    @Test
    void headsIsAHashOverTheHeadsOfTheGamesThatWereCounted() throws NoSuchAlgorithmException {
        var answer = get("/api/analysis/questions/dice");
        var digest = MessageDigest.getInstance("SHA-256");
        sql("select head from game where counted order by head").forEach(row -> digest.update((row.path("head").asString() + "\n").getBytes(StandardCharsets.UTF_8)));
        assertThat(answer.path("heads").asString()).isEqualTo(HexFormat.of().formatHex(digest.digest()));
        assertThat(answer.path("games").asInt()).isEqualTo(1);
        var nobody = client.get("/api/analysis/questions/dice", null).body();
        assertThat(nobody.path("heads").asString()).isEqualTo(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest()));
    }

    @Test
    void anAnswerIsCsvOrParquetByAcceptOrByFormat() {
        for (var id : List.of("dice", "eu-battle-list")) {
            var csv = client.get("/api/analysis/questions/" + id + "?format=csv", game.host()).raw().body();
            assertThat(client.get("/api/analysis/questions/" + id, game.host(), "Accept", "text/csv").raw().body()).isEqualTo(csv).contains("\r\n");
            var parquet = client.get("/api/analysis/questions/" + id + "?format=parquet", game.host());
            assertThat(parquet.raw().headers().firstValue("Content-Type")).hasValue("application/vnd.apache.parquet");
            assertThat(parquet.raw().body()).startsWith("PAR1").endsWith("PAR1");
        }
        assertThat(client.get("/api/analysis/questions/dice?format=xml", game.host()).status()).isEqualTo(400);
    }

    @Test
    void theZipHasAParquetFileForEachTable() throws IOException, InterruptedException {
        var files = new TreeMap<String, byte[]>();
        try (var http = HttpClient.newHttpClient(); var zip = new ZipInputStream(new ByteArrayInputStream(http.send(HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + service.port() + "/api/analysis/parquet")).header("Authorization", "Bearer " + game.host()).build(), HttpResponse.BodyHandlers.ofByteArray()).body()))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        }
        var tables = new TreeSet<String>();
        get("/api/analysis/schema").path("tables").forEach(table -> tables.add(table.path("name").asString() + ".parquet"));
        assertThat(files.keySet().stream().filter(name -> name.endsWith(".parquet")).toList()).containsExactlyElementsOf(tables);
        assertThat(files.get("die.parquet")).satisfies(file -> assertThat(new String(Arrays.copyOf(file, 4), StandardCharsets.US_ASCII)).isEqualTo("PAR1"));
    }

    @Test
    void theStatusTellsGamesEventsLagAndTheLastRebuild() {
        get("/api/analysis/questions/dice");
        var status = get("/api/analysis/status");
        assertThat(fields(status)).contains("games", "events", "lag", "rebuilt");
        assertThat(fields(status.path("lag"))).contains("events", "seconds");
        assertThat(status.path("lag").path("seconds").asDouble()).isNotNegative();
        assertThat(status.path("rebuilt").asString()).isNotBlank();
    }

    /** Opening the archive, the positions of a battle and the comparison each tell a game with a position, which stands in it. */
    @Test
    void theLinesOfPlayHaveTheirParts() {
        var opening = get("/api/analysis/openings?scenario=artois&party=spain").path("openings").path(0);
        assertThat(fields(opening)).contains("order", "games", "mean", "low", "high", "persons", "own", "played", "then");
        assertThat(opening.path("own").asInt()).as("the host's own").isEqualTo(1);
        assertThat(opening.path("played").path(0).path("own").asBoolean()).isTrue();
        assertThat(client.get("/api/analysis/openings?scenario=artois", service.operatorToken()).body().path("openings").path(0).path("own").asInt()).isZero();
        assertThat(client.get("/api/analysis/openings?colour=red", game.host()).status()).isEqualTo(400);
        var found = client.post("/api/analysis/positions", game.host(), "{\"pattern\": \"siege\"}").body();
        assertThat(found.path("games").asInt()).isEqualTo(1);
        assertThat(found.path("rows").path(0).path("next").asString()).isNotBlank();
        assertThat(found.path("rows").path(0).path("ended_by").asString()).isNotBlank();
    }

    /** A pattern that fits everything is answered within its bounds: the first moments are told, and all games counted. */
    @ParameterizedTest
    @ValueSource(strings = {"stack", "moment", "stack; fortress; siege; moment", "stack; stack; stack; stack; stack; stack; stack; stack"})
    void aPatternThatFitsEverythingIsAnswered(String pattern) {
        var found = client.post("/api/analysis/positions", game.host(), "{\"pattern\": \"" + pattern + "\"}");
        assertThat(found.status()).as(found.raw().body()).isEqualTo(200);
        assertThat(found.body().path("games").asInt()).isEqualTo(1);
        assertThat(found.body().path("rows")).isNotEmpty().hasSizeLessThanOrEqualTo(1_000);
    }
}
