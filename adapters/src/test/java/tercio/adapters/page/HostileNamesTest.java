package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The names of games, seats and leaders are text, never markup. */
class HostileNamesTest extends AtTheTable {

    private static final String HOSTILE = "<img src=x onerror=document.title='caught'><b>bold</b>";

    @Test
    void hostileNamesAreShownAsText() {
        var json = new JsonMapper();
        var opened = (ObjectNode) json.readTree(Table.record("march-on-artois").lines().skip(1).findFirst().orElseThrow());
        var scenario = (ObjectNode) opened.findValue("scenario");
        scenario.findValues("name").stream().filter(name -> name.asString().equals("General of France")).findFirst().orElseThrow();
        var hostile = scenario.toString().replace("General of France", HOSTILE.replace("'", "\\u0027"));
        var request = json.createObjectNode().put("ruleset", "eu-military").put("name", HOSTILE).put("dice", "server").put("undo", "free").put("public", true);
        request.set("scenario", json.readTree(hostile));
        request.putArray("seats").addObject().put("name", HOSTILE).putArray("controls").add("france").add("spain");
        var game = table.made(table.post("api/games", request.toString(), null));
        var page = table.player();

        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator("h1")).hasText(HOSTILE);
        page.locator("[data-stack='fra-1']").click();
        assertThat(page.locator("[data-chosen='fra-1']")).containsText(HOSTILE);
        page.locator(".seat-box > summary").click();
        assertThat(page.locator(".seat-box dt")).hasText(HOSTILE);
        page.navigate(table.home());
        assertThat(page.locator("article h3", new Page.LocatorOptions().setHasText(HOSTILE))).hasCount(1);

        assertThat(page.locator("img, b:text-is('bold')").count()).isZero();
        assertThat(page.title()).doesNotContain("caught");
    }
}
