package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Takes the pictures of the README anew, at the size of a desk and of a phone. No part of the tests; it is asked for:
 * {@code mvn -q -pl adapters -am test -Dtest=Screenshots -Dsurefire.failIfNoSpecifiedTests=false}
 */
class Screenshots extends AtTheTable {

    private static final Path FOLDER = Path.of("src/docs");

    /** The requests that the page of each picture still waits for. */
    private static final Map<Page, OpenRequests> AWAITED = new HashMap<>();

    private static Page player(Browser.NewContextOptions options) {
        var page = table.player(options);
        AWAITED.put(page, new OpenRequests(page));
        return page;
    }

    private static Page desk() {
        return player(new Browser.NewContextOptions().setViewportSize(1360, 850).setColorScheme(ColorScheme.LIGHT));
    }

    private static Page phone() {
        return player(new Browser.NewContextOptions().setViewportSize(390, 844).setIsMobile(true).setHasTouch(true).setDeviceScaleFactor(2).setColorScheme(ColorScheme.LIGHT));
    }

    private static void picture(Page page, String name) {
        AWAITED.get(page).arrive();
        assertThat(page.locator(".ground[data-drawn=no]")).hasCount(0);
        page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name + ".png")));
    }

    @Test
    void theBoardInTheMidstOfTheBattle() {
        var page = opened(desk(), "?at=12");
        page.locator(".log li.here summary").first().click();
        page.locator(".log li.here .looked-up summary").first().click();
        assertThat(page.locator("td.cell").first()).isVisible();
        picture(page, "board");
    }

    @Test
    void whereAStackMayGo() {
        var war = table.artois("server");
        var page = desk();
        page.navigate(table.invitation(war, war.host()));
        page.locator("[data-kind=DeclareCampaign] button").last().click();
        page.locator("[data-pick='fra-1']").click();
        assertThat(page.locator("[data-target=artois]")).isVisible();
        picture(page, "moves");
    }

    @Test
    void theBattleOnPaper() {
        var page = opened(desk(), "/battles/9");
        assertThat(page.getByText("How lucky it was")).isVisible();
        picture(page, "battle");
    }

    @Test
    void theRecordSheets() {
        picture(opened(desk(), "/ers"), "sheets");
    }

    @Test
    void theAdjudicator() {
        var page = desk();
        page.navigate(table.home() + "#/adjudicator");
        assertThat(page.locator("h1")).isVisible();
        page.getByText("Compare choices").first().click();
        assertThat(page.locator(".odds-compare")).isVisible();
        picture(page, "adjudicator");
    }

    @Test
    void theCampaignOnTheDanube() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "empires-in-arms", "scenario": "danube-1805", "name": "The Danube, 1805", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Bert", "controls": ["austria", "russia"]}]}""", null));
        var page = desk();
        page.navigate(table.invitation(game, game.seats().getFirst()));
        assertThat(page.locator("[data-piece=france-guard] .factors")).isVisible();
        picture(page, "campaign");
    }

    private static Page atBattle(Table.Made game, String view) {
        var page = desk();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(game, view));
        return page;
    }

    @Test
    void aBattleOfACampaignInProgress() {
        var page = atBattle(BattleAtTable.afterTheFirstRound(table), "/combats");
        assertThat(page.locator(".combat-now")).isVisible();
        picture(page, "combat");
    }

    @Test
    void thePowersOfACampaign() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "empires-in-arms", "scenario": "europe-1805", "name": "Europe, 1805", "public": true, "openTable": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}]}""", null));
        var page = atBattle(game, "/powers");
        assertThat(page.locator("tr[data-power=france]")).isVisible();
        picture(page, "powers");
    }

    @Test
    void allChitsAgainstEachOther() {
        var page = desk();
        page.navigate(table.home() + "#/adjudicator/empires-in-arms");
        page.locator(".chooser select:has(optgroup)").selectOption("Turkey against Russia: which chits?");
        assertThat(page.locator("td[data-pair]")).hasCount(20);
        picture(page, "chits");
    }

    @Test
    void aScenarioIsWritten() {
        for (var page : List.of(desk(), phone())) {
            page.navigate(table.home() + "#/setup/eu-military?from=france-spain");
            page.locator(".counter").first().click();
            page.locator("[data-section=countries] > summary").click();
            assertThat(page.locator("[data-stack-form]")).isVisible();
            picture(page, page.viewportSize().width < 500 ? "phone-setup" : "setup");
        }
    }

    @Test
    void thePhone() {
        picture(opened(phone(), "?at=12"), "phone-board");
        picture(opened(phone(), "/battles/9"), "phone-battle");
    }
}
