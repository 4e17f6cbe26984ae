package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The page of components shows each of them in the light look and in the dark one, and a picture of it is taken. */
@Thorough("A page of the repository that no player sees, with all components in both looks.")
class ComponentsPageTest extends AtTheTable {

    private static final Path PICTURES = Path.of("target", "pictures");

    @Test
    @SuppressWarnings("unchecked") // the script gives texts
    void eachComponentStandsInBothLooks() {
        for (int width : new int[] {1440, 390}) {
            var page = table.player(new Browser.NewContextOptions().setViewportSize(width, 900));
            page.navigate(table.home() + "components.html");
            assertThat(page.locator("[data-component=lines] .plot")).hasCount(2);

            assertThat(page.locator("[data-component]").count()).isGreaterThan(25);
            var empty = (List<String>) page.evaluate("() => [...document.querySelectorAll('[data-component] > .look')].filter(look => look.getBoundingClientRect().height < 20 || look.innerText.trim() === '' && !look.querySelector('svg')).map(look => look.parentElement.dataset.component)");
            assertThat(empty).isEmpty();
            var papers = (List<String>) page.evaluate("() => [...document.querySelectorAll('[data-component=sheet] > .look')].map(look => getComputedStyle(look).backgroundColor)");
            assertThat(papers).doesNotHaveDuplicates().hasSize(2);
            assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth")).isTrue();
            page.screenshot(new Page.ScreenshotOptions().setFullPage(true).setPath(PICTURES.resolve("components-" + width + ".png")));
            page.context().close();
        }
    }
}
