package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page for those who cannot see it well, or have no mouse. */
class AccessibilityTest extends AtTheTable {

    /** The rulebook's battle of Empires in Arms; nobody plays on in it. */
    private static Table.Made battle;

    static List<String> serious(Page page) {
        return new AxeBuilder(page).analyze().getViolations().stream()
                .filter(found -> List.of("serious", "critical").contains(found.getImpact()))
                .map(found -> found.getId() + ": " + found.getHelp() + " " + found.getNodes().stream().limit(3).map(node -> node.getHtml()).toList())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/zone/artois?at=12", "/stack/fra-1", "/why/12?at=12", "/ers/france", "/rounds", "/battles", "/battles/9", "/report", "/dice", "/check"})
    void noViewOfAGameHasASeriousFault(String view) {
        var page = opened(view);
        assertThat(page.locator(".loading")).hasCount(0);
        assertThat(serious(page)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#/", "#/adjudicator", "#/adjudicator/empires-in-arms", "#/rules", "#/rules/eu-military/EU-BATTLE-DRM", "#/about"})
    void noOtherViewHasASeriousFault(String view) {
        var page = table.player();
        page.navigate(table.home() + view);
        assertThat(page.locator("h1")).isVisible();
        assertThat(serious(page)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/powers", "/powers/turkey", "/month", "/combats", "/combats/22"})
    void noViewOfACampaignHasASeriousFault(String view) {
        if (battle == null) {
            battle = BattleAtTable.fought(table);
        }
        for (var scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            var page = table.player(new Browser.NewContextOptions().setViewportSize(1400, 900).setColorScheme(scheme));
            page.navigate(table.invitation(battle, battle.host()));
            assertThat(page.locator(".time")).isVisible();
            page.navigate(table.address(battle, view));
            assertThat(page.locator(view.isEmpty() ? ".counter" : ".wide .sheet").first()).isVisible();
            assertThat(serious(page)).as(scheme + " " + view).isEmpty();
        }
    }

    @Test
    void theDarkSideHasNone() {
        var page = opened(table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setColorScheme(ColorScheme.DARK)), "");
        assertThat(page.locator(".counter").first()).isVisible();
        assertThat(serious(page)).isEmpty();
    }

    @Test
    void aPlaceIsFoundAndItsNeighbourReachedByKeysAlone() {
        var page = opened("");
        page.getByLabel("Find a place").fill("artoi");
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-chosen-zone=artois]")).isVisible();

        page.locator("[data-zone=artois]").focus();
        page.keyboard().press("ArrowDown");

        assertThat(page.locator("[data-chosen-zone=artois]")).hasCount(0);
        var reached = page.locator("[data-chosen-zone]").getAttribute("data-chosen-zone");
        var neighbours = table.get("api/rulesets/eu-military/board").path("borders").valueStream()
                .map(border -> border.path("zones").toString()).filter(zones -> zones.contains("\"artois\"")).toList();
        assertThat(neighbours).anyMatch(zones -> zones.contains("\"" + reached + "\""));
        assertThat(page.locator("[data-zone=" + reached + "]")).isFocused();
    }

    @Test
    void onAPhoneTheOptionsOfTheBoardAreFoldedBehindAButtonThatKeysOpenAndClose() {
        var page = opened(table.player(new Browser.NewContextOptions().setViewportSize(390, 844)), "?at=12");
        var colours = page.getByLabel("Colours");
        assertThat(page.locator(".counter").first()).isVisible();
        assertThat(colours).isHidden();

        page.getByText("Show …").focus();
        page.keyboard().press("Enter");
        assertThat(colours).isVisible();
        assertThat(serious(page)).isEmpty();
        page.keyboard().press("Escape");
        assertThat(colours).isHidden();

        assertThat(page.getByText("Fork from here")).isHidden();
        page.getByText("Undo, fork …").click();
        assertThat(page.getByText("Fork from here")).isVisible();
    }
}
