package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The report of the march on Artois, as it was recorded. Its 86 events, read by hand: at 2 France declares a major campaign for 50 ducats,
 * later three passive ones for 10; Spain four passive ones for 10. At 13 France wins the major battle of Artois, loses 2 LD and gains 1
 * stability and 5 victory points; Spain loses 1 stability and its stack of 5 LD. The rounds S2, S3 and S4 begin at 30, 48 and 65. At 79
 * the fortress of Artois falls, and 1 LD of France mans it, which is no loss. It is undermined at 25, 43 and 60, where works are dug, and at
 * 77, where the besieger may breach it or grant war honours.
 */
class ReportTest {

    private static Client client;
    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        client = Served.installed();
        game = ImportedGame.of(client, "march-on-artois");
    }

    private static JsonNode report(String query) {
        return game.read("/report" + query);
    }

    /** The figures of a country: LD and stacks lost, ducats spent, victory points, stability. */
    private static List<Integer> figures(JsonNode report, String country) {
        var side = report.path("sides").valueStream().filter(each -> each.path("party").asString().equals(country)).findFirst().orElseThrow();
        assertThat(side.path("figures").valueStream().map(figure -> figure.path("id").asString()))
                .containsExactly("ldLost", "stacksLost", "ducatsSpent", "victoryPoints", "stability");
        return side.path("figures").valueStream().map(figure -> figure.path("amount").asInt()).toList();
    }

    @Test
    void theWholeGameIsToldFromItsRecord() {
        var report = report("?at=86");

        assertThat(figures(report, "france")).containsExactly(2, 0, 80, 5, 1);
        assertThat(figures(report, "spain")).containsExactly(5, 1, 40, 0, -1);
        assertThat(report.path("territory").valueStream().map(land -> land.path("zone").asString() + " " + land.path("what").asString() + " "
                + land.path("was").asString() + " " + land.path("now").asString())).containsExactly("artois fortress spain france");
        assertThat(report.path("sides").path(0).path("seat").asString()).isEqualTo("Anna");
        assertThat(report.path("turns").valueStream().map(turn -> turn.path("label").asString() + " " + turn.path("from").asInt() + " " + turn.path("to").asInt()))
                .containsExactly("S1 0 29", "S2 29 47", "S3 47 64", "S4 64 86");
    }

    @Test
    void aTurnIsToldAlone() {
        var first = report("?turn=1");
        assertThat(figures(first, "france")).containsExactly(2, 0, 50, 5, 1);
        assertThat(figures(first, "spain")).containsExactly(5, 1, 10, 0, -1);
        assertThat(first.path("territory")).isEmpty();
        assertThat(first.path("decisive")).hasSize(1);

        var second = report("?turn=2");
        assertThat(figures(second, "france")).containsExactly(0, 0, 10, 0, 0);
        assertThat(figures(second, "spain")).containsExactly(0, 0, 10, 0, 0);
        assertThat(second.path("decisive")).as("the siege goes on").isEmpty();
        assertThat(second.at("/turn/label").asString()).isEqualTo("S2");

        var last = report("?turn=4");
        assertThat(figures(last, "france")).as("the LD in the fortress is not lost").containsExactly(0, 0, 10, 0, 0);
        assertThat(last.at("/territory/0/nowName").asString()).isEqualTo("France");
        assertThat(last.at("/decisive/0/title").asString()).isEqualTo("Siege of Arras");
        assertThat(last.at("/decisive/0/winner").asString()).isEqualTo("france");
        assertThat(last.at("/decisive/0/chance").doubleValue()).isEqualTo(last.at("/decisive/0/before").doubleValue()).isBetween(0.05, 0.95);
    }

    @Test
    void aSiegeThatGoesOnIsNoDecisiveMoment() {
        assertThat(report("?at=86").path("decisive").valueStream().map(moment -> moment.path("kind").asString() + " " + moment.path("position").asInt()))
                .containsExactlyInAnyOrder("battle 9", "siege 77");
    }

    @Test
    void theReportOfAnyStretchIsThatOfItsEvents() {
        var battle = report("?from=8&at=13");
        assertThat(figures(battle, "france")).as("stability and points at 13, losses only after it").containsExactly(0, 0, 0, 5, 1);

        var losses = report("?from=13&at=18");
        assertThat(figures(losses, "france")).containsExactly(2, 0, 0, 0, 0);
        assertThat(figures(losses, "spain")).containsExactly(5, 1, 0, 0, 0);
        assertThat(losses.path("decisive")).as("it began before").isEmpty();
        assertThat(losses.has("turn")).isFalse();
    }

    @Test
    void aBattleStandsBesideItsOdds() {
        var report = report("?turn=1");
        var odds = game.get("/odds/9?at=29").body();

        var fight = report.path("decisive").path(0);
        assertThat(fight.path("position").asInt()).isEqualTo(9);
        assertThat(fight.path("ended").asInt()).isEqualTo(13);
        assertThat(fight.path("winner").asString()).isEqualTo("france");
        double rarest = odds.at("/odds/winner/values").valueStream().filter(each -> each.path("value").asString().equals("phasing"))
                .mapToDouble(each -> each.path("probability").doubleValue()).sum();
        var near = Offset.offset(1e-6);
        for (var side : fight.path("sides")) {
            var of = side.path("figure").asString().split("/");
            int lost = of[0].equals("phasing") ? 2 : 5;
            assertThat(side.path("party").asString()).isEqualTo(lost == 2 ? "france" : "spain");
            assertThat(side.path("lost").asInt()).isEqualTo(lost);
            var figure = odds.path("odds").path(of[0]).path(of[1]);
            assertThat(side.path("expected").doubleValue()).isCloseTo(figure.path("mean").doubleValue(), near);
            double asMuch = figure.path("values").valueStream().filter(each -> each.path("value").asInt() >= lost)
                    .mapToDouble(each -> each.path("probability").doubleValue()).sum();
            double asLittle = figure.path("values").valueStream().filter(each -> each.path("value").asInt() <= lost)
                    .mapToDouble(each -> each.path("probability").doubleValue()).sum();
            assertThat(side.path("asMuch").doubleValue()).isCloseTo(asMuch, near);
            assertThat(side.path("asLittle").doubleValue()).isCloseTo(asLittle, near);
            rarest = Math.min(rarest, Math.min(asMuch, asLittle));
        }
        assertThat(fight.path("chance").doubleValue()).isCloseTo(rarest, near);
        assertThat(report.path("luck").valueStream().map(luck -> luck.path("party").asString() + " " + luck.path("lost").asInt()))
                .containsExactly("france 2", "spain 5");
    }

    @Test
    void theDiceOfItsTurnsAreThoseOfTheGame() {
        int together = 0;
        for (int turn = 1; turn <= 4; turn++) {
            together += report("?turn=" + turn).path("dice").valueStream().mapToInt(row -> row.path("rolls").asInt()).sum();
        }
        int all = game.get("/statistics?at=86").body().path("dice").valueStream().mapToInt(row -> row.path("rolls").asInt()).sum();
        assertThat(together).isPositive().isEqualTo(all);
        assertThat(report("").path("dice").valueStream().allMatch(row -> row.path("expected").doubleValue() == 5.5)).as("ten-sided").isTrue();
    }

    @Test
    void whatIsUndoneIsInNoReport() throws IOException {
        var copy = ImportedGame.of(client, "march-on-artois");
        assertThat(client.post(copy.path() + "/undo", copy.host(), "{\"to\": 8}").status()).isEqualTo(200);
        var report = copy.read("/report?from=12");
        assertThat(figures(report, "france")).containsExactly(0, 0, 0, 0, 0);
        assertThat(report.path("decisive")).isEmpty();
        assertThat(report.path("territory")).isEmpty();
    }

    @Test
    void aRefusalTellsWhatCanBeAsked() {
        assertThat(game.get("/report?turn=5").raw().body()).contains("is 1 to 4 at this position");
        assertThat(game.get("/report?turn=0").status()).isEqualTo(400);
        assertThat(game.get("/report?from=50&at=40").raw().body()).contains("is a position from 0 to 40, where the report ends");
        assertThat(game.get("/report?from=1&turn=1").raw().body()).contains("send it without turn");
    }
}
