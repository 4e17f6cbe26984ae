package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.given.Thorough;

/** A form that is all that is asked: it stands with its question, also while its piece is chosen, and begins with a legal answer. */
@Thorough("A further flow of a page of which one is in the short tier.")
class NeededFormTest extends AtTheTable {

    private static final String DECISION = """
            [{"id": "losses", "seat": "Anna", "party": "france", "kind": "TakeLosses", "rule": "EU-SIZE-1", "prompt": "What does the stack lose?", "options": [], "piece": "fra-1",
              "form": {"command": {"type": "TakeLosses", "stack": "fra-1"},
                "fields": [{"name": "lost.ld", "label": "LD", "kind": "count", "min": 0, "max": 2, "example": 1},
                           {"name": "lost.armies", "label": "ARMY", "kind": "count", "min": 0, "max": 1, "example": 0}],
                "limits": [{"text": "1 LD is lost", "fields": ["lost.ld", "lost.armies"], "rule": "EU-SIZE-1"}]}}]""";

    private static void answer(Route route, String body) {
        route.fulfill(new Route.FulfillOptions().setStatus(200).setContentType("application/json").setHeaders(Map.of("ETag", "\"1\"")).setBody(body));
    }

    @ParameterizedTest
    @CsvSource({"1440, 900", "390, 844"})
    void itStandsWithItsQuestionAndBeginsWithALegalAnswer(int width, int height) {
        var game = table.artois("server");
        var sent = new ArrayList<String>();
        var page = table.player(new Browser.NewContextOptions().setViewportSize(width, height));
        page.route(Pattern.compile(".*/decisions$"), route -> answer(route, DECISION));
        page.route(Pattern.compile(".*/decisions/losses/check$"), route -> answer(route, "{\"position\": 1}"));
        page.route(Pattern.compile(".*/commands$"), route -> {
            sent.add(route.request().postData());
            answer(route, "{\"position\": 1, \"events\": []}");
        });
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();

        page.navigate(table.address(game, "/stack/fra-1"));

        assertThat(page.locator("[data-chosen=fra-1]")).isAttached();
        assertThat(page.locator(".decision-form")).hasCount(1);
        assertThat(page.locator(".play .decision-form")).isVisible();
        assertThat(page.locator("[data-field='lost.ld'] input")).hasValue("1");
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        page.waitForResponse(Pattern.compile(".*/commands$"), () -> page.locator(".play .decision-form button.main").click());
        assertThat(sent).hasSize(1);
        assertThat(sent.getFirst()).contains("\"lost\":{\"ld\":1,\"armies\":0}");
    }
}
