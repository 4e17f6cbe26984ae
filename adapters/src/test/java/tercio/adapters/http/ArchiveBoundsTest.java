package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.domain.given.Tier;
import tools.jackson.databind.json.JsonMapper;

/** SQL for everybody, within bounds of time, rows and memory. */
class ArchiveBoundsTest {

    private static Service service;
    private static Client client;
    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        service = Service.inMemory(RulebookModules.installed().rulebooks(), RulebookModules.installed().adjudicator(), "--tercio.analysis.sql=public",
                "--tercio.analysis.deadline=2s", "--tercio.analysis.rows=50", "--tercio.analysis.memory=128");
        client = new Client(service.port());
        game = ImportedGame.of(client, "march-on-artois");
        assertThat(client.put(game.path() + "/visibility", game.host(), "{\"public\": false}").status()).isEqualTo(200);
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static Client.Reply query(String sql, String token) {
        return client.post("/api/analysis/query", token, new JsonMapper().createObjectNode().put("sql", sql).toString());
    }

    @Test
    void everybodyAsksAboutTheGamesThatHeMaySee() {
        assertThat(query("select count(*) as n from die", game.host()).body().path("rows").path(0).path("n").asInt()).isGreaterThan(20);
        assertThat(query("select count(*) as n from die", null).body().path("rows").path(0).path("n").asInt()).isZero();
        assertThat(query("select game from stored.folded", null).status()).isEqualTo(400);
        assertThat(query("select * from seen", null).status()).isEqualTo(400);
    }

