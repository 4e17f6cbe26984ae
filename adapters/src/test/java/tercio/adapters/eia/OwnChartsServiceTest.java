package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.http.Client;
import tercio.adapters.http.Served;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Games over HTTP whose owner entered charts and counters: they play by them, and carry them wherever they go. */
class OwnChartsServiceTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String SIEGE = "modified_die_min,modified_die_max,result/,1,sortie/2,2,no_result/3,,breach";
    private static final String LEADERS = "leader,power,name,strategic,tactical,tactical_max,seniority,cavalry_leader,napoleon/davout,france,Davout,5,2,4,A,0,0";

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private record Campaign(String home, String host) {}

    private static ObjectNode request() {
        return JSON.createObjectNode().put("ruleset", "empires-in-arms").put("scenario", "danube-1805").put("dice", "server").put("public", true)
                .set("seats", JSON.readTree("[{\"name\": \"table\", \"controls\": [\"france\", \"austria\", \"russia\"]}]"));
    }

    /** @param tables name, text, name, text; a slash ends a line */
    private static ObjectNode withCharts(String... tables) {
        var request = request();
        var charts = request.putObject("charts").put("origin", "Anne's box");
        var all = charts.putObject("tables");
        for (int at = 0; at < tables.length; at += 2) {
            var lines = all.putArray(tables[at]);
            for (var line : tables[at + 1].split("/", -1)) {
                lines.add(line);
            }
        }
        return request;
    }

    private static Campaign made(JsonNode request) {
        var answer = client.post("/api/games", null, request.toString());
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(201);
        return new Campaign("/api/games/" + answer.body().path("id").asString(), answer.body().path("hostToken").asString());
    }

    private static JsonNode get(Campaign game, String path) {
        var reply = client.get(game.home() + path, game.host());
        assertThat(reply.status()).as(path + ": " + reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private static String lastSiegeLine(Campaign game) {
        var rows = get(game, "/tables/siege").path("rows");
        return rows.path(rows.size() - 1).path("label").asString();
    }

    private static JsonNode davout(Campaign game) {
        return get(game, "/powers/france").path("leaders").valueStream().filter(leader -> leader.path("id").asString().equals("davout")).findFirst().orElseThrow();
    }

    @Test
    void gamesWithDifferentChartsStandBesideEachOther() {
        var printed = made(request());
        var own = made(withCharts("siege", SIEGE, "leaders", LEADERS));
        var other = made(withCharts("siege", SIEGE.replace("2,2,no_result/3", "2,3,no_result/4")));

        assertThat(lastSiegeLine(printed)).isEqualTo("5+");
        assertThat(lastSiegeLine(own)).isEqualTo("3+");
        assertThat(lastSiegeLine(other)).isEqualTo("4+");
        assertThat(get(printed, "/tables/siege").path("reconstructed").asBoolean()).isTrue();
        assertThat(get(own, "/tables/siege").path("reconstructed").asBoolean()).isFalse();
        assertThat(get(own, "/tables/pursuit").path("reconstructed").asBoolean()).as("was not entered").isTrue();
        assertThat(davout(printed).path("ratings").asString()).isEqualTo("4.4.3");
        assertThat(davout(own).path("ratings").asString()).isEqualTo("5.2.4");
        assertThat(davout(own).path("reconstructed").asBoolean()).isFalse();
        assertThat(davout(other)).isEqualTo(davout(printed));
    }

    @Test
    void theSummarySaysByWhichChartsAGameIsPlayed() {
        var own = made(withCharts("siege", SIEGE));
        var charts = get(own, "").path("charts");

        assertThat(charts.path("origin").asString()).isEqualTo("Anne's box");
        assertThat(charts.path("hash").asString()).matches("[0-9a-f]{64}").isEqualTo(get(own, "/charts").path("hash").asString());
        assertThat(charts.path("tables").toString()).isEqualTo("[\"siege\"]");
        assertThat(get(own, "").path("name")).as("its own charts change no title").isEqualTo(get(made(request()), "").path("name"));
        assertThat(get(own, "/charts").at("/tables/siege/3").asString()).isEqualTo("3,,breach");
        assertThat(get(made(request()), "").has("charts")).isFalse();
        assertThat(get(made(request()), "/charts").path("tables")).isEmpty();
    }

    /** The charts read from a game can be given to a new one. */
    @Test
    void theChartsOfAGameServeAnother() {
        var own = made(withCharts("siege", SIEGE, "leaders", LEADERS));
        var again = made(request().set("charts", get(own, "/charts")));

        assertThat(get(again, "/charts")).isEqualTo(get(own, "/charts"));
    }

    @Test
    void recordForkAndVerificationKeepThem() {
        var own = made(withCharts("siege", SIEGE, "leaders", LEADERS));
        for (int number = 0; number < 6; number++) {
            var decisions = get(own, "/decisions");
            var sample = get(own, "/decisions/" + decisions.get(number % decisions.size()).path("id").asString() + "/sample?seed=" + number);
            var reply = client.post(own.home() + "/commands", own.host(), sample.has("command") ? sample.path("command").toString() : sample.toString());
            assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        }

        assertThat(get(own, "/verification").path("verified").asBoolean()).isTrue();
        var copy = client.post("/api/games/import?again=true", null, client.get(own.home() + "/record", own.host()).raw().body());
        assertThat(copy.status()).as(copy.raw().body()).isEqualTo(201);
        var imported = new Campaign("/api/games/" + copy.body().path("id").asString(), copy.body().path("hostToken").asString());
        assertThat(get(imported, "").path("charts")).isEqualTo(get(own, "").path("charts"));
        assertThat(get(imported, "/verification").path("verified").asBoolean()).isTrue();
        assertThat(davout(imported)).isEqualTo(davout(own));
        var fork = client.post(own.home() + "/forks", own.host(), "{\"at\": 2}");
        assertThat(fork.status()).as(fork.raw().body()).isEqualTo(201);
        var forked = new Campaign("/api/games/" + fork.body().path("id").asString(), fork.body().path("hostToken").asString());
        assertThat(get(forked, "").path("charts")).isEqualTo(get(own, "").path("charts"));
        assertThat(lastSiegeLine(forked)).isEqualTo("3+");
    }

    /**
     * A fortress with 10 of 15 inside: -1. A 4 makes 3, nothing by the program's table and a breach by the owner's, after which this garrison
     * surrenders; with 1 of 6 dice, and with 3.
     */
    @Test
    void theAdjudicatorRulesByTheTablesOfAGame() {
        var own = made(withCharts("siege", SIEGE)).home().replace("/api/games/", "?game=");
        var printed = made(request()).home().replace("/api/games/", "?game=");
        var assault = """
                {"ruleset": "empires-in-arms", "procedure": "siege-assault", "fleches": 1, "spires": 3, "surrenders": true,
                 "besieger": {"power": "france", "corps": 1, "factors": [{"type": "infantry", "count": 20}]},
                 "garrison": {"power": "austria", "corps": 0, "factors": [{"type": "infantry", "count": 10}]}%s}""";
        var attempt = assault.formatted(", \"dice\": {\"siege\": 4}");

        assertThat(ruling(printed, attempt)).contains("no-result (reconstructed cell)");
        assertThat(ruling("", attempt)).contains("no-result (reconstructed cell)");
        assertThat(ruling(own, attempt)).contains("\"result\":\"breach\"").doesNotContain("reconstructed");
        assertThat(probabilityOfSurrender(printed, assault)).isEqualTo("1/6");
        assertThat(probabilityOfSurrender(own, assault)).isEqualTo("1/2");
        assertThat(client.post("/api/adjudications?game=nothing", null, attempt).status()).isEqualTo(404);
    }

    private static String ruling(String game, String request) {
        return client.post("/api/adjudications" + game, null, request).body().toString();
    }

    private static String probabilityOfSurrender(String game, String assault) {
        var odds = client.post("/api/odds" + game + (game.isEmpty() ? "?" : "&") + "fractions=true", null, assault.formatted("")).body();
        return odds.at("/odds/outcome/values").valueStream().filter(value -> value.path("value").asString().equals("surrender")).findFirst().orElseThrow()
                .path("fraction").asString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "siege | modified_die_min,modified_die_max,result/,2,sortie/2,,breach | /charts/tables/siege/2 | siege.csv, line 3, modified_die_min",
        "siege | '' | /charts/tables/siege/0 | siege.csv, line 1",
        "leaders | leader,power,name,strategic,tactical,tactical_max,seniority,cavalry_leader,napoleon/davout,france,Davout,good,2,4,A,0,0 | /charts/tables/leaders/1 | leaders.csv, line 2, strategic: 'good' is no whole number",
        "leaders | leader,power,name,strategic,tactical,tactical_max,seniority,cavalry_leader,napoleon/nobody,france,Nobody,1,2,4,A,0,0 | /charts/tables/leaders/1 | leaders.csv, line 2, leader: 'nobody'",
        "weather | a,b | /charts/tables/weather | weather.csv: there is no such table to enter",
    })
    void aFaultIsToldByFileRowAndColumn(String table, String text, String pointer, String message) {
        var answer = client.post("/api/games", null, withCharts(table, text).toString());

        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(400);
        var error = answer.body().path("errors").path(0);
        assertThat(error.path("pointer").asString()).isEqualTo(pointer);
        assertThat(error.path("message").asString()).startsWith(message);
    }

    @Test
    void whoReadsFrenchIsToldTheFaultInFrench() {
        var answer = client.post("/api/games", null, withCharts("siege", "modified_die_min,modified_die_max,result/,2,sortie/3,,storm").toString(), "Accept-Language", "fr");

        assertThat(answer.body().at("/errors/0/message").asString().replace('\u00a0', ' '))
                .isEqualTo("siege.csv, ligne 3, colonne result : « storm » n’est aucun de : [sortie, no-result, breach]");
    }

    @Test
    void tablesOfTenMegabytesAndAnotherHashAreRefused() {
        var tall = withCharts("siege", SIEGE);
        var lines = ((ObjectNode) tall.at("/charts/tables")).putArray("siege");
        Collections.nCopies(1_001, "1,1,sortie").forEach(lines::add);
        var wrong = withCharts("siege", SIEGE);
        ((ObjectNode) wrong.path("charts")).put("hash", "0".repeat(64));

        assertThat(client.post("/api/games", null, tall.toString()).body().at("/errors/0/message").asString())
                .isEqualTo("siege.csv, line 1001: a table has at most 1000 lines, and this one 1001");
        assertThat(client.post("/api/games", null, withCharts("siege", "x".repeat(10_000_000)).toString()).status()).isEqualTo(413);
        assertThat(client.post("/api/games", null, wrong.toString()).body().at("/errors/0/pointer").asString()).isEqualTo("/charts/hash");
        for (var unfit : new String[] {"null", "[null]", "\"a\"", "7"}) {
            assertThat(client.post("/api/games", null, withCharts().toString().replace("\"tables\":{}", "\"tables\":{\"siege\":" + unfit + "}")).status()).as(unfit).isEqualTo(400);
        }
    }

    @Test
    void aRulesetWithoutTablesToEnterSaysSo() {
        var answer = client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "artois", "dice": "physical", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france", "spain"]}], "charts": {"tables": {"siege": ["a"]}}}""");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body().at("/errors/0/pointer").asString()).isEqualTo("/charts");
        assertThat(answer.raw().body()).contains("games of eu-military have no tables to enter");
        assertThat(client.get("/api/rulesets/eu-military/enterable-tables", null).body()).isEmpty();
    }

    @Test
    void theFormsOfTheTablesAreThoseOfTheProgram() {
        var tables = client.get("/api/rulesets/empires-in-arms/enterable-tables", null).body();

        assertThat(tables).hasSize(17);
        assertThat(tables.path(0).path("name").asString()).isEqualTo("siege");
        assertThat(tables.path(0).at("/lines/0").asString()).isEqualTo("modified_die_min,modified_die_max,result,reconstructed");
    }
}
