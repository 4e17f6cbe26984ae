package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Dice thrown at the table: each has its name, a pad takes it, and what was typed stays until it is sent. */
class TableDicePageTest extends AtTheTable {

    private static Table.Made game;

    /** The stand in Artois waits for its dice. */
    private static Page standing() {
        game = table.marchOnArtois();
        table.post("api/games/" + game.id() + "/undo", "{\"to\": 9}", game.host());
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        page.locator("[data-kind=StandAndFight] [data-option]").first().click();
        assertThat(page.locator("form.thrown")).isVisible();
        return page;
    }

    private static void pad(Page page, int value) {
        page.locator("[data-pad='" + value + "']").click();
    }

    @Test
    void eachDieIsNamedAndTakenFromThePad() {
        var page = standing();
        assertThat(page.locator("[data-pad]")).hasCount(10);
        assertThat(page.locator("[data-die=fire1]")).hasCount(2);
        assertThat(page.locator("[data-die=fire1]").first()).containsText("France");

        pad(page, 8);
        pad(page, 6);
        assertThat(page.locator("[data-die=shock1]")).hasCount(2);
        pad(page, 4);
        assertThat(page.locator("form.thrown .main")).hasAttribute("aria-disabled", "true");
        pad(page, 7);
        assertThat(page.locator("form.thrown .main")).hasAttribute("aria-disabled", "false");
        page.locator("form.thrown .main").click();

        assertThat(page.locator("form.thrown")).hasCount(0);
        assertThat(page.locator("[data-kind=HoldTheField], [data-kind=AttemptRetreat]").first()).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatWasTypedSurvivesAReloadAndIsKeptUntilItIsSent() {
        var page = standing();
        pad(page, 8);
        pad(page, 6);
        assertThat(page.locator("[data-dice]")).hasValue("8 6");

        page.reload();

        assertThat(page.locator("[data-dice]")).hasValue("8 6");
        page.locator("[data-dice]").fill("8 6 4 7");
        page.locator("[data-dice]").press("Enter");
        assertThat(page.locator("form.thrown")).hasCount(0);
        page.reload();
        assertThat(page.locator(".decision").first()).isVisible();
        assertThat(page.locator("form.thrown")).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aDieThatCannotBeIsToldAtOnce() {
        var page = standing();

        page.locator("[data-dice]").fill("8 12");

        assertThat(page.locator("[data-dice]")).hasAttribute("aria-invalid", "true");
        assertThat(page.locator("form.thrown .fault")).containsText("shows 1 to 10");
        page.locator("[data-dice]").fill("8");
        assertThat(page.locator("[data-dice]")).hasAttribute("aria-invalid", "false");
        page.locator("[data-dice]").press("Enter");
        assertThat(page.locator("form.thrown .fault")).containsText("Dice are missing");
        assertThat(page.locator("form.thrown")).isVisible();
    }
}
