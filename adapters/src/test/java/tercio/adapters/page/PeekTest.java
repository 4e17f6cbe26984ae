package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PeekTest extends AtTheTable {
    @Test
    void look() {
        for (int width : new int[] {390, 1360}) {
            var page = table.player(new Browser.NewContextOptions().setViewportSize(width, 844).setColorScheme(width == 390 ? ColorScheme.DARK : ColorScheme.LIGHT));
            page.navigate(table.home());
            page.getByText("Start the game").click();
            assertThat(page.locator(".started")).isVisible();
            page.locator(".started").getByText("QR").first().click();
            assertThat(page.locator(".qr")).isVisible();
            System.out.println("WIDE " + page.evaluate("[...document.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right > innerWidth).map(e => e.tagName + '.' + e.className + ' ' + e.getBoundingClientRect().right).slice(0, 20).join(' | ')"));
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("/tmp/home15/home-" + width + ".png")).setFullPage(true));
        }
    }
}
