package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** Nothing moves or changes its size between now and the past, at a desk and on a phone. */
class SteadyLayoutTest extends AtTheTable {

    private static final String SLIDER = ".slider input";
    /** The pixels of what is dragged along the slider, which stays within it. */
    private static final double THUMB = 16;

    private static Page sized(int width, int height) {
        return table.player(new Browser.NewContextOptions().setViewportSize(width, height));
    }

    /** On a phone the history is pulled up with the log. */
    private static void pulled(Page page) {
        if (page.viewportSize().width < 500) {
            page.locator("[data-part=log]").click();
        }
    }

    /** The places of the parts of the page. */
    private static Map<String, String> places(Page page, Stream<String> parts) {
        return parts.collect(Collectors.toMap(part -> part, part -> {
            var box = page.locator(part).boundingBox();
            return box.x + " " + box.y + " " + box.width + " " + box.height;
        }));
    }

    private static Map<String, String> places(Page page) {
        return places(page, Stream.of(SLIDER, ".board", ".time", ".game-head", ".jumps", ".time output"));
    }

    private static void ready(Page page) {
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        assertThat(page.locator(".log li").first()).isVisible();
    }

    static Stream<Arguments> windows() {
        return Tier.some(List.of(arguments(1440, 900, "host"), arguments(1440, 900, "nobody"), arguments(390, 844, "nobody"), arguments(390, 844, "host"), arguments(1000, 700, "host")), 2).stream();
    }

    @Thorough("Sizes of the window, two or three of five in a run, each with every position of the history.")
    @ParameterizedTest
    @MethodSource("windows")
    void draggingTheHistoryMovesNothingButTheBoard(int width, int height, String who) {
        var page = sized(width, height);
        if (who.equals("host")) {
            opened(page, "");
        } else {
            page.navigate(table.address(table.artoisPlayedOn(), ""));
        }
        pulled(page);
        ready(page);
        int newest = Integer.parseInt(page.locator(SLIDER).getAttribute("max"));
        var now = places(page);
        var bar = page.locator(SLIDER).boundingBox();
        double middle = bar.y + bar.height / 2;
        page.mouse().move(bar.x + bar.width - 8, middle);
        page.mouse().down();
        for (double part : new double[] {0.9, 0.6, 0.3, 0.02, 0.45, 0.8}) {
            page.mouse().move(bar.x + bar.width * part, middle);
            assertThat(page.locator(".time")).hasClass(java.util.regex.Pattern.compile("past"));
            assertThat(Double.parseDouble(page.locator(SLIDER).inputValue())).as("the position under the pointer")
                    .isCloseTo(newest * Math.max(0, bar.width * part - THUMB / 2) / (bar.width - THUMB), within(0.05 * newest + 1));
            assertThat(places(page)).as("while dragged to " + part).isEqualTo(now);
        }
        page.mouse().up();
        assertThat(places(page)).as("in the past").isEqualTo(now);
        assertThat(page.locator(".time output")).containsText("You are looking at position");
        page.keyboard().press("End");
        assertThat(page.locator(".time output")).containsText("now");
        assertThat(places(page)).as("back in the present").isEqualTo(now);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theNewestLineOfTheLogIsInViewAtADesk() {
        var page = sized(1440, 900);
        opened(page, "");
        ready(page);
        var line = page.locator(".log li").last();
        assertThat(line).isInViewport();
        var log = page.locator(".pane").boundingBox();
        assertThat(log.y + log.height).isLessThanOrEqualTo(900);
        assertThat(line.boundingBox().y + line.boundingBox().height).isLessThanOrEqualTo(log.y + log.height + 1);
    }

    @Test
    void boardLogAndAnswersHaveTheirRoomAndTheNewestLineComesIntoViewWhenTheGameGoesOn() {
        var game = table.artois("server");
        var page = sized(1440, 900);
        page.navigate(table.invitation(game, game.host()));
        ready(page);
        PageMeasures.firstAnswerIsNear(page);
        page.locator("[data-kind=DeclareCampaign] button").last().click();
        assertThat(page.locator("[data-kind=MoveStack]")).isVisible();
        // The newest event may be a step of the sequence, which the line of its order folds away.
        assertThat(page.locator(".log li.here")).isInViewport();
        assertThat(page.locator(".log li").last()).hasClass(java.util.regex.Pattern.compile("here"));
        assertThat(PageMeasures.faults(page)).isEmpty();
        page.setViewportSize(1280, 720);
        assertThat(PageMeasures.faults(page)).isEmpty();
    }
}
