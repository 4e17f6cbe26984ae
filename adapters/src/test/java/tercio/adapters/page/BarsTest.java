package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** The bar above a game, the layers of its board and each line of its history take one line at a desk, and nothing in them is cut off. */
class BarsTest extends AtTheTable {

    /** The content of a bar, without folded parts: the lines that it takes, and the texts that do not fit their place. */
    private static final String LINES = """
            (bar) => {
              const box = document.querySelector(bar);
              const parts = [...box.querySelectorAll('button, select, summary, output, input, label, .tabs a')].filter((part) => part.offsetParent && !part.closest('.folded, .drop'));
              const middles = parts.map((part) => { const { top, bottom } = part.getBoundingClientRect(); return (top + bottom) / 2; });
              const cut = parts.filter((part) => part.tagName !== 'SELECT' && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).map((part) => part.textContent);
              const { right } = box.getBoundingClientRect();
              const over = parts.filter((part) => part.getBoundingClientRect().right > right + 1).map((part) => part.textContent || part.title);
              return [Math.max(...middles) - Math.min(...middles) > 12 ? 'more than one line' : '', ...cut.map((text) => `cut: ${text}`), ...over.map((text) => `outside: ${text}`)].filter(Boolean);
            }""";

    @Thorough("Six widths and languages.")
    @ParameterizedTest
    @CsvSource({"1280, en", "1280, fr", "1360, en", "1360, fr", "1680, en", "1680, fr"})
    void eachBarIsOneLineNowAndInThePast(int width, String language) {
        var page = table.player(new Browser.NewContextOptions().setViewportSize(width, 850));
        page.addInitScript("localStorage.setItem('tercio.language', '" + language + "')");
        for (var view : List.of("", "?at=12")) {
            opened(page, view);
            assertThat(page.locator(".counter").first()).isVisible();
            for (var bar : List.of(".game-head", ".time > .row:first-child", ".time-ways", ".history-parts", ".column-tabs", ".board-bar")) {
                assertThat((List<?>) page.evaluate(LINES, bar)).as(bar + view).isEmpty();
            }
            assertThat(page.locator(".slider").boundingBox().width).as("room to drag").isGreaterThan(150);
        }
    }

    /** On a desk in the short tier, on a phone in the thorough one. */
    static List<Integer> widths() {
        return Tier.firstOrSome(List.of(1360, 390), 1, 1);
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("widths")
    void whatIsFoldedAwayIsReachedByKeys(int width) {
        var page = table.player(new Browser.NewContextOptions().setViewportSize(width, 850));
        opened(page, "?at=12");
        reached(page, "Show …", "Colours");
        page.locator("[data-part=log]").click();
        reached(page, "Undo, fork …", "Why the game is taken back");
    }

    private static void reached(Page page, String button, String control) {
        var folded = page.getByLabel(control);
        assertThat(folded).isHidden();
        page.getByText(button, new Page.GetByTextOptions().setExact(true)).focus();
        page.keyboard().press("Enter");
        assertThat(folded).isInViewport();
        page.keyboard().press("Tab");
        assertThat(folded).isFocused();
        page.keyboard().press("Escape");
        assertThat(folded).isHidden();
    }
}
