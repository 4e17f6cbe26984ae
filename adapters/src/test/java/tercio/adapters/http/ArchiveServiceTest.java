package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.domain.given.Thorough;
import tools.jackson.databind.JsonNode;

/**
 * The archive over the march on Artois, whose figures are worked out by hand from its record as in {@link ReportTest}: one battle on land, which
 * France wins, losing 2 LD to the 5 of Spain; one siege of Arras, taken; 80 ducats of France for campaigns, 40 of Spain. It stands here three
 * times: as it is, imported again, and forked.
 */
class ArchiveServiceTest {

    private static Service service;
    private static Client client;
    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        service = Service.inMemory(RulebookModules.all());
        client = new Client(service.port());
        game = hidden(ImportedGame.of(client, "march-on-artois"));
    }

    /** Only its seats see it. */
    private static ImportedGame hidden(ImportedGame imported) {
        assertThat(client.put(imported.path() + "/visibility", imported.host(), "{\"public\": false}").status()).isEqualTo(200);
        return imported;
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static JsonNode ask(String question, String token) {
        var reply = client.get("/api/analysis/questions/" + question, token);
        assertThat(reply.status()).as(question + ": " + reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    /** An answer waits a few seconds for rolls: these games have so few that as many answers are enough on any machine. */
    private static final int MOST_ANSWERS = 100;

    /** Asks until no roll of the games that the caller may see lacks its exact expectation. */
    private static void untilCompared(String token) {
        int left = -1;
        for (int answer = 0; answer < MOST_ANSWERS; answer++) {
            ask("luck", token);
            left = client.get("/api/analysis/status", token).body().path("pendingRolls").asInt();
            if (left == 0) {
                return;
            }
        }
        throw new AssertionError(left + " rolls have no exact expectation after " + MOST_ANSWERS + " answers that waited for them");
    }

    private static String operator() {
        return service.operatorToken();
    }

    private static Client.Reply query(String sql, String token) {
        return client.post("/api/analysis/query", token, new tools.jackson.databind.json.JsonMapper().createObjectNode().put("sql", sql).toString());
    }

    private static JsonNode rows(String sql) {
        var reply = query(sql, operator());
        assertThat(reply.status()).as(sql + ": " + reply.raw().body()).isEqualTo(200);
        return reply.body().path("rows");
    }

    @Test
    void theBattleTheSiegeAndTheMoneyAreThoseOfTheRecord() {
        var battles = ask("eu-battle-list?game=" + id(), game.host()).path("rows");
        assertThat(battles).hasSize(1);
        var battle = battles.path(0);
        assertThat(List.of(battle.path("party").asString(), battle.path("against").asString(), battle.path("place").asString(), battle.path("winner").asString()))
                .containsExactly("france", "spain", "artois", "phasing");
        assertThat(battle.path("lost").asInt()).isEqualTo(2);
        assertThat(battle.path("against_lost").asInt()).isEqualTo(5);
        var money = new TreeMap<String, Integer>();
        ask("eu-sheet", game.host()).path("rows").forEach(row -> money.merge(row.path("party").asString(), row.path("ducats").asInt(), Integer::sum));
        assertThat(money).isEqualTo(Map.of("france", 80, "spain", 40));
        var sieges = ask("eu-winter-siege", game.host()).path("rows");
        assertThat(sieges).hasSize(1);
        assertThat(sieges.path(0).path("n").asInt()).isEqualTo(1);
        assertThat(sieges.path(0).path("taken").asInt()).isEqualTo(1);
        assertThat(sieges.path(0).path("rounds").asDouble()).isEqualTo(4);
    }

    private static String id() {
        return game.path().substring("/api/games/".length());
    }

    /** The plain computation: every die of every event that is not undone, as the record has it. */
    @Test
    void theDiceAreThoseOfTheEventsInEffect() {
        int dice = 0;
        int sum = 0;
        for (var event : game.read("/events?limit=1000")) {
            if (event.path("undoneBy").isMissingNode() || event.path("undoneBy").isNull()) {
                for (var die : event.path("dice")) {
                    dice++;
                    sum += die.path("value").asInt();
                }
            }
        }
        assertThat(dice).isGreaterThan(20);
        var told = ask("dice", game.host()).path("rows");
        int counted = 0;
        double total = 0;
        for (var row : told) {
            counted += row.path("n").asInt();
            total += row.path("n").asInt() * row.path("mean").asDouble();
            int sides = 0;
            for (var count : row.path("counts")) {
                sides += count.asInt();
            }
            assertThat(sides).as(row.toString()).isEqualTo(row.path("n").asInt());
            assertThat(row.path("p").asDouble()).isBetween(0.0, 1.0);
            assertThat(row.path("p_corrected").asDouble()).isGreaterThanOrEqualTo(row.path("p").asDouble());
            assertThat(row.path("party").asString()).as(row.toString()).isIn("france", "spain", "");
        }
        assertThat(counted).isEqualTo(dice);
        assertThat(total).isBetween(sum - 1e-6, sum + 1e-6);
    }

    @Thorough("ArchivePropertiesTest forks, imports and undoes in the short tier.")
    @Test
    void aForkAnImportAndAnUndoChangeNoFigure() throws IOException {
        var before = answers(game.host());
        var again = hidden(ImportedGame.of(client, "march-on-artois"));
        var fork = client.post(game.path() + "/forks", game.host(), "{\"at\": 86}");
        assertThat(fork.status()).isEqualTo(201);
        hidden(new ImportedGame(client, "/api/games/" + fork.body().path("id").asString(), fork.body().path("hostToken").asString()));
        assertThat(rows("select count(*) as n from game").path(0).path("n").asInt()).isGreaterThanOrEqualTo(3);
        assertThat(rows("select count(*) as n from game where counted").path(0).path("n").asInt()).isEqualTo(1);
        var all = answers(operator());
        assertThat(all).isEqualTo(before);
        // The last command has the positions 84 to 86.
        var undone = client.post(game.path() + "/undo", game.host(), "{\"to\": 83, \"reason\": \"a slip\"}");
        assertThat(undone.status()).as(undone.raw().body()).isEqualTo(200);
        assertThat(client.post(game.path() + "/redo", game.host(), "{}").status()).isEqualTo(200);
        assertThat(answers(operator())).isEqualTo(before);
        // A caller who sees the copy alone gets all of it, though an older one counts for others.
        var copy = again.path().substring("/api/games/".length());
        assertThat(ask("eu-battle-list", again.host()).path("rows").path(0).path("game").asString()).isEqualTo(copy);
        assertThat(ask("dice", again.host()).path("rows")).isEqualTo(ask("dice", game.host()).path("rows"));
    }

    /** All named questions but those that list games with what was recorded of them. */
    private static Map<String, JsonNode> answers(String token) {
        untilCompared(token);
        var answers = new TreeMap<String, JsonNode>();
        for (var question : client.get("/api/analysis/questions", token).body()) {
            var id = question.path("id").asString();
            if (!id.equals("sessions")) {
                answers.put(id, ask(id, token).path("rows"));
            }
        }
        return answers;
    }

    @Test
    void aCallerCountsWhatHeMaySee() {
        var nobody = ask("dice", null);
        assertThat(nobody.path("games").asInt()).isZero();
        assertThat(nobody.path("rows")).isEmpty();
        assertThat(ask("dice", game.host()).path("games").asInt()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"colour=red", "purpose=fire1"})
    void aFilterThatThereIsNotIsRefused(String filter) {
        assertThat(client.get("/api/analysis/questions/dice?" + filter, game.host()).status()).isEqualTo(400);
    }

    @Test
    void aFilterThatAQuestionDoesNotTakeIsRefused() {
        var refused = client.get("/api/analysis/questions/pace?party=france", game.host());
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.raw().body()).contains("/party").contains("it takes");
        assertThat(client.get("/api/analysis/questions/dice?from=yesterday", game.host()).status()).isEqualTo(400);
        assertThat(client.get("/api/analysis/questions/nothing", game.host()).status()).isEqualTo(404);
    }

    @Test
    void filtersChoose() {
        assertThat(ask("dice?party=france", game.host()).path("rows").valueStream().map(row -> row.path("party").asString())).isNotEmpty().containsOnly("france");
        assertThat(ask("dice?scenario=nothing", game.host()).path("rows")).isEmpty();
        assertThat(ask("dice?to=1990-01-01", game.host()).path("games").asInt()).isZero();
        assertThat(ask("dice?person=Anna", game.host()).path("rows").valueStream().map(row -> row.path("person").asString()).distinct()).containsExactly("Anna");
        assertThat(ask("dice?game=nothing,nobody", game.host()).path("rows")).isEmpty();
        assertThat(ask("dice?game=nothing," + id(), game.host()).path("games").asInt()).isEqualTo(1);
    }

    @Test
    void answersAreWrittenAsCsvAndParquetToo() {
        var csv = client.get("/api/analysis/questions/dice?format=csv", game.host());
        assertThat(csv.raw().headers().firstValue("Content-Type")).hasValue("text/csv;charset=UTF-8");
        assertThat(csv.raw().body()).startsWith("party,purpose,person,identity,sides,n,mean,expected,low,high,counts,p,p_corrected\r\n");
        var parquet = client.get("/api/analysis/questions/dice", game.host(), "Accept", "application/vnd.apache.parquet");
        assertThat(parquet.raw().body()).startsWith("PAR1");
        assertThat(client.get("/api/analysis/parquet", game.host()).raw().body()).startsWith("PK");
    }

    /** France began with its campaign and the march; a copy of the game adds no second one. */
    @Test
    void theOpeningsAreATreeOfFirstOrders() {
        var answer = client.get("/api/analysis/openings?party=france", game.host());
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(200);
        var trees = answer.body().path("openings");
        assertThat(trees).hasSize(1);
        var root = trees.path(0);
        assertThat(root.path("games").asInt()).isEqualTo(1);
        assertThat(root.path("persons").valueStream().map(JsonNode::asString)).containsExactly("Anna");
        var campaign = root.path("then").path(0);
        assertThat(campaign.path("order").asString()).isEqualTo("DeclareCampaign");
        assertThat(campaign.path("then").path(0).path("order").asString()).isEqualTo("MoveStack");
        assertThat(client.get("/api/analysis/openings?party=nobody", game.host()).body().path("openings")).isEmpty();
    }

    /** The events 2 to 42 are played ones: a fork at 42 shares these 41, and has the figures of the box in which it stands. */
    @Test
    void aGameAndItsForkAreCompared() {
        var made = client.post(game.path() + "/forks", game.host(), "{\"at\": 42}").body();
        hidden(new ImportedGame(client, "/api/games/" + made.path("id").asString(), made.path("hostToken").asString()));
        var compared = client.get("/api/analysis/compare?games=" + id() + "," + made.path("id").asString(), operator());
        assertThat(compared.status()).as(compared.raw().body()).isEqualTo(200);
        assertThat(compared.body().path("common").path("events").asInt()).isEqualTo(41);
        assertThat(compared.body().path("common").path("positions").path(0).asInt()).isEqualTo(42);
        assertThat(compared.body().path("figures").valueStream().map(figure -> figure.path("measure").asString()).distinct()).contains("points", "money", "strength", "territory");
        assertThat(client.get("/api/analysis/compare?games=" + id() + ",nobody", game.host()).status()).isEqualTo(404);
        assertThat(client.get("/api/analysis/compare?games=" + id(), game.host()).status()).isEqualTo(400);
    }

    /**
     * The French stack comes to Artois at 5, so that Arras is besieged, and Arras falls at 79; the next order after 5 is Spain's. After the losses of
     * the battle the stack has an A+ and an A-, 6 LD, from 17 on until a garrison leaves it at 84.
     */
    @Test
    void momentsAreFoundByWhatStandsOnTheBoard() {
        var siege = positions("\"siege place=artois party=france\"", game.host());
        assertThat(siege.path("rows")).hasSize(1);
        var moment = siege.path("rows").path(0);
        assertThat(moment.path("game").asString()).isEqualTo(id());
        assertThat(moment.path("position").asInt()).isEqualTo(5);
        assertThat(moment.path("next").asString()).isEqualTo("PassInterception");
        assertThat(moment.path("next_party").asString()).isEqualTo("spain");
        assertThat(moment.path("next_position").asInt()).isEqualTo(6);
        assertThat(moment.path("until").asInt()).isEqualTo(79);
        assertThat(moment.path("ended_by").asString()).isEqualTo("FortressFell");
        var both = positions("\"siege place=artois; stack party=france place=artois size<=6\"", game.host()).path("rows");
        assertThat(both).hasSize(1);
        assertThat(both.path(0).path("position").asInt()).isEqualTo(17);
        assertThat(positions("\"siege place=artois; stack party=france size>=20\"", game.host()).path("rows")).isEmpty();
        assertThat(positions("\"siege place=artois\"", null).path("rows")).isEmpty();
        var example = positions("{\"game\": \"" + id() + "\", \"position\": 42, \"things\": [\"artois\"]}", game.host());
        assertThat(example.path("pattern").asString()).contains("siege place=artois party=france").contains("fortress place=artois party=spain");
        assertThat(example.path("rows").path(0).path("position").asInt()).isEqualTo(5);
    }

    private static JsonNode positions(String pattern, String token) {
        var reply = client.post("/api/analysis/positions", token, "{\"pattern\": " + pattern + "}");
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\"", "\"elephant\"", "\"seige place=artois\"", "\"siege where=artois\"", "\"siege place>=artois\"", "\"stack size=many\"", "\"stack size=5 or 6\"", "\"a; b; c; d; e; f; g; h; i\"", "\"stack place='x' or 1=1\"",
        "\"moment place=artois\"", "7", "null", "{\"position\": 3}", "{\"game\": \"x\", \"position\": 0}", "{\"game\": \"x\", \"position\": 1, \"colour\": \"red\"}"})
    void aPatternThatIsNoneIsRefused(String pattern) {
        var refused = client.post("/api/analysis/positions", game.host(), "{\"pattern\": " + pattern + "}");
        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
        assertThat(refused.raw().body()).contains("pattern");
    }

    /** A pattern that fits everything is told once for each game, and ends. */
    @Test
    void aPatternThatFitsEverythingIsOneMomentOfEachGame() {
        assertThat(positions("\"stack; stack; stack; stack; fortress; fortress; fortress; moment\"", game.host()).path("rows")).hasSize(1);
    }

    @Test
    void whatIsQuotedInAPatternStaysAValue() {
        assertThat(positions("\"stack place=\\\"x' or '1'='1; drop table die\\\"\"", game.host()).path("rows")).isEmpty();
    }

    /** The odds are those of the statistics of the game, which come another way; Spain lost 5 LD in the battle. */
    @Test
    void luckIsActualLessExactExpectation() {
        untilCompared(game.host());
        var told = ask("luck?party=spain", game.host()).path("rows").valueStream().filter(row -> row.path("procedure").asString().equals("battle")
                && row.path("unit").asString().equals("lossesLd")).toList();
        assertThat(told).hasSize(1);
        assertThat(told.getFirst().path("actual").asDouble()).isEqualTo(5);
        var known = game.read("/statistics").path("luck").valueStream().filter(row -> row.path("country").asString("").equals("spain")
                && row.path("kind").asString().equals("battle") && row.path("figure").asString().equals("lossesLd")).findFirst().orElseThrow();
        double expected = known.path("expected").asDouble();
        assertThat(told.getFirst().path("expected").asDouble()).isBetween(expected - 1e-4, expected + 1e-4);
        assertThat(told.getFirst().path("luck").asDouble()).isBetween(5 - expected - 1e-4, 5 - expected + 1e-4);
        double variance = known.path("variance").asDouble();
        assertThat(told.getFirst().path("variance").asDouble()).isBetween(variance - 1e-3, variance + 1e-3);
        assertThat(told.getFirst().path("p").asDouble()).isBetween(0.0, 1.0);
    }

    /** Spain lost most at once when its stack of 5 LD was destroyed by the battle at 10 to 16. */
    @Test
    void theLargestChangesAreTurningPoints() {
        untilCompared(game.host());
        var strength = ask("turning-points?party=spain", game.host()).path("rows").valueStream().filter(row -> row.path("measure").asString().equals("strength")).toList();
        assertThat(strength).isNotEmpty().hasSizeLessThanOrEqualTo(3);
        var worst = strength.getFirst();
        assertThat(worst.path("change").asDouble()).isEqualTo(-5);
        assertThat(worst.path("position").asInt()).isBetween(1, 10);
        assertThat(worst.path("luck").asString()).contains("battle").contains("lossesLd");
    }

    /** The receiver of a saved question asks it again: the same figures, the record that was played on, or nothing if he may not see it. */
    @Test
    void aSavedQuestionIsAskedAgainOrNamesTheRecordThatChanged() throws IOException {
        var own = hidden(ImportedGame.of(client, "march-on-artois"));
        var saved = client.get("/api/analysis/questions/dice?party=spain&format=saved", own.host());
        assertThat(saved.status()).as(saved.raw().body()).isEqualTo(200);
        var file = saved.raw().body();
        assertThat(saved.body().path("records")).hasSize(1);
        assertThat(saved.body().path("records").path(0).path("position").asInt()).isEqualTo(86);
        var again = client.post("/api/analysis/saved", own.host(), file);
        assertThat(again.status()).as(again.raw().body()).isEqualTo(200);
        assertThat(again.body().path("same").asBoolean()).isTrue();
        assertThat(again.body().path("signedHere").asBoolean()).isTrue();
        assertThat(again.body().path("rows")).isNotEmpty();
        var stranger = client.post("/api/analysis/saved", null, file).body();
        assertThat(stranger.path("same").asBoolean()).isFalse();
        assertThat(stranger.path("changed").path(0).path("now").isNull()).isTrue();
        assertThat(client.post("/api/analysis/saved", own.host(), file.replace("spain", "england")).raw().body()).contains("is not what was signed");
        assertThat(client.post("/api/analysis/saved", own.host(), "{\"format\": \"csv\"}").status()).isEqualTo(400);
        var undone = client.post(own.path() + "/undo", own.host(), "{\"to\": 83, \"reason\": \"a slip\"}");
        assertThat(undone.status()).as(undone.raw().body()).isEqualTo(200);
        var changed = client.post("/api/analysis/saved", own.host(), file).body();
        assertThat(changed.path("same").asBoolean()).isFalse();
        assertThat(changed.path("changed").path(0).path("game").asString()).isEqualTo(own.path().substring("/api/games/".length()));
        assertThat(changed.path("changed").path(0).path("now").asInt()).isGreaterThan(changed.path("changed").path(0).path("position").asInt());
        assertThat(changed.path("rows").isMissingNode()).isTrue();
    }

    @Test
    void theSqlOfAnAnswerGivesItsRows() {
        var answer = ask("eu-battles", operator());
        assertThat(rows(answer.path("sql").asString())).isEqualTo(answer.path("rows"));
    }

    @Test
    void onlyTheOperatorAsksInSql() {
        assertThat(query("select 1 as one", game.host()).status()).isEqualTo(401);
        assertThat(query("select 1 as one", null).status()).isEqualTo(401);
        assertThat(rows("select 1 as one").path(0).path("one").asInt()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"insert into die values (1)", "delete from stored.die", "drop view die", "create table mine (x int)", "update stored.die set value = 6",
        "select * from stored.die", "select * from main.die", "select * from read_csv('/etc/passwd')", "select * from '/etc/passwd'", "select * from read_text('/etc/passwd')",
        "copy die to '/tmp/dice.csv'", "attach '/tmp/other.duckdb' as other", "install httpfs", "load httpfs", "set memory_limit = '10GB'", "pragma database_list",
        "select * from duckdb_settings()", "select * from information_schema.tables", "select getenv('HOME')", "select current_setting('memory_limit')", "call pragma_version()",
        "select 1; select 2", "export database '/tmp/x'", "describe stored.die", "select * from (summarize stored.die)", "select * from query('select * from stored.die')",
        "select * from query_table('stored.die')", "select * from glob('/*')", "with recursive t as (select 1 as n union all select n + 1 from t) select count(*) from t, stored.die",
        "vacuum", "checkpoint", "explain analyze select * from stored.die", "begin", "prepare p as select 1", "select * from visible", "select * from pg_catalog.pg_tables",
        "select * from duckdb_databases, (with duckdb_databases as (select 1) select 1) x", "select 1 where 1 in (select value from stored.die)", "show tables", "table visible", "", "no sql"})
    void whatDoesAnythingElseIsRefused(String sql) {
        var refused = query(sql, operator());
        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
        assertThat(refused.detail()).isNotEmpty();
    }

    @Test
    void theSchemaNamesTheColumnsOfTheContract() {
        var tables = new TreeMap<String, List<String>>();
        client.get("/api/analysis/schema", null).body().path("tables").forEach(table -> tables.put(table.path("name").asString(),
                table.path("columns").valueStream().map(column -> column.path("name").asString()).toList()));
        assertThat(tables.get("game")).containsSubsequence("game", "origin", "position", "counted", "parent", "parent_position", "name", "ruleset", "edition", "scenario", "made_at",
                "ended_at", "over", "commands", "events", "dice_mode", "undo_rule", "head", "same_as");
        assertThat(tables.get("roll")).contains("procedure", "party", "against", "actual", "expected", "variance", "unit", "percentile");
        assertThat(tables.keySet()).contains("eu_campaign", "eu_march", "eu_interception", "eu_attrition", "eu_battle", "eu_battle_side", "eu_siege", "eu_siege_round", "eu_voyage",
                "eu_sea_battle", "eu_convoy", "eu_loss", "eu_money", "eu_control", "eu_leader", "eia_combat", "eia_combat_round", "eia_forage", "eia_assault", "eia_depot", "eia_loss",
                "eia_points", "eia_control", "party", "moment", "command", "event", "die", "modifier", "decision", "figure");
        tables.forEach((table, columns) -> rows("select " + columns.stream().map(column -> '"' + column + '"').collect(java.util.stream.Collectors.joining(", ")) + " from " + table + " limit 1"));
    }

    @Test
    void theStatusCountsTheGamesThatTheCallerMaySee() {
        ask("dice", game.host());
        var own = client.get("/api/analysis/status", game.host()).body();
        assertThat(own.path("games").asInt()).isEqualTo(1);
        assertThat(own.path("events").asInt()).isEqualTo(game.read("/events?limit=1000").size());
        assertThat(own.path("lag").path("events").asInt()).isZero();
        assertThat(own.path("leftOut")).isEmpty();
        var nobody = client.get("/api/analysis/status", null).body();
        assertThat(nobody.path("games").asInt()).isZero();
        assertThat(nobody.path("events").asInt()).isZero();
        assertThat(nobody.path("lag").path("games").asInt()).isZero();
        assertThat(nobody.path("pendingRolls").asInt()).isZero();
        assertThat(client.get("/api/analysis/status", operator()).body().path("games").asInt()).isGreaterThanOrEqualTo(1);
    }
}
