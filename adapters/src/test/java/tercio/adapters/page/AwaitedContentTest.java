package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.given.Thorough;

/** On a slow network what is awaited says so in its place, and nothing around it moves when it comes. */
class AwaitedContentTest extends AtTheTable {

    private static Map<String, String> places(Page page, List<String> parts) {
        return parts.stream().collect(Collectors.toMap(part -> part, part -> {
            var box = page.locator(part).first().boundingBox();
            return box.x + " " + box.y + " " + box.width + " " + box.height;
        }));
    }

    /** Opens a view whose answers of one kind are held back, looks at what stands in their place, and lets them come. */
    private static void comes(Page page, String held, String view, String skeleton, String content, String... around) {
        var waiting = new ArrayList<Route>();
        var answers = Pattern.compile(held);
        page.route(answers, waiting::add);
        page.navigate(table.invitation(march, march.host()));
        page.navigate(table.address(march, view));
        page.waitForCondition(() -> !waiting.isEmpty());
        assertThat(page.locator(skeleton)).hasText("Loading …");
        assertThat(page.locator(content)).hasCount(0);
        Stream.of(around).forEach(part -> assertThat(page.locator(part).first()).isVisible());
        var before = places(page, List.of(around));

        page.unroute(answers);
        waiting.forEach(Route::resume);

        assertThat(page.locator(content).first()).isVisible();
        assertThat(page.locator(skeleton)).hasCount(0);
        assertThat(places(page, List.of(around))).isEqualTo(before);
    }

    private static Page sized(int width, int height) {
        return table.player(new Browser.NewContextOptions().setViewportSize(width, height));
    }

    @Thorough("Two sizes of the window, each with an answer that is held back.")
    @ParameterizedTest
    @CsvSource({"1440, 900", "390, 844"})
    void theBoard(int width, int height) {
        comes(sized(width, height), ".*/maps/.*", "?at=40", ".board-frame .loading", ".counter", ".game-head", ".board-frame", ".action-bar", ".play", ".turn-bar", ".column-tabs");
    }

    @Thorough("An answer that is held back.")
    @ParameterizedTest
    @CsvSource({"1440, 900"})
    void theLog(int width, int height) {
        comes(sized(width, height), ".*/log\\?from=1&.*", "?at=40", ".log .loading", ".log li", ".game-head", ".board-frame", ".action-bar", ".column-tabs", ".pane");
    }

    @Thorough("Two sizes of the window, each with an answer that is held back.")
    @ParameterizedTest
    @CsvSource({"1440, 900", "390, 844"})
    void theReport(int width, int height) {
        comes(sized(width, height), ".*/report\\?.*", "/report?at=86", ".view .loading", ".report-view", ".game-head");
    }
}
