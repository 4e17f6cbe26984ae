package tercio.skirmish.proof;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.adapters.page.InBrowser;
import tercio.adapters.page.InstalledBrowser;
import tercio.domain.given.Thorough;
import tercio.skirmish.proof.SkirmishTable.Made;

/** The page shows a skirmish to each captain: the tab of its own, the forms, the orders, and no slip of another captain. */
@InBrowser
@Thorough("The page of a ruleset that only the tests have.")
class SkirmishPageTest {

    private static void command(SkirmishTable table, Made game, String captain, String command) {
        var answer = table.post(game.home() + "/commands", game.tokens().get(captain), command);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    }

    private static Locator slip(Page page, String captain) {
        return page.locator(".skirmish-captains [data-captain=" + captain + "]");
    }

    @Test
    void redSeesItsOwnSlipsAndBluesOrderOnceItIsRevealed() {
        var complaints = new ArrayList<String>();
        try (var table = new SkirmishTable();
                var context = InstalledBrowser.running().newContext(new Browser.NewContextOptions().setViewportSize(1400, 900))) {
            var game = table.game("duel", "physical", List.of("red", "blue"));
            command(table, game, "blue", "{\"type\": \"SetReserve\", \"captain\": \"blue\", \"men\": 3}");
            var page = context.newPage();
            page.onPageError(complaints::add);
            page.onConsoleMessage(message -> {
                if (message.type().equals("error")) {
                    complaints.add(message.text());
                }
            });
            page.navigate(table.home() + "/#/games/" + game.id() + "/token/" + game.tokens().get("red"));
            assertThat(page.locator(".standing")).hasText("Turn 1 of 4: reserves");
            assertThat(page.locator("[data-decision=reserve-red] .decision-form")).isVisible();
            command(table, game, "red", "{\"type\": \"SetReserve\", \"captain\": \"red\", \"men\": 2}");
            command(table, game, "blue", "{\"type\": \"ChooseOrder\", \"captain\": \"blue\", \"order\": \"feint\"}");
            assertThat(page.locator(".standing")).hasText("Turn 1 of 4: orders");

            page.locator(".more-menu > summary").click();
            page.locator(".tabs a", new Page.LocatorOptions().setHasText("Captains")).click();

            assertThat(slip(page, "red")).hasText("red: 8 men, 2 in reserve, no slip yet");
            assertThat(slip(page, "blue")).hasText("blue: 8 men, slip written");
            command(table, game, "red", "{\"type\": \"ChooseOrder\", \"captain\": \"red\", \"order\": \"attack\"}");
            assertThat(slip(page, "blue")).hasText("blue: 8 men, order to feint");
            assertThat(slip(page, "red")).hasText("red: 8 men, 2 in reserve, order to attack");
            assertThat(page.locator(".standing")).hasText("Turn 1 of 4: marches of red");
        }
        assertThat(complaints).as("what the browser complains of").isEmpty();
    }
}
