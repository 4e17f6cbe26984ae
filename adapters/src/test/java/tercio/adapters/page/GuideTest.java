package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** The guide of the demonstration leads through a march, a battle, a siege and a correction: whoever presses what its ring surrounds comes to its end, within five minutes. */
class GuideTest extends AtTheTable {

    private static final List<String> STEPS = List.of("campaign", "march", "interception", "attrition", "ending", "battle", "firstDay", "retreat", "secondDay", "pursuit",
            "losses", "spain", "siege", "why", "back", "now", "correct", "check");
    /** A slow reader of a text on a screen reads so many words in a minute, and finds and presses something in so many seconds. */
    private static final int WORDS_A_MINUTE = 180;
    private static final int SECONDS_A_PRESS = 4;
    private static final int FIVE_MINUTES = 300;
    private static final int MOST_PRESSES = 60;
    /** Milliseconds from one look at the ring to the next. */
    private static final int LOOKS = 100;

    /** The element to press: the place of the ring, then the step, the position and the surrounded element; empty while the page is busy. */
    private static final String POINTED = """
            () => {
              const guide = document.querySelector('.guide');
              if (guide?.dataset.step === 'done') return '0 0 0 0 done';
              const ring = document.querySelector('.guide-ring:not([hidden])');
              const game = document.querySelector('.game');
              if (!guide || !ring || game.dataset.answerable !== 'yes' || document.querySelector('.loading')) return '';
              const { left, top, width, height } = ring.getBoundingClientRect();
              return [left, top, width, height, guide.dataset.step, game.dataset.position, ring.dataset.at].join(' ');
            }""";

    private static Page demonstration(Page page) {
        page.navigate(table.home());
        page.locator("button.offer").click();
        stands(page, "campaign");
        return page;
    }

    private static void stands(Page page, String step) {
        assertThat(page.locator(".guide")).hasAttribute("data-step", step);
    }

    /**
     * Waits until something else is pointed at than was pressed last, and the page lies still. An element that moved away under the mouse, as when its odds came
     * in that moment, is pointed at once more: nobody was answered.
     */
    private static String[] next(Page page, String before) {
        try {
            page.waitForFunction("before => { const now = (" + POINTED + ")(); const still = now === window.pointedLast; window.pointedLast = now; "
                    + "return still && now !== '' && now !== before; }", before, new Page.WaitForFunctionOptions().setPollingInterval(LOOKS));
        } catch (TimeoutError stuck) {
            throw new AssertionError("nothing new is pointed at after " + before + ", now " + page.evaluate(POINTED) + ", in " + page.locator(".guide").innerText() + page.locator(".play").innerText(), stuck);
        }
        return ((String) page.evaluate("window.pointedLast")).split(" ", 5);
    }

    /** Presses what the ring surrounds until the guide is at its end. */
    private static void follow(Page page) {
        var seen = new ArrayList<String>();
        int words = 0;
        int presses = 0;
        String what = "";
        String last = "";
        while (!what.equals("done")) {
            var pointed = next(page, last);
            last = String.join(" ", pointed);
            what = pointed[4];
            var step = what.split(" ")[0];
            if (seen.isEmpty() || !seen.getLast().equals(step)) {
                seen.add(step);
                words += page.locator(".guide [role=status]").innerText().split("\\s+").length;
            }
            if (!step.equals("done")) {
                page.mouse().click(Double.parseDouble(pointed[0]) + Double.parseDouble(pointed[2]) / 2, Double.parseDouble(pointed[1]) + Double.parseDouble(pointed[3]) / 2);
                if ((Boolean) page.evaluate("document.activeElement.matches('input.wanted')")) {
                    page.keyboard().type("misread");
                }
                presses++;
            }
            assertThat(presses).as("presses, now at %s", what).isLessThan(MOST_PRESSES);
        }
        assertThat(seen.subList(0, seen.size() - 1)).isEqualTo(STEPS);
        assertThat(words * 60 / WORDS_A_MINUTE + presses * SECONDS_A_PRESS).as("seconds for %s words and %s presses", words, presses).isLessThanOrEqualTo(FIVE_MINUTES);
    }

    @Test
    void whoFollowsTheRingMarchesFightsBesiegesAndCorrects() {
        var page = demonstration(table.player());
        assertThat(AccessibilityTest.serious(page)).isEmpty();

        follow(page);

        page.locator(".guide button.main").click();
        assertThat(page.locator(".guide")).hasCount(0);
        var id = page.url().split("/games/")[1].split("/")[0];
        page.navigate(table.home() + "#/games/" + id);
        var log = page.locator(".pane .log");
        assertThat(log).containsText(Pattern.compile("adopts amendment 1|mendment 1 is adopted"));
        page.reload();
        assertThat(page.locator(".time")).isVisible();
        assertThat(page.locator(".guide")).hasCount(0);
    }

    static Stream<Arguments> readers() {
        return Tier.some(List.of(arguments("fr", 1400, 900), arguments("en", 390, 844), arguments("en", 1280, 720), arguments("fr", 390, 844)), 2).stream();
    }

    @Thorough("The same in French, on a phone and on a small desk: two of four ways in a run.")
    @ParameterizedTest
    @MethodSource("readers")
    void itIsFollowedInEachLanguageAndOnEachScreen(String language, int width, int height) {
        var page = table.player(new Browser.NewContextOptions().setViewportSize(width, height));
        page.addInitScript("localStorage.setItem('tercio.language', '" + language + "')");
        demonstration(page);

        follow(page);

        assertThat(page.locator("html")).hasAttribute("lang", language);
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth")).isTrue();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void itCanBeLeftAtAnyTimeAndStaysWhereItWasAfterAReload() {
        var page = demonstration(table.player());
        page.locator(".guide").getByText("Skip this step").click();
        stands(page, "march");
        page.reload();
        stands(page, "march");

        page.locator(".guide").getByText("Leave the guide").click();

        assertThat(page.locator(".guide")).hasCount(0);
        assertThat(page.locator(".decision").first()).isVisible();
    }

    /** A player without a mouse reaches the offer, the answer and the march by keys, and the guide takes the focus from nobody. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void itIsFollowedByKeysAlone() {
        var page = table.player();
        page.navigate(table.home());
        page.locator("button.offer").focus();
        page.keyboard().press("Enter");
        stands(page, "campaign");
        assertThat(page.locator(".game")).hasAttribute("data-answerable", "yes");
        page.locator(".decision button[data-option]").filter(new Locator.FilterOptions().setHasText("major")).focus();
        page.keyboard().press("Enter");
        stands(page, "march");
        assertThat(page.locator(".guide :focus")).hasCount(0);
        var skip = page.locator(".guide").getByText("Skip this step", new Locator.GetByTextOptions().setExact(true));
        skip.focus();
        page.keyboard().press("Enter");
        stands(page, "interception");
    }
}
