package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The changes between two positions of the march on Artois, in words, with each value below them. */
class ChangesInWordsTest extends AtTheTable {

    private static Locator box(Page page) {
        return page.locator("[data-changes]");
    }

    @Test
    void theChangesSinceAMomentAreSaidAboveTheirValues() {
        var page = opened("?at=18&since=13");

        assertThat(box(page)).hasAttribute("data-changes", "13-18");
        page.locator(".board-bar .fold-button").click();
        box(page).locator("summary").first().click();

        assertThat(box(page)).containsText("From position 13 to 18");
        assertThat(box(page).locator(".changed-words li")).hasCount(5);
        assertThat(box(page)).containsText("Spain lost 5 LD on the map (12 -> 7).");
        assertThat(box(page).locator(".differences")).not().isVisible();
        box(page).locator("details summary").click();
        assertThat(box(page).locator(".differences")).containsText("artois");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void atPresentItSaysHowToChooseAMoment() {
        var page = opened("");
        page.locator(".board-bar .fold-button").click();

        box(page).locator("summary").click();

        assertThat(box(page)).containsText("Choose since when");
    }

    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneItIsFoldedWithTheOtherChoicesOfTheBoard() {
        var page = opened(table.player(new Browser.NewContextOptions().setViewportSize(390, 844)), "?at=18&since=13");
        page.locator(".board-bar .fold-button").click();

        box(page).locator("summary").first().click();

        var drop = box(page).locator(".drop");
        assertThat(drop).containsText("Spain lost 5 LD on the map");
        var lies = drop.boundingBox();
        Assertions.assertThat(lies.x).isGreaterThanOrEqualTo(0);
        Assertions.assertThat(lies.x + lies.width).isLessThanOrEqualTo(390);
    }
}
