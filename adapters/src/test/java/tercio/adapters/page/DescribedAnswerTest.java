package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;
import tools.jackson.databind.json.JsonMapper;

/** A decision whose answer is described: the fields as the service describes them, against a service that is played here. */
class DescribedAnswerTest extends AtTheTable {

    private static final String DECISION = """
            [{"id": "split fra-1", "seat": "Anna", "party": "france", "kind": "SplitStack", "rule": "EU-SIZE-1", "prompt": "Does France split fra-1?", "options": [],
              "form": {"command": {"type": "SplitStack", "stack": "fra-1", "left": {"ld": 1}},
                "fields": [
                  {"name": "left.armyPlus", "label": "ARMY +", "kind": "count", "min": 0, "max": 2},
                  {"name": "leaders", "label": "leaders that go", "kind": "subset", "min": 0, "max": 1,
                   "of": [{"value": "guise", "label": "Guise"}, {"value": "condé", "label": "Condé"}]},
                  {"name": "order", "label": "who is first", "kind": "order", "min": 2, "max": 3,
                   "of": [{"value": "a", "label": "Alba"}, {"value": "b", "label": "Bayard"}, {"value": "c", "label": "Coligny"}]},
                  {"name": "steps.0.target", "label": "where to", "kind": "choice",
                   "of": [{"value": "artois", "label": "Artois"}, {"value": "picardie", "label": "Picardie"}]},
                  {"name": "path", "label": "the way", "kind": "order", "min": 0, "max": 3, "repeats": true,
                   "of": [{"value": "x", "label": "Xanten"}, {"value": "y", "label": "Ypres"}]}],
                "limits": [{"text": "at least 1 LD goes", "fields": ["left.armyPlus"], "rule": "EU-SIZE-1"}]}}]""";

    private final List<String> checked = new ArrayList<>();
    private final List<String> sent = new ArrayList<>();
    private boolean refuses = true;

    private static void answer(Route route, int status, String type, String body) {
        route.fulfill(new Route.FulfillOptions().setStatus(status).setContentType(type).setHeaders(Map.of("ETag", "\"1\"")).setBody(body));
    }

    private Page asked() {
        var game = table.artois("server");
        var page = table.player();
        page.route(Pattern.compile(".*/decisions$"), route -> answer(route, 200, "application/json", DECISION));
        page.route(Pattern.compile(".*/odds/.*"), route -> answer(route, 200, "application/json", "{\"decision\": \"\", \"options\": []}"));
        page.route(Pattern.compile(".*/decisions/split%20fra-1/check$"), route -> {
            checked.add(route.request().postData());
            if (refuses) {
                answer(route, 422, "application/problem+json", """
                        {"title": "The rules do not allow that", "status": 422, "detail": "Nobody would go.", "rule": "EU-SIZE-1", "legal": []}""");
            } else {
                answer(route, 200, "application/json", "{\"position\": 1}");
            }
        });
        page.route(Pattern.compile(".*/commands$"), route -> {
            sent.add(route.request().postData());
            answer(route, 200, "application/json", "{\"position\": 1, \"events\": []}");
        });
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".decision-form")).isVisible();
        return page;
    }

    private static void same(String json, String expected) {
        var mapper = new JsonMapper();
        assertThat(mapper.readTree(json)).isEqualTo(mapper.readTree(expected));
    }

    private static void press(Page page, String name) {
        page.locator(".decision-form").getByRole(AriaRole.BUTTON, new com.microsoft.playwright.Locator.GetByRoleOptions().setName(name).setExact(true)).click();
    }

    @Thorough("A further flow of the board, of which several are in the short tier.")
    @Test
    void theFieldsAreFilledInCheckedAndSent() {
        var page = asked();
        assertThat(page.locator(".form-limits")).containsText("at least 1 LD goes");
        press(page, "Answer so");
        assertThat(page.locator("[role=alert]")).containsText("Nobody would go.");
        assertThat(page.locator("[role=alert] code")).hasText("EU-SIZE-1");
        assertThat(sent).isEmpty();
        same(checked.getFirst(), """
                {"type": "SplitStack", "stack": "fra-1", "left": {"ld": 1, "armyPlus": 0}, "leaders": [], "order": ["a", "b", "c"], "steps": [{"target": "artois"}],
                 "path": []}""");

        refuses = false;
        press(page, "ARMY +: one more");
        page.getByLabel("Condé").check();
        assertThat(page.getByLabel("Guise")).isDisabled();
        press(page, "Bayard: earlier");
        press(page, "Leave out Coligny");
        page.locator(".decision-form").getByLabel("Picardie").check();
        press(page, "Take in Xanten");
        press(page, "Take in Ypres");
        press(page, "Take in Xanten");
        press(page, "Ypres: later");
        page.waitForResponse(Pattern.compile(".*/commands$"), () -> press(page, "Answer so"));

        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        assertThat(page.locator("[role=alert]")).hasCount(0);
        assertThat(sent).hasSize(1);
        same(sent.getFirst(), """
                {"type": "SplitStack", "stack": "fra-1", "left": {"ld": 1, "armyPlus": 1}, "leaders": ["condé"], "order": ["b", "a"], "steps": [{"target": "picardie"}],
                 "path": ["x", "x", "y"]}""");
        same(checked.getLast(), sent.getFirst());
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("422"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aNumberStaysWithinItsBoundsAndAnOrderIsMovedByKeys() {
        refuses = false;
        var page = asked();
        var count = page.locator("[data-field='left.armyPlus'] input");
        count.fill("9");
        count.blur();
        assertThat(count).hasValue("2");
        assertThat(page.getByLabel("ARMY +: one more")).hasAttribute("aria-disabled", "true");

        page.getByLabel("Coligny: earlier").focus();
        page.keyboard().press("Enter");
        assertThat(page.getByLabel("Coligny: earlier")).isFocused();
        page.keyboard().press("Enter");

        assertThat(page.locator(".order li > span")).hasText(new String[] {"Coligny", "Alba", "Bayard"});
    }
}
