package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** A player chooses the language of the page; the browser keeps it, and says it to whoever reads aloud. */
class LanguageTest extends AtTheTable {

    @Test
    void thePageIsFrenchAfterTheChoiceAndEnglishAgainAfterTheOther() {
        var page = table.player(new Browser.NewContextOptions().setViewportSize(390, 844));
        page.navigate(table.home());
        assertThat(page.locator("html")).hasAttribute("lang", "en");

        page.locator("select[name=language]").selectOption("fr");

        assertThat(page.locator("html")).hasAttribute("lang", "fr");
        assertThat(page.locator("h1")).hasText("Parties");
        assertThat(page.locator(".language")).containsText("restent en anglais");
        assertThat(AccessibilityTest.serious(page)).isEmpty();
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth")).isTrue();

        page.navigate(table.invitation(march, march.host()));
        assertThat(page.locator(".seat-box > summary")).hasText("Vous êtes l’hôte");
        assertThat(page.locator(".play h2")).hasText("La partie attend");
        page.reload();
        assertThat(page.locator(".play h2")).hasText("La partie attend");

        page.navigate(table.home() + "#/about");
        page.locator("select[name=language]").selectOption("en");
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        assertThat(page.locator("h1")).hasText("About");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void thePageBeginsInTheLanguageOfTheBrowser() {
        var page = table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setLocale("fr-CA"));
        page.navigate(table.home());
        assertThat(page.locator("html")).hasAttribute("lang", "fr");
        assertThat(page.locator("h1")).hasText("Parties");

        page.locator("select[name=language]").selectOption("en");
        assertThat(page.locator("html")).hasAttribute("lang", "en");
    }

    /** The texts of another language are not fetched. */
    @Thorough("The same page in French.")
    @Test
    void anEnglishReaderFetchesNoFrench() {
        var page = opened("");
        assertThat(page.locator(".counter").first()).isVisible();

        var french = page.evaluate("""
                async () => {
                  const scripts = performance.getEntriesByType('resource').map(({name}) => name).filter((name) => name.endsWith('.js'));
                  const texts = await Promise.all(scripts.map((name) => fetch(name).then((answer) => answer.text())));
                  return texts.filter((text) => text.includes('Vous regardez')).length;
                }""");

        assertThat(french).isEqualTo(0);
    }
}
