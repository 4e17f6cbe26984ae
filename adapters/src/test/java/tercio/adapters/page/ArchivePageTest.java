package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The archive on the page, over a public copy of the march on Artois: 80 ducats of France for campaigns, 40 of Spain. */
class ArchivePageTest extends AtTheTable {

    @Test
    void aQuestionIsAnsweredByAPictureAndATableThatLeadToTheGame() {
        var game = table.artoisPlayedOn();
        var page = table.player();
        page.navigate(table.home() + "#/archive");
        page.locator(".archive-questions a").filter(new Locator.FilterOptions().setHasText("Money by line")).click();

        assertThat(page.locator(".archive-answer h2")).hasText("Money by line of the sheet");
        assertThat(page.locator(".archive-answer table")).containsText("france");
        assertThat(page.locator(".archive-plot")).isVisible();
        assertThat(page.locator(".archive-answer pre")).containsText("from eu_money m where m.counted");
        assertThat(page).hasURL(Pattern.compile("#/archive/eu-sheet"));

        page.getByLabel("Party").fill("spain");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Apply")).click();
        assertThat(page).hasURL(Pattern.compile("party=spain"));
        assertThat(page.locator(".archive-answer table")).not().containsText("france");
        assertThat(AccessibilityTest.serious(page)).isEmpty();

        page.navigate(table.home() + "#/archive/eu-battle-list?game=" + game.id());
        page.locator(".archive-answer td a").first().click();
        assertThat(page).hasURL(Pattern.compile("#/games/" + game.id() + "\\?at=\\d+"));
        assertThat(page.locator(".time")).isVisible();
    }
}