    /** Each takes a whole processor, or two, until it is ended: one of them in the short tier, the others in the thorough one. */
    static List<String> endless() {
        return Tier.firstOrSome(List.of("with recursive t as (select 1 as n union all select n + 1 from t) select max(n) from t",
                "select count(*) from range(1000000) a, range(1000000) b where a.range * b.range = 7", "select sum(hash(range)) from range(100000000000)"), 1, 1);
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("endless")
    void whatNeverEndsIsEnded(String sql) {
        var refused = query(sql, game.host());
        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
        assertThat(refused.detail()).contains("longer than 2 seconds");
        assertThat(query("select 1 as one", game.host()).body().path("rows").path(0).path("one").asInt()).isEqualTo(1);
    }

    @Test
    void whatNeedsTooMuchMemoryIsEnded() {
        var refused = query("select list(range || '" + "x".repeat(1000) + "') from range(10000000)", game.host());
        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
        assertThat(query("select 1 as one", game.host()).status()).isEqualTo(200);
    }

    /** One value of any length is made whole before anything can end it. */
    @ParameterizedTest
    @ValueSource(strings = {"select repeat('x', 1000000000)", "select LPAD('x', 1000000000, 'y')", "select printf('%1000000000d', 1)", "select format('{:>1000000000}', 1)",
        "select len(range(1000000000))", "select list_resize([1], 1000000000)", "select 1 from range(length(repeat('x', 1000000000)))"})
    void whatMakesAValueOfAnyLengthIsRefused(String sql) {
        var refused = query(sql, game.host());
        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
        assertThat(refused.detail()).contains("its value can be of any length");
    }

    private static String doubled(int times) {
        return "with t0 as (select '" + "x".repeat(100) + "' as t)" + IntStream.rangeClosed(1, times).mapToObj(at -> ", t" + at + " as (select t || t as t from t" + (at - 1) + ")").collect(Collectors.joining());
    }

    /** A hundred characters, doubled ten times, are 102,400; doubled twenty-five times they are three thousand millions. */
    @Test
    void aTextThatDoublesThroughManyTablesIsRefusedBeforeItIsPlanned() {
        var small = query(doubled(10) + " select length(t) as n from t10", game.host());
        assertThat(small.status()).as(small.raw().body()).isEqualTo(200);
        assertThat(small.body().path("rows").path(0).path("n").asInt()).isEqualTo(102_400);

        var refused = query(doubled(25) + " select length(t) as n from t25", game.host());
        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
        assertThat(refused.detail()).contains("more than 20000000 characters; join fewer texts");
    }

    /** Other ways to the same: columns of one row, a text put into itself, a table that calls itself, subqueries, a list. */
    @ParameterizedTest
    @ValueSource(strings = {
        "select repeated.a from (select replace(s, 'x', s) as a from (select replace(s, 'x', s) as s from (select replace('xxxxxxxxxxxxxxxxxxxx', 'x', 'xxxxxxxxxxxxxxxxxxxxxxxxx') as s))) repeated",
        "select replace(l, 'x', l) from (select string_agg('x', '') as l from range(100000))",
        "with recursive t as (select 'x' as s, 1 as n union all select s || s, n + 1 from t where n < 40) select max(length(s)) from t",
        "select list_reduce([1, 2, 3, 4], lambda a, b: a || a, 'x')",
        "with a as (select 'xxxxxxxxxx' as t), b as (select t || t || t || t || t || t || t || t || t || t as t from a),"
                + " c as (select concat(t, t, t, t, t, t, t, t, t, t) as u from b), d as (select concat_ws('', u, u, u, u, u, u, u, u, u, u) as v from c),"
                + " e as (select [v, v, v, v, v, v, v, v, v, v]::varchar as w from d), f as (select json_array(w, w, w, w, w, w, w, w, w, w)::varchar as x from e),"
                + " g as (select x || x || x || x || x || x || x || x || x || x as y from f), h as (select y || y || y || y || y || y || y || y || y || y as z from g) select length(z) from h",
        "select 'xxxxxxxxxxxxxxxxxxxxxxxxx' as a, a||a||a||a||a||a||a||a as b, b||b||b||b||b||b||b||b as c, c||c||c||c||c||c||c||c as d, d||d||d||d||d||d||d||d as e, e||e||e||e||e||e||e||e as f,"
                + " f||f||f||f||f||f||f||f as g, g||g||g||g||g||g||g||g as h"})
    void otherTextsThatGrowAreRefused(String sql) {
        var refused = query(sql, game.host());
        assertThat(refused.status()).as(refused.raw().body()).isEqualTo(400);
        assertThat(refused.detail()).containsAnyOf("more than 20000000 characters", "twice as long at each step", "its value can be of any length");
    }

    /** Each named question can be changed and asked as SQL of one's own. */
    @Test
    void noNamedQuestionIsRefusedForItsTexts() {
        client.get("/api/analysis/questions", game.host()).body().forEach(question -> {
            var sql = client.get("/api/analysis/questions/" + question.path("id").asString() + "?game=" + game.path().substring(game.path().lastIndexOf('/') + 1), game.host()).body().path("sql").asString();
            var answer = query(sql, game.host());
            assertThat(answer.status()).as(question.path("id") + ": " + answer.raw().body()).isEqualTo(200);
        });
    }

    /** Ten texts of a hundred thousand characters side by side are ten times as long as a text that is answered. */
    @Test
    void aLongTextIsCutByTheDatabase() {
        var text = "with ten as (select replace('xxxxxxxxxx', 'x', '" + "x".repeat(10_000) + "') as t), hundred as (select t || t || t || t || t || t || t || t || t || t as t from ten)";
        var cut = query(text + " select length(t) as whole, t from hundred; -- a remark", game.host());
        assertThat(cut.status()).as(cut.raw().body()).isEqualTo(200);
        assertThat(cut.body().path("rows").path(0).path("whole").asInt()).isEqualTo(1_000_000);
        assertThat(cut.body().path("rows").path(0).path("t").asString()).hasSize(100_000);
    }

    /** Columns keep their names, and rows their order. */
    @Test
    void anAnswerKeepsNamesAndOrder() {
        var answer = query("select range as n, 'a' as \"a \"\"b\"\"\" from range(3) order by n desc", game.host()).body();
        assertThat(answer.path("columns").path(1).path("name").asString()).isEqualTo("a \"b\"");
        assertThat(answer.path("rows").path(0).path("n").asInt()).isEqualTo(2);
        assertThat(answer.path("rows").path(2).path("n").asInt()).isZero();
    }

    @Test
    void aBillionRowsAreCut() {
        var cut = query("select range as n from range(1000000000)", game.host());
        assertThat(cut.status()).as(cut.raw().body()).isEqualTo(200);
        assertThat(cut.body().path("rows")).hasSize(50);
        assertThat(cut.body().path("cut").asBoolean()).isTrue();
    }
}
