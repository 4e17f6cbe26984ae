package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.given.Thorough;

/** The guide of the demonstration waits at each step for what the player does, on a large screen, on a phone and by keys. */
class GuideTest extends AtTheTable {

    private static Page demonstration(Page page) {
        page.navigate(table.home());
        page.locator(".offer", new Page.LocatorOptions().setHasText("Play the demonstration")).click();
        stands(page, "look");
        return page;
    }

    private static void stands(Page page, String step) {
        assertThat(page.locator(".guide")).hasAttribute("data-step", step);
    }

    private static void order(Page page) {
        assertThat(page.locator(".game")).hasAttribute("data-answerable", "yes");
        page.locator(".decision button[data-option]").first().click();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @ParameterizedTest
    @ValueSource(ints = {1400, 390})
    void eachStepWaitsForThePlayer(int width) {
        var page = demonstration(table.player(new Browser.NewContextOptions().setViewportSize(width, 844)));
        assertThat(page.locator(".hot-seat")).isVisible();
        assertThat(AccessibilityTest.serious(page)).isEmpty();

        page.getByLabel("Find a place").fill("Artois");
        page.keyboard().press("Enter");
        stands(page, "order");
        order(page);
        stands(page, "why");
        page.locator(".guide").getByText("Skip this step").click();
        stands(page, "back");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("One event back")).click();
        stands(page, "now");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Back to now")).click();
        stands(page, "undo");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("One event back")).click();
        page.getByText("Undo, fork …", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".game")).hasAttribute("data-answerable", "yes");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Undo to here")).click();
        // The order has two events: the position between them is none to go on from.
        TakeBackAtTable.shown(page).locator(".nearest").click();
        assertThat(TakeBackAtTable.shown(page).locator(".goes li")).hasCount(2);
        TakeBackAtTable.sent(page);
        stands(page, "check");
        page.locator(".more-menu > summary").click();
        page.locator(".tabs").getByText("Verification").click();
        stands(page, "done");
        page.locator(".guide").getByText("Close the guide").click();
        assertThat(page.locator(".guide")).hasCount(0);
        page.reload();
        assertThat(page.locator(".time")).isVisible();
        assertThat(page.locator(".guide")).hasCount(0);
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth")).isTrue();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void itCanBeLeftAtAnyTimeAndStaysWhereItWasAfterAReload() {
        var page = demonstration(table.player());
        page.locator(".guide").getByText("Skip this step").click();
        stands(page, "order");
        page.reload();
        stands(page, "order");
        order(page);
        stands(page, "why");

        page.locator(".guide").getByText("Leave the guide").click();

        assertThat(page.locator(".guide")).hasCount(0);
        assertThat(page.locator(".decision").first()).isVisible();
    }

    /** Whoever has no mouse reaches the offer, the answer and the history by keys, and the guide takes the focus from nobody. */
    @Test
    void itIsFollowedByKeysAlone() {
        var page = table.player();
        page.navigate(table.home());
        page.locator("button.offer").focus();
        page.keyboard().press("Enter");
        stands(page, "look");
        page.getByLabel("Find a place").focus();
        page.keyboard().type("Artois");
        page.keyboard().press("Enter");
        stands(page, "order");
        assertThat(page.locator(".game")).hasAttribute("data-answerable", "yes");
        page.locator(".decision button[data-option]").first().focus();
        page.keyboard().press("Enter");
        stands(page, "why");
        assertThat(page.locator(".guide :focus")).hasCount(0);
        var skip = page.locator(".guide").getByText("Skip this step", new Locator.GetByTextOptions().setExact(true));
        skip.focus();
        page.keyboard().press("Enter");
        stands(page, "back");
        page.locator("#content").focus();
        page.keyboard().press("ArrowLeft");
        stands(page, "now");
        page.keyboard().press("End");
        stands(page, "undo");
    }
}
