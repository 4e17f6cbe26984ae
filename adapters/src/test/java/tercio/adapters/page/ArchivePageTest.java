package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The archive in a browser: questions as cards, the first with its answer at once, filters that are folded together. */
class ArchivePageTest extends AtTheTable {

    private static Table.Made war;

    @BeforeAll
    static void aWarThatAnybodyMayWatch() {
        synchronized (AtTheTable.class) {
            if (war == null) {
                war = table.artoisPlayedOn();
            }
        }
    }

    private static Page archive(Page page, String address) {
        page.navigate("about:blank");
        page.navigate(table.home() + "#/archive" + address);
        assertThat(page.locator("h1")).isVisible();
        return page;
    }

    private static Locator answer(Page page) {
        return page.locator("article.archive-answer");
    }

    @Test
    void theFirstQuestionIsAnsweredAtOnceAndTheOthersAreCards() {
        var page = archive(table.player(), "");
        assertThat(answer(page).locator("svg.archive-plot")).isVisible();
        assertThat(answer(page).locator("tbody tr").first()).isVisible();
        assertThat(page.locator("article.archive-card").nth(20)).isAttached();
        assertThat(page.locator(".archive-filters details[open]")).hasCount(0);
        var top = answer(page).boundingBox();
        assertThat(top.y).as("the answer is on the first screen").isLessThan(300);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aCardOpensAndItsTableLeadsToTheMoment() {
        var page = archive(table.player(), "");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Battles, one by one")).click();
        assertThat(answer(page)).hasAttribute("data-question", "eu-battle-list");
        assertThat(answer(page).locator("tbody tr")).not().hasCount(0);
        assertThat(answer(page).locator("h3").boundingBox().y).as("the answer that was chosen begins at the top").isBetween(0.0, 300.0);
        assertThat(answer(page).locator("tbody a").first()).hasAttribute("href", java.util.regex.Pattern.compile("#/games/[^?]+\\?at=\\d+"));
        assertThat(page.locator("article.archive-answer")).hasCount(1);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aFilterThatIsSetIsAChipThatTakesItAway() {
        var page = archive(table.player(), "/eu-sheet");
        assertThat(answer(page).locator("tbody")).containsText("Spain");
        page.locator(".archive-filters summary").filter(new Locator.FilterOptions().setHasText("Who played")).click();
        page.getByLabel("Party").fill("france");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Apply")).first().click();
        assertThat(page).hasURL(java.util.regex.Pattern.compile(".*party=france.*"));
        assertThat(page.locator(".archive-chips a")).hasText("Party: France ×");
        assertThat(answer(page).locator("tbody")).not().containsText("Spain");
        page.locator(".archive-chips a").click();
        assertThat(page.locator(".archive-chips a")).hasCount(0);
        assertThat(answer(page).locator("tbody")).containsText("Spain");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aGameIsShownAsACurveWithItsTurns() {
        var page = archive(table.player(), "/curve?game=" + war.id());
        var card = page.locator("[data-look=curve]");
        assertThat(card.locator("svg.archive-plot")).isVisible();
        assertThat(card.locator(".archive-legend li")).not().hasCount(0);
        card.getByLabel("Figure").selectOption("strength");
        assertThat(card.locator("svg.archive-plot circle")).not().hasCount(0);
    }

    /** Artois at 42, with the French siege: its parts are found, and one that is left out is not looked for. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPlaceOfABoardLeadsToWhoStoodThereBefore() {
        var page = table.player();
        page.navigate("about:blank");
        page.navigate(table.home() + "#/games/" + war.id() + "/zone/artois?at=42");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Who stood here before?")).click();
        var card = page.locator("[data-look=positions]");
        assertThat(card.locator("tbody a").first()).hasAttribute("href", java.util.regex.Pattern.compile("#/games/\\w+\\?at=\\d+"));
        var pattern = card.locator("input[name=pattern]");
        assertThat(pattern).hasValue(java.util.regex.Pattern.compile(".*siege place=artois party=france.*"));
        card.locator(".archive-parts label").filter(new Locator.FilterOptions().setHasText("siege place=artois")).locator("input").uncheck();
        assertThat(pattern).not().hasValue(java.util.regex.Pattern.compile(".*siege place.*"));
        assertThat(card.locator("tbody a")).not().hasCount(0);
    }

    @Thorough("RolloutServiceTest plays on over HTTP in the short tier.")
    @Test
    void aPositionIsPlayedOn() {
        var page = archive(table.player(), "/rollouts?game=" + war.id() + "&at=42");
        var card = page.locator("[data-look=rollouts]");
        card.getByLabel("Games", new Locator.GetByLabelOptions().setExact(true)).fill("3");
        card.getByLabel("Orders in each at most").fill("10");
        card.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play")).click();
        assertThat(card.locator("[data-state=done]")).isVisible();
        assertThat(card.locator("tbody")).not().hasCount(0);
    }

    /** The status of the service has such a game in {@code ArchiveOfFolderTest}; here its answer is written by hand. */
    @Thorough("ArchiveOfFolderTest reads the status and the commands in the short tier.")
    @Test
    void aGameThatCannotBeReadIsNamed() {
        var page = table.player();
        page.route("**/api/analysis/status", route -> route.fulfill(new Route.FulfillOptions().setContentType("application/json").setBody("""
                {"games": 3, "events": 90, "lag": {"games": 0, "events": 0, "seconds": 0}, "rebuilt": null, "rebuilding": false, "pendingRolls": 0, "stored": true,
                    "leftOut": [{"game": "0123456789abcdef", "reason": "event 3 is not what it was"}]}
                """)));
        archive(page, "");
        var left = page.locator(".archive-left-out");
        assertThat(left.locator("summary")).hasText("1 game cannot be read and is left out");
        left.locator("summary").click();
        assertThat(left.locator("li")).hasText("01234567: event 3 is not what it was");
        assertThat(left.locator("a")).hasAttribute("href", "#/games/0123456789abcdef");
        assertThat(answer(page).locator("tbody tr").first()).isVisible();
    }

    /** At 390 px all filters are folded behind one line, and the answer begins on the first screen. */
    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneTheFiltersAreFolded() {
        var page = archive(table.player(new Browser.NewContextOptions().setViewportSize(390, 844)), "");
        assertThat(page.locator(".archive-fold")).not().hasAttribute("open", "");
        assertThat(page.locator("form.archive-filters")).isHidden();
        assertThat(answer(page).locator("tbody")).containsText("Spain");
        assertThat(answer(page).locator("h3").boundingBox().y).as("the answer begins on the first screen").isLessThan(700);
        page.locator(".archive-fold > summary").click();
        assertThat(page.locator(".archive-filters summary").first()).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void itTellsNamesInPlaceOfIds() {
        var page = archive(table.player(), "/eu-battle-list");
        assertThat(answer(page).locator("tbody")).containsText("France");
        assertThat(answer(page).locator("tbody")).not().containsText("france");
        archive(page, "/results");
        assertThat(answer(page).locator("tbody")).containsText("France");
        assertThat(answer(page).locator("tbody")).not().containsText("eu-military");
        assertThat(answer(page).locator("svg.archive-plot")).containsText("France");
        assertThat(page.locator("#archive-party option[value='France']")).isAttached();
    }

    @Thorough("The same page on a phone.")
    @Test
    void itFitsAPhoneInBothModesAndHasNoSeriousFault() {
        for (var scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
            var page = archive(table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setColorScheme(scheme)), "");
            assertThat(answer(page).locator("svg.archive-plot")).isVisible();
            assertThat((Integer) page.evaluate("document.documentElement.scrollWidth")).as(scheme.toString()).isLessThanOrEqualTo(390);
            assertThat(Axe.serious(page)).as(scheme.toString()).isEmpty();
        }
    }

    @Thorough("The catalogs hold each refusal in both languages, which the short tier tests.")
    @Test
    void itSpeaksFrench() {
        var page = atHome(table.player());
        page.locator("select[name=language]").selectOption("fr");
        assertThat(page.locator("html")).hasAttribute("lang", "fr");
        archive(page, "/positions");
        assertThat(page.locator("h1")).hasText("Archives");
        page.getByLabel("Ce qui se trouve sur la carte").fill("siege place>=artois");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Chercher")).click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("seul size peut être au moins ou au plus");
        archive(page, "/eu-battle-list");
        assertThat(answer(page).locator("tbody")).containsText("actif");
        assertThat(answer(page).locator("tbody")).not().containsText("phasing");
        table.complaints();
    }
}
