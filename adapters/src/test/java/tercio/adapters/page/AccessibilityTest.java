package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** The page for those who cannot see it well, or have no mouse. */
class AccessibilityTest extends AtTheTable {

    private static final String WIDE = "main .sheet";

    /** The views with what shows that each is there. */
    private static final List<Map.Entry<String, String>> OF_A_GAME = List.of(Map.entry("/zone/artois?at=12", "[data-chosen-zone=artois]"), Map.entry("/battles/9", WIDE),
            Map.entry("/ers/france", WIDE), Map.entry("/stack/fra-1", "[data-chosen=fra-1]"), Map.entry("/why/12?at=12", ".why-box"), Map.entry("/rounds", WIDE),
            Map.entry("/battles", WIDE), Map.entry("/report", WIDE), Map.entry("/dice", WIDE), Map.entry("/check", WIDE));

    /** The rulebook's battle of Empires in Arms; nobody plays on in it. */
    private static Table.Made battle;

    static List<String> serious(Page page) {
        return Axe.serious(page);
    }

    /** A view of a game, read anew in the same browser: who is seated stays, and of the view before nothing is left that could be taken for it. */
    private static void read(Page page, String address, String shown) {
        page.navigate("about:blank");
        page.navigate(address);
        assertThat(page.locator(shown).first()).isVisible();
        assertThat(page.locator(".loading")).hasCount(0);
    }

    /** The board and a battle in the short tier. */
    @Tag(Tier.BOTH)
    @Test
    void noViewOfAGameHasASeriousFault() {
        var page = opened("");
        OF_A_GAME.stream().limit(Tier.times(2, OF_A_GAME.size())).forEach(view -> {
            read(page, table.address(march, view.getKey()), view.getValue());
            assertThat(serious(page)).as(view.getKey()).isEmpty();
        });
    }

    /** Its verification, which tells the readings of the game in whole sentences, in the short tier. */
    @Tag(Tier.BOTH)
    @Test
    void noViewOfAGameIsWiderThanAPhone() {
        var page = opened(table.player(new Browser.NewContextOptions().setViewportSize(390, 844)), "");
        OF_A_GAME.stream().filter(view -> Tier.thorough() || view.getKey().equals("/check")).forEach(view -> {
            read(page, table.address(march, view.getKey()), view.getValue());
            if (view.getKey().equals("/check")) {
                assertThat(page.locator(".plays-by")).isVisible();
            }
            assertThat((Integer) page.evaluate("document.documentElement.scrollWidth")).as(view.getKey()).isLessThanOrEqualTo(390);
        });
    }

    @Thorough("The board and a battle are examined in the short tier.")
    @Test
    void noOtherViewHasASeriousFault() {
        var page = table.player();
        for (var view : List.of("#/", "#/adjudicator", "#/adjudicator/empires-in-arms", "#/rules", "#/rules/eu-military/EU-BATTLE-DRM", "#/about")) {
            page.navigate("about:blank");
            page.navigate(table.home() + view);
            assertThat(page.locator("h1")).isVisible();
            assertThat(serious(page)).as(view).isEmpty();
        }
    }

    /** One colour scheme in a run, and the other one in another. */
    static List<ColorScheme> schemes() {
        return Tier.some(List.of(ColorScheme.LIGHT, ColorScheme.DARK), 2);
    }

    @Thorough("The board and a battle are examined in the short tier.")
    @ParameterizedTest
    @MethodSource("schemes")
    void noViewOfACampaignHasASeriousFault(ColorScheme scheme) {
        if (battle == null) {
            battle = BattleAtTable.fought(table);
        }
        var page = table.player(new Browser.NewContextOptions().setViewportSize(1400, 900).setColorScheme(scheme));
        page.navigate(table.invitation(battle, battle.host()));
        assertThat(page.locator(".time")).isVisible();
        for (var view : List.of("", "/powers", "/powers/turkey", "/month", "/combats", "/combats/22")) {
            read(page, table.address(battle, view), view.isEmpty() ? ".counter" : WIDE);
            assertThat(serious(page)).as(view).isEmpty();
        }
    }

    /** Faults are found: a picture and a button without words. */
    @Thorough("It tests the test.")
    @Test
    void aFaultWouldBeFound() {
        var page = opened("");
        page.evaluate("""
                () => {
                  const picture = document.createElement('img');
                  picture.src = 'favicon.svg';
                  document.querySelector('main').prepend(picture, document.createElement('button'));
                }""");
        assertThat(serious(page)).hasSize(2).anyMatch(fault -> fault.startsWith("image-alt")).anyMatch(fault -> fault.startsWith("button-name"));
    }

    @Thorough("The board and a battle are examined in the short tier.")
    @Test
    void theDarkSideHasNone() {
        var page = opened(table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setColorScheme(ColorScheme.DARK)), "");
        assertThat(page.locator(".counter").first()).isVisible();
        assertThat(serious(page)).isEmpty();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
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

    @Thorough("The same page on a phone.")
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

        // The history is pulled up with the log.
        page.locator("[data-part=log]").click();
        assertThat(page.getByText("Fork from here")).isHidden();
        page.getByText("Undo, fork …").click();
        assertThat(page.getByText("Fork from here")).isVisible();
    }
}
