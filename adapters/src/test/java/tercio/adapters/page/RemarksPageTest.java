package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.given.Thorough;

/** Notes on moments, the talk of the seats, the lines of a game and a branch of one's own, beside the log. */
class RemarksPageTest extends AtTheTable {

    private static final String TITLE = "Notes";

    private static Page at(Table.Made game, String token, int width, int height) {
        var page = table.player(new Browser.NewContextOptions().setViewportSize(width, height));
        page.navigate(token == null ? table.address(game, "") : table.invitation(game, token));
        assertThat(page.locator(".column-tabs, .time").first()).isVisible();
        return page;
    }

    private static void part(Page page, String part) {
        page.locator("[data-part=" + part + "]").click();
        assertThat(page.locator("[data-part=" + part + "]")).hasAttribute("aria-pressed", "true");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @ParameterizedTest
    @CsvSource({"1400, 900", "390, 844"})
    void whatOneSeatWritesTheOtherReadsAtOnceAndASpectatorDoesNot(int width, int height) {
        var game = table.artois("server");
        var anna = at(game, game.seats().get(0), width, height);
        var ben = at(game, game.seats().get(1), width, height);
        var onlooker = at(game, null, width, height);
        part(anna, "talk");

        anna.getByLabel("Text", new Page.GetByLabelOptions().setExact(true)).fill("Shall we begin?\nI do.");
        anna.locator(".remark-form button[type=submit]").click();

        assertThat(anna.locator(".remarks li[data-remark]")).containsText("Shall we begin?");
        assertThat(ben.locator("[data-part=talk]")).hasText("Notes (1 new)");
        part(ben, "talk");
        assertThat(ben.locator("[data-part=talk]")).hasText(TITLE);
        assertThat(ben.locator(".remarks li")).containsText("Anna to the seats");
        part(onlooker, "talk");
        assertThat(onlooker.locator(".remarks li")).hasText("Nobody has written anything yet.");
        assertThat(onlooker.locator(".remark-form")).hasCount(0);
        assertThat(AccessibilityTest.serious(anna)).isEmpty();
        part(anna, "log");
        assertThat(anna.locator(".log li").last()).isVisible();
    }

    @Test
    void aNoteWithASignStandsInTheLogForThoseWhoMayReadIt() {
        var game = table.artois("server");
        var anna = at(game, game.seats().get(0), 1400, 900);
        var ben = at(game, game.seats().get(1), 1400, 900);
        part(anna, "talk");
        anna.getByLabel("What to write").selectOption("note");
        anna.getByLabel("Judgement").selectOption("!?");
        anna.locator(".remark-form button[type=submit]").click();
        assertThat(anna.locator(".remarks li .glyph")).hasText("!?");
        anna.getByLabel("What to write").selectOption("note");
        anna.getByLabel("for everybody").check();
        anna.getByLabel("Text", new Page.GetByLabelOptions().setExact(true)).fill("The war begins.");
        anna.locator(".remark-form button[type=submit]").click();
        assertThat(anna.locator(".remarks li")).hasCount(2);

        part(anna, "log");
        assertThat(anna.locator(".log li[data-position='1'] .glyph")).hasCount(2);
        assertThat(ben.locator(".log li[data-position='1'] .glyph")).hasCount(1);
        assertThat(ben.locator(".log li[data-position='1'] .glyph")).hasAttribute("title", "Anna: The war begins.");
    }

    @Thorough("A second way through the same page.")
    @Test
    void theLinesOfAGameAreATreeAndWhoLooksOnTriesABranchOfItsOwn() {
        var game = table.artoisPlayedOn();
        int newest = table.get("api/games/" + game.id()).path("position").asInt();
        table.post("api/games/" + game.id() + "/forks", "{\"at\": 9, \"name\": \"The other war\"}", game.host());
        table.post("api/games/" + game.id() + "/undo", "{\"to\": 11, \"reason\": \"a slip\"}", game.host());
        var page = at(game, null, 1400, 900);
        part(page, "lines");

        assertThat(page.locator(".line-tree .undone-line")).hasText("positions 12 to " + newest + ", undone by " + (newest + 1));
        assertThat(page.locator(".line-tree > li[data-at='9'] a.fork")).hasText("The other war");
        assertThat(AccessibilityTest.serious(page)).isEmpty();
        page.locator(".line-tree .undone-line").click();
        assertThat(page.locator(".game[data-position='" + newest + "']")).isVisible();
        page.locator(".line-tree > li[data-at='9'] > a").click();
        assertThat(page.locator(".game[data-position='9']")).isVisible();

        // The button stands at the cursor of the history, whatever the column shows.
        page.locator(".what-if-here").click();

        assertThat(page.locator(".seat-box > summary")).hasText("You are the host");
        assertThat(page.locator(".game-head h1")).containsText("What if");
        part(page, "lines");
        assertThat(page.locator(".forks .parent")).containsText("This game is a fork of");
        assertThat(table.get("api/games/" + game.id() + "/forks").path("total").asInt()).as("nobody else is told").isEqualTo(1);
        assertThat(table.get("api/games/" + game.id()).path("position").asInt()).isEqualTo(newest + 1);

        page.navigate(table.address(game, ""));
        assertThat(page.locator(".seat-box > summary")).hasText("You watch");
        part(page, "lines");
        assertThat(page.locator(".line-tree > li[data-at='9'] a.fork").last()).containsText("What if");
    }

    /** The browser of a spectator at its next visit: another tab, which has nothing but what the device keeps. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aBranchOfWhoWatchesIsKeptOnTheDeviceWhereThatIsWantedAndForgottenAgain() {
        var game = table.artoisPlayedOn();
        var page = at(game, null, 1400, 900);
        part(page, "lines");
        page.locator(".what-if button").click();
        assertThat(page.locator(".game-head h1")).containsText("What if");
        page.navigate(table.address(game, ""));
        part(page, "lines");
        var branch = page.locator(".line-tree a.fork", new Page.LocatorOptions().setHasText("What if"));
        assertThat(branch).hasCount(1);

        var without = page.context().newPage();
        without.navigate(table.address(game, ""));
        part(without, "lines");
        assertThat(without.locator("[name=keep-branches]")).not().isChecked();
        assertThat(without.locator(".line-tree a.fork")).hasCount(0);
        without.close();

        page.locator("[name=keep-branches]").check();
        var next = page.context().newPage();
        next.navigate(table.address(game, ""));
        part(next, "lines");
        assertThat(next.locator("[name=keep-branches]")).isChecked();
        assertThat(AccessibilityTest.serious(next)).isEmpty();
        next.locator(".line-tree a.fork").click();
        assertThat(next.locator(".seat-box > summary")).hasText("You are the host");
        assertThat(next.locator(".game-head h1")).containsText("What if");

        next.navigate(table.address(game, ""));
        part(next, "lines");
        next.locator(".line-tree .forget").click();
        assertThat(next.locator(".line-tree a.fork")).hasCount(0);
        var last = page.context().newPage();
        last.navigate(table.address(game, ""));
        part(last, "lines");
        assertThat(last.locator("[name=keep-branches]")).isChecked();
        assertThat(last.locator(".line-tree a.fork")).hasCount(0);
        last.locator("[name=keep-branches]").uncheck();
        assertThat((Boolean) last.evaluate("localStorage.getItem('tercio.branches') === null")).isTrue();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theLinkOfAMomentNamesThePositionAndNoToken() {
        var game = table.artois("server");
        var page = at(game, game.host(), 1400, 900);
        page.context().grantPermissions(java.util.List.of("clipboard-read", "clipboard-write"));
        page.locator(".copy-moment").click();
        assertThat(page.locator(".history-parts [role=status]")).hasText("Copied: position 1");
        assertThat(page.evaluate("navigator.clipboard.readText()").toString()).isEqualTo(table.address(game, "?at=1"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theLogTellsAnOrderByItsHeadlineAndFoldsWhatElseCameOfIt() {
        var page = at(table.artoisPlayedOn(), null, 1400, 900);
        page.navigate(page.url() + "?at=28");
        var siege = page.locator(".log li[data-position='25']");
        assertThat(siege).isVisible();
        // The order of position 25 undermines; its other events end the siege, pass over the sieges of Spain and end all sieges.
        assertThat(siege.locator(".details > summary")).hasText("3 details");
        assertThat(page.locator(".log li[data-position='26'], .log li[data-position='27'], .log li[data-position='28']")).hasCount(0);
        assertThat(siege).hasClass(java.util.regex.Pattern.compile("here"));
        siege.locator(".details > summary").click();
        assertThat(siege.locator(".details > p").last()).containsText("28 All sieges of the round are resolved.");
        // The battle is told by how it ended; whom it hurt is a detail of it.
        assertThat(page.locator(".log li[data-position='13'] .details [data-position='14']")).containsText("General of Spain is wounded");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theLogIsFilteredBySeatKindAndPlace() {
        var page = at(table.artoisPlayedOn(), null, 1400, 900);
        page.locator(".filter-log").click();
        page.getByLabel("Kind of event").selectOption("FortressUndermined");
        assertThat(page.locator(".log li")).hasCount(4);
        assertThat(page.locator(".log li").first()).containsText("France undermines Arras, rolls 10");
        page.getByLabel("Kind of event").selectOption("");
        page.locator(".log-filter input").fill("Brabant");
        page.locator(".log-filter input").press("Tab");
        assertThat(page.locator(".log li").last()).containsText("Spain's stack of 1 LD goes to Brabant.");
        assertThat(AccessibilityTest.serious(page)).isEmpty();
        page.locator(".log-filter button").click();
        page.locator(".filter-log").click();
        assertThat(page.locator(".log li[data-position='83']")).isVisible();
    }
}
