package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The host writes changes into a game by a form that is drawn from their schemas; players have no such form. */
class AdjustmentPageTest extends AtTheTable {

    @Test
    void theHostAdjustsTheBoardAndEverybodyReadsWhy() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".play .decision").first()).isVisible();
        page.locator(".seat-box > summary").click();
        open(page.locator(".adjust > summary"));
        var form = page.locator(".adjust form");

        form.locator("select").first().selectOption("stack-units");
        form.locator("[data-field='stack'] select").selectOption("his-3");
        form.locator("[data-field='armyPlus'] input").fill("1");
        form.locator("button[type='button']").first().click();
        form.locator("select").first().selectOption("stability-set");
        form.locator("[data-field='country'] select").selectOption("spain");
        form.locator("[data-field='stability'] input").fill("-2");
        form.locator("button[type='button']").first().click();
        assertThat(form.locator("ol li")).hasCount(2);
        form.locator("input[required][type='text']").last().fill("entered from paper");
        form.locator("button[type='submit']").click();

        assertThat(page.locator(".log")).containsText("Adjustment by the host (entered from paper)");
        var stacks = table.get("api/games/" + game.id() + "/stacks").path("stacks");
        assertThat(stacks.valueStream().filter(stack -> stack.path("id").asString().equals("his-3")).findFirst().orElseThrow().toString())
                .contains("\"armyPlus\":1");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatCannotStandIsToldWithItsPlace() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".play .decision").first()).isVisible();
        page.locator(".seat-box > summary").click();
        open(page.locator(".adjust > summary"));
        var form = page.locator(".adjust form");

        form.locator("select").first().selectOption("siegeworks-set");
        form.locator("[data-field='province'] input").fill("picardie");
        form.locator("[data-field='plus'] input").fill("2");
        form.locator("button[type='button']").first().click();
        form.locator("input[required][type='text']").last().fill("a slip");
        form.locator("button[type='submit']").click();

        assertThat(page.locator("body")).containsText("/changes/0");
        assertThat(form.locator("ol li")).hasCount(1);
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("422"));
    }

    /** A printed leader is chosen by his name, and what was added is told in words: ids stand nowhere. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPrintedLeaderIsEnteredByHisName() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".play .decision").first()).isVisible();
        page.locator(".seat-box > summary").click();
        open(page.locator(".adjust > summary"));
        var form = page.locator(".adjust form");

        form.locator("select").first().selectOption("leader-entered");
        form.locator("[data-field='leader'] input").fill("Spinola (Spain)");
        form.locator("[data-field='province'] input").fill("Murcia");
        form.locator("button[type='button']").first().click();

        assertThat(form.locator("ol li")).containsText("Leader: new: Printed leader Spinola (Spain), Stays in Murcia");
        form.locator("input[required][type='text']").last().fill("his counter was forgotten");
        form.locator("button[type='submit']").click();
        assertThat(page.locator(".log")).containsText("Spinola comes into the service of Spain, alone in Murcia");
    }

    /** Opens the form beside something on the board, and answers the kinds of changes that it offers. */
    private static List<String> kinds(Page page) {
        page.locator(".adjust-one > summary").click();
        var kinds = page.locator(".adjust-one form select").first();
        assertThat(kinds).isVisible();
        return kinds.locator("option").all().stream().map(option -> option.getAttribute("value")).toList();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatIsOnTheBoardIsAdjustedWhereItIsShown() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".time")).isVisible();

        page.navigate(table.address(game, "/zone/artois"));
        assertThat(kinds(page)).contains("stack-raised", "siegeworks-set", "fortress-level").doesNotContain("stack-units", "stability-set");
        page.navigate(table.address(game, "/ers/spain"));
        assertThat(kinds(page)).contains("stability-set", "campaign-set").doesNotContain("fortress-level", "stack-units");

        page.navigate(table.address(game, "/stack/his-3"));
        assertThat(kinds(page)).contains("stack-units", "stack-placed", "leader-set").doesNotContain("stability-set", "siegeworks-set");
        var form = page.locator(".adjust-one form");
        form.locator("select").first().selectOption("stack-units");
        assertThat(form.locator("[data-field='stack'] select")).hasValue("his-3");
        form.locator("[data-field='armyPlus'] input").fill("1");
        form.locator("button[type='button']").first().click();
        form.locator("input[required][type='text']").last().fill("counted again");
        form.locator("button[type='submit']").click();
        page.locator("[data-part=log]").click();
        assertThat(page.locator(".log")).containsText("Adjustment by the host (counted again)");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPlayerHasNoSuchForm() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().get(0)));
        page.locator(".seat-box > summary").click();

        assertThat(page.locator(".seat-box dl")).isVisible();
        assertThat(page.locator(".adjust")).hasCount(0);
        page.navigate(table.address(game, "/stack/his-3"));
        assertThat(page.locator("[data-chosen=his-3]")).isVisible();
        assertThat(page.locator(".adjust")).hasCount(0);
    }

    /** The service was replaced by another build while the page stood open, or the connection was lost for a moment. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPartThatDoesNotArriveIsLoadedWithThePageAgain() {
        var game = table.artois("server");
        var page = table.player();
        var code = "**/AdjustmentForm-*.js";
        page.route(code, Route::abort);
        page.navigate(table.invitation(game, game.host()));
        page.locator(".seat-box > summary").click();
        page.locator(".adjust > summary").click();
        assertThat(page.locator(".adjust [role='alert']")).containsText("This part of the page did not arrive.");

        page.unroute(code);
        page.locator(".adjust [role='alert'] button").click();
        page.locator(".seat-box > summary").click();
        page.locator(".adjust > summary").click();

        assertThat(page.locator(".adjust form select").first()).isVisible();
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("ERR_FAILED") || complaint.contains("AdjustmentForm"));
    }
}
