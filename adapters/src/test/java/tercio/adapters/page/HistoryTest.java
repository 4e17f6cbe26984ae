package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Going back in the recorded march on Artois: to the first battle, to the reason of a modifier, by keys and by links. */
class HistoryTest extends AtTheTable {

    private static final int BATTLE_JOINED = 9;
    private static final int SECOND_DAY = 12;

    private static void standsAt(Page page, int position) {
        assertThat(page.locator(".game[data-position='" + position + "']")).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theFirstBattleIsOneChoiceAwayAndEachCounterStandsWhereTheServiceSays() {
        var page = opened("");
        page.locator(".jumps").selectOption(String.valueOf(BATTLE_JOINED));
        standsAt(page, BATTLE_JOINED);
        assertThat(page.locator("[data-stack='his-1'] .strength")).hasText("A+ 1 LD");

        var told = table.get("api/games/" + march.id() + "/stacks?at=" + BATTLE_JOINED).path("stacks").valueStream()
                .map(stack -> stack.path("id").asString()).collect(Collectors.toSet());
        var shown = page.locator("[data-stack]").all().stream().map(counter -> counter.getAttribute("data-stack")).collect(Collectors.toSet());
        assertThat(told).isNotEmpty();
        assertThat(shown).isEqualTo(told);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theReasonOfAModifierIsTwoClicksFromTheLog() {
        var page = opened("?at=" + SECOND_DAY);
        var line = page.locator(".log li", new Page.LocatorOptions().setHas(page.locator("[data-position='" + SECOND_DAY + "']")));
        assertThat(line.locator(".told").first()).containsText("France wins");
        line.locator("summary").first().click();

        var step = line.locator(".step").first();
        assertThat(step).containsText("second-day fire");
        assertThat(step.locator("code").first()).containsText("EU-BATTLE");
        step.locator(".looked-up summary").click();
        assertThat(step.locator("td.cell")).hasCount(1);
    }

    @Test
    void keysStepThroughTheHistory() {
        var page = opened("?at=" + BATTLE_JOINED);
        standsAt(page, BATTLE_JOINED);
        page.keyboard().press("ArrowRight");
        standsAt(page, BATTLE_JOINED + 1);
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowLeft");
        standsAt(page, BATTLE_JOINED - 1);
        page.keyboard().press("Home");
        standsAt(page, 0);
        page.keyboard().press("End");
        standsAt(page, table.get("api/games/" + march.id()).path("position").asInt());
        assertThat(page.locator(".time")).not().hasClass(Pattern.compile("past"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aSharedLinkOpensThatZoneAtThatMomentForASpectator() {
        var open = table.artois("server");
        var page = table.player();
        page.navigate(table.address(open, "/zone/artois?at=0"));

        assertThat(page.locator("[data-chosen-zone=artois] h2")).hasText("Artois");
        standsAt(page, 0);
        assertThat(page.locator(".chosen-line")).hasCount(1);
    }

    /** The browser has the new address before it tells the page of it: the position changes just then. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whoGoesToAnotherViewWhileThePositionChangesArrivesThere() {
        var page = opened("");
        standsAt(page, table.get("api/games/" + march.id()).path("position").asInt());

        page.evaluate("""
                ([address, position]) => {
                    location.hash = address;
                    const slider = document.querySelector('.slider input');
                    slider.value = position;
                    slider.dispatchEvent(new Event('input', { bubbles: true }));
                }""", List.of("#/games/" + march.id() + "/dice", BATTLE_JOINED));

        standsAt(page, BATTLE_JOINED);
        assertThat(page).hasURL(Pattern.compile("/dice\\?at=" + BATTLE_JOINED + "$"));
        assertThat(page.locator(".dice-view")).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theWayBackOfTheBrowserGoesBackInTheHistory() {
        var page = opened("?at=" + BATTLE_JOINED);
        page.navigate(table.address(march, "?at=" + SECOND_DAY));
        standsAt(page, SECOND_DAY);
        page.goBack();
        standsAt(page, BATTLE_JOINED);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void marchesAreDrawnWhereAPositionChangedTheBoard() {
        var page = opened("?at=5");
        assertThat(page.locator("[data-march='fra-1']")).hasCount(1);
    }
}
