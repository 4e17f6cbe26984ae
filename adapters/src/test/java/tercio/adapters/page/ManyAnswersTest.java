package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Many answers to one question: grouped by place, filtered by a word, and touched on the board; against a service that is played here. */
class ManyAnswersTest extends AtTheTable {

    private final List<String> sent = new ArrayList<>();

    /** Ten ways to slip away to Picardie, ten to Hainaut, and one to stand. */
    private static String evasion() {
        var options = new ArrayList<String>();
        options.add("{\"label\": \"stand and fight in Artois\", \"command\": {\"type\": \"StandAndFight\", \"province\": \"artois\"}}");
        for (var to : List.of("picardie", "hainaut")) {
            for (int part = 1; part <= 10; part++) {
                options.add("{\"label\": \"slip away to %s with part %d\", \"command\": {\"type\": \"AttemptEvasion\", \"province\": \"artois\", \"stacks\": [\"his-%d\"], \"to\": \"%s\"}}"
                        .formatted(to, part, part, to));
            }
        }
        return """
                [{"id": "evasion", "seat": "Anna", "party": "france", "kind": "AttemptEvasion", "rule": "EU-EVASION-1", "prompt": "Does anybody slip away?", "options": [%s],
                  "form": {"command": {"type": "AttemptEvasion", "province": "artois"},
                    "fields": [{"name": "to", "label": "where to", "kind": "choice",
                      "of": [{"value": "hainaut", "label": "Hainaut"}, {"value": "picardie", "label": "Picardie"}]}], "limits": []}}]""".formatted(String.join(", ", options));
    }

    private Page asked() {
        return asked(evasion());
    }

    private Page asked(String decisions) {
        var game = table.artois("server");
        var page = table.player();
        page.route(Pattern.compile(".*/decisions$"), route -> answer(route, decisions));
        page.route(Pattern.compile(".*/odds/.*"), route -> answer(route, "{\"decision\": \"\", \"options\": []}"));
        page.route(Pattern.compile(".*/commands$"), route -> {
            sent.add(route.request().postData());
            answer(route, "{\"position\": 1, \"events\": []}");
        });
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".decision")).isVisible();
        return page;
    }

    private static void answer(Route route, String body) {
        route.fulfill(new Route.FulfillOptions().setStatus(200).setContentType("application/json").setHeaders(Map.of("ETag", "\"1\"")).setBody(body));
    }

    @Test
    void alikeAnswersStandInGroupsThatOpenAndCanBeFiltered() {
        var page = asked();
        // The board takes the click: the list opens when it is wanted.
        assertThat(page.locator(".answer-group")).hasCount(0);
        assertThat(page.locator("[data-option]:visible")).containsText("stand and fight in Artois");
        page.locator(".all-answers > summary").click();
        assertThat(page.locator(".answer-group")).hasCount(2);
        assertThat(page.locator("[data-option]:visible")).hasCount(1);
        assertThat(page.locator("[data-group=Picardie] summary")).containsText("10 ways");

        page.getByLabel("Filter the answers").fill("Hainaut with part 7");
        assertThat(page.locator(".all-answers [data-option]:visible")).hasCount(1);
        page.getByLabel("Filter the answers").fill("");
        page.locator("[data-group=Picardie] summary").click();
        page.locator("[data-group=Picardie] [data-option]").nth(2).click();

        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        assertThat(sent).hasSize(1);
        assertThat(sent.getFirst()).contains("\"to\":\"picardie\"", "his-3");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPlaceTouchedOnTheBoardShowsItsAnswersAndSendsTheOneThatIsMeant() {
        var page = asked();
        assertThat(page.locator("[data-target]")).hasCount(2);

        page.locator("[data-target=hainaut]").click();

        assertThat(page.locator("[data-aim=hainaut] .aim-ways button")).hasCount(10);
        page.locator("[data-aim=hainaut] .aim-ways button").nth(4).click();
        assertThat(sent).isEmpty();
        page.locator("[data-aim=hainaut] [data-send]").click();
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        assertThat(sent).hasSize(1);
        assertThat(sent.getFirst()).contains("\"to\":\"hainaut\"", "his-5");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPlaceOfAFormIsChosenOnTheBoard() {
        var page = asked();
        page.locator(".described summary").click();
        assertThat(page.locator("[data-field=to] input[value=hainaut]")).isChecked();

        page.locator("[data-on-map=to]").click();
        page.locator("[data-target=picardie]").click();

        assertThat(page.locator("[data-field=to] input[value=picardie]")).isChecked();
        assertThat(sent).isEmpty();
    }

    /** To flood a province cannot be mended, and to keep the dikes ends the question. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void anAnswerThatDestroysHasNoDigitAndIsSentByASecondPress() {
        var page = asked("""
                [{"id": "flood", "seat": "Anna", "party": "france", "kind": "FloodProvince", "rule": "EU-MOVE-5", "prompt": "Is Holland flooded?", "options": [
                  {"label": "flood Holland", "command": {"type": "FloodProvince", "province": "artois"}},
                  {"label": "keep the dikes", "command": {"type": "KeepDikes", "province": "artois"}}]}]""");
        var flood = page.locator("[data-option='0']");
        assertThat(page.locator("[data-option='1']")).hasAttribute("data-key", "2");
        assertThat(flood).not().hasAttribute("data-key", java.util.regex.Pattern.compile(".*"));
        page.keyboard().press("1");
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();

        flood.click();

        assertThat(flood).containsText("Press again: flood Holland");
        assertThat(sent).isEmpty();
        flood.click();
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        assertThat(sent).hasSize(1);
        assertThat(sent.getFirst()).contains("FloodProvince");
    }

    /** The answer that ends the step stands at the right end of the bar, whether the answers are few or many. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theAnswerThatEndsAStepStandsAtTheRightEndOfTheBar() {
        var ends = new ArrayList<Double>();
        for (int others : new int[] {1, 9}) {
            var options = new ArrayList<>(List.of("{\"label\": \"end the movements\", \"command\": {\"type\": \"EndMovement\", \"country\": \"france\"}}"));
            for (int other = 0; other < others; other++) {
                options.add("{\"label\": \"wait %d\", \"command\": {\"type\": \"FightLater\", \"number\": %d}}".formatted(other, other));
            }
            var page = asked("""
                    [{"id": "end", "seat": "Anna", "party": "france", "kind": "EndMovement", "rule": "EU-MOVE-1", "prompt": "What does France do?", "options": [%s]}]"""
                    .formatted(String.join(", ", options)));
            var bar = page.locator(".play").boundingBox();
            var end = page.locator(".ending [data-option='0']").boundingBox();
            assertThat(end.y + end.height).isLessThanOrEqualTo(bar.y + bar.height);
            ends.add(bar.x + bar.width - end.x - end.width);
        }
        assertThat(ends.getFirst()).isLessThan(20).isEqualTo(ends.getLast());
    }
}
