package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** A scenario of the rest of the world is written on its map, and a game whose secrets are known to all is made of a war at sea. */
@InSecondBrowser
@Thorough("The set-up of a map is played through by SetUpPageTest.")
class WorldSetUpPageTest extends AtTheTable {

    private static Page editor(String rest) {
        var page = table.player();
        page.navigate(table.home() + "#/setup/eu-military" + rest);
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        page.locator(".set-up-map select").selectOption("eu-world");
        assertThat(page.locator(".board[data-map=eu-world]")).isVisible();
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        return page;
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aScenarioOpensOnTheMapWhereMostOfItsForcesStand() {
        var page = table.player();
        page.navigate(table.home() + "#/setup/eu-military?from=colonial");
        assertThat(page.locator(".board[data-map=eu-world]")).isVisible();
        // A writer who turns to the other map stays there.
        page.locator(".set-up-map select").selectOption("eu-europe");
        assertThat(page.locator(".board[data-map=eu-europe]")).isVisible();
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        assertThat(page.locator(".set-up-map select")).hasValue("eu-europe");

        var europe = table.player();
        europe.navigate(table.home() + "#/setup/eu-military?from=france-spain");
        assertThat(europe.locator(".ground[data-drawn=yes]")).isVisible();
        assertThat(europe.locator(".board[data-map=eu-europe]")).isVisible();
    }

    private static void chosen(Page page, String zone) {
        page.locator("[data-zone=" + zone + "]").dispatchEvent("click");
    }

    private static void checked(Page page) {
        page.locator(".set-up-check button.main").first().click();
    }

    @Test
    void anEstablishmentNativesAndKnowledgeAreWrittenAndTheServiceFindsThemFit() {
        var page = editor("?from=colonial");
        assertThat(page.locator("[data-zone-of=r_azteca_e] .counter")).isVisible();
        chosen(page, "r_recife_s");
        page.locator("[data-found]").click();
        page.locator("[data-establishment] [data-field=owner] input").fill("portugal");
        page.locator("[data-natives=r_recife_s]").getByText("risen against Spain").click();
        page.locator("[data-natives=r_recife_s] input[name=natives-lde]").fill("1");
        page.locator("input[name=known-portugal]").check();
        page.locator("[data-new-stack=portugal]").click();
        assertThat(page.locator("[data-zone-of=r_recife_s] .counter")).containsText("1 LD");
        page.locator("[data-stack-form] [data-field=lde] input").fill("2");
        assertThat(page.locator("[data-zone-of=r_recife_s] .counter")).containsText("1 LD 2 LDE");
        checked(page);

        assertThat(page.locator(".set-up-check .fit")).isVisible();
        // A game of it hides discoveries.
        assertThat(page.locator(".set-up-check input[name=open-table]")).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aFaultOfAnEstablishmentStandsInItsForm() {
        var page = editor("?from=colonial");
        chosen(page, "r_haiti_e");
        page.locator("[data-establishment] [data-field=kind] select").selectOption("fort");
        checked(page);

        assertThat(page.locator("[data-establishment] .faults").first()).isVisible();
        chosen(page, "r_cuba_w");
        assertThat(page.locator("[data-establishment] .faults")).hasCount(0);
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("400"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aWarInEuropeTakesInTheWorld() {
        var page = editor("?from=france-spain");
        chosen(page, "r_haiti_e");
        assertThat(page.locator("[data-found]")).hasCount(0);
        page.locator("[data-play-world]").click();
        page.locator("[data-found]").click();
        page.locator("[data-establishment] [data-field=owner] input").fill("spain");
        page.locator("[data-establishment] [data-field=kind] select").selectOption("colony");
        checked(page);
        assertThat(page.locator(".set-up-check .fit")).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theTableOfAWarAtSeaMayBeOpen() {
        var page = table.player();
        page.navigate(table.home());
        page.locator("input[name=scenario][value=lepanto]").check();
        assertThat(page.locator("input[name=open-table]")).isVisible();
        page.locator("input[name=scenario][value=colonial]").check();
        assertThat(page.locator("input[name=open-table]")).isVisible();
        page.locator("input[name=scenario][value=artois]").check();
        assertThat(page.locator("input[name=open-table]")).hasCount(0);
    }
}
