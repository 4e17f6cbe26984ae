package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The sheet of the battle of Artois stands under the reasons of its line, in both languages. */
class FightSheetPageTest extends AtTheTable {

    @Test
    void theSheetIsATableOfTwoColumns() {
        var page = opened("/why/12?at=12");
        var sheet = page.locator(".fight-sheet");

        assertThat(sheet.locator("thead th")).hasCount(3);
        assertThat(sheet.locator("thead")).containsText("France phasing");
        assertThat(sheet.locator("[data-line=morale] td").first()).containsText("(printed)");
        assertThat(sheet.locator("[data-line=army-size] td").first()).containsText("enemy army size");
        assertThat(sheet.locator("[data-line=size-correction] td").first()).containsText("LD");
        assertThat(sheet.locator("[data-line=columns] td").first()).containsText("technology: muskets");
    }

    @Thorough("The same page in French.")
    @Test
    void theSheetIsInFrenchToo() {
        var page = table.player();
        page.addInitScript("localStorage.setItem('tercio.language', 'fr')");
        opened(page, "/why/12?at=12");

        assertThat(page.locator(".fight-sheet caption")).hasText("Feuille du combat");
        assertThat(page.locator(".fight-sheet [data-line=morale] th")).containsText("Moral");
        assertThat(page.locator(".fight-sheet [data-line=command] td").first()).containsText("manœuvre");
    }
}
