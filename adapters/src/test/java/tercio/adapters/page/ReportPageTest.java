package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;
import tools.jackson.databind.node.ObjectNode;

/** The report of the recorded march on Artois in the browser. Its results are worked out by hand in {@code ReportTest}. */
class ReportPageTest extends AtTheTable {

    private static Locator figure(Page page, String party, String figure) {
        return page.locator("[data-side='" + party + "'] [data-figure='" + figure + "']");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theWholeGameIsToldAndEachTurnHasItsOwn() {
        var page = opened("/report?at=86");
        assertThat(figure(page, "france", "ldLost")).hasText("2");
        assertThat(figure(page, "france", "ducatsSpent")).hasText("80");
        assertThat(figure(page, "france", "victoryPoints")).hasText("+5");
        assertThat(figure(page, "spain", "ldLost")).hasText("5");
        assertThat(figure(page, "spain", "stability")).hasText("−1");
        assertThat(page.locator("[data-land='artois']")).containsText("France");
        assertThat(page.locator("[data-fight='9']")).containsText("Winner: France");

        page.locator(".report-view nav").getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("S2")).click();

        assertThat(figure(page, "france", "ducatsSpent")).hasText("10");
        assertThat(page.locator("[data-fight='9']")).hasCount(0);
        assertThat(page.locator("[data-land]")).hasCount(0);
        assertThat(page.locator(".report-view [aria-current='page']")).hasText("S2");
    }

    /** The measures are worked out by hand in {@code ReportCourseTest}. */
    @Test
    void theCourseOfTheGameIsDrawnAndToldInTables() {
        var page = opened("/report?at=78");
        assertThat(page.locator("[data-measure=strength] svg.plot[role=img]")).hasAttribute("aria-label", "Strength (LD)");
        assertThat(page.locator("[data-measure]")).hasCount(5);
        var strength = page.locator("[data-measure=strength]");
        strength.locator("summary").click();
        assertThat(strength.locator("thead th")).hasText(new String[] {"From", "France", "Spain"});
        assertThat(strength.locator("tbody tr").first().locator("td")).hasText(new String[] {"15", "12"});
        assertThat(strength.locator("tbody tr").nth(1).locator("td")).hasText(new String[] {"13", "7"});
        assertThat(page.locator("[data-turned='8']").filter(new Locator.FilterOptions().setHasText("Spain")).first()).containsText("S1 · 8");
        assertThat(page.locator("[data-bars=luck] .plot")).isVisible();
        assertThat(page.locator("[data-bars=luck] tbody")).containsText("Spain lost 5");
        assertTrue(AccessibilityTest.serious(page).isEmpty(), () -> AccessibilityTest.serious(page).toString());
        strength.locator("tbody a").nth(1).click();
        assertThat(page.locator(".board")).isVisible();
    }

    /** Luck is compared with the odds later: the service names its figures, the page has words for them. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void luckIsToldInWords() {
        var page = table.player();
        page.route(Pattern.compile(".*/report/weights.*"), route -> route.fulfill(new Route.FulfillOptions().setStatus(200).setContentType("application/json").setBody("""
                {"changes": [{"position": 8, "party": "spain", "measure": "strength", "luck": "battle 1.5 lossesLd, battle -0.07 won", "error": null}], "decisions": [], "pending": 0}""")));
        opened(page, "/report?at=78");

        assertThat(page.locator("[data-turned='8']").filter(new Locator.FilterOptions().setHasText("Strength −5 LD"))).containsText("battle +1.5 LD lost, battle −0.07 victories");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aBattleLeadsToItsSheet() {
        var page = opened("/report?at=86");
        page.locator("[data-fight='9'] a").click();
        assertThat(page.locator(".battle-head h2")).hasText("Battle of Artois");
    }

    /** A phone shows the headings of all parts, each with a line about it, on its first screens; a part opens where it stands. */
    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneTheReportOpensWithItsOutline() {
        var page = opened(table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setIsMobile(true).setHasTouch(true)), "/report?at=86");
        assertThat(page.locator(".report-part h3")).hasText(new String[] {"The course of the game", "Luck and decisions, apart", "Losses, money and points", "Won and lost", "Dice", "Luck in battle", "The decisive moments"});
        assertThat(page.locator(".report-part > details[open]")).hasCount(0);
        assertThat(page.locator("[data-part=lands] .gist")).hasText("Arras");
        var last = page.locator(".report-part").last().boundingBox();
        assertTrue(last.y + last.height <= 844, () -> "the outline ends at " + (last.y + last.height));
        for (var summary : page.locator(".report-part > details > summary").all()) {
            assertTrue(summary.boundingBox().height >= 44, "a target of a phone");
        }

        page.locator("[data-part=sides] > details > summary").tap();

        assertThat(figure(page, "spain", "stacksLost")).hasText("1");
        assertThat(figure(page, "spain", "stacksLost")).isVisible();
        page.locator("[data-part=course] > details > summary").tap();
        assertThat(page.locator("[data-measure=strength] svg.plot")).isVisible();
        assertEquals(true, page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
        assertTrue(AccessibilityTest.serious(page).isEmpty(), () -> AccessibilityTest.serious(page).toString());
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void onADeskEachPartIsOpen() {
        var page = opened("/report?at=86");
        assertThat(page.locator(".report-part")).hasCount(7);
        assertThat(page.locator(".report-part > details:not([open])")).hasCount(0);
        assertThat(page.locator(".report-part .gist").first()).isHidden();
    }

    /** A 5 leads from S4 to W4, which begins at once. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void itIsOfferedWhenATurnEnds() {
        var game = table.marchOnArtois();
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".play .decision").first()).isVisible();
        assertThat(page.locator(".report-offer")).hasCount(0);

        var option = (ObjectNode) table.get("api/games/" + game.id() + "/odds/continuation", game.host()).path("options").path(0).path("command");
        option.putArray("dice").add(5);
        table.post("api/games/" + game.id() + "/commands", option.toString(), game.host());

        page.setViewportSize(390, 844);
        assertTrue(page.locator(".report-offer").boundingBox().height >= 44, "a target of a phone");
        page.setViewportSize(1400, 900);
        page.locator(".report-offer").click();
        assertThat(page.locator(".report-view [aria-current='page']")).hasText("S4");
        assertThat(page.locator("[data-land='artois']")).containsText("France");
    }

    /** The values of the report are worked out by hand in {@code CampaignReportTest}. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aCampaignHasItsReportWithItsDecisiveMoments() {
        var game = table.made(table.post("api/games/import?again=true", Table.record("turks-and-russians"), null));
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".time")).isVisible();
        page.locator(".more-menu > summary").click();
        page.locator(".tabs a").getByText("Report").click();

        assertThat(page.locator(".report-view h2")).hasText("Report");
        assertThat(figure(page, "russia", "politicalPoints")).hasText("−27");
        assertThat(figure(page, "turkey", "politicalPoints")).hasText("−29");
        assertThat(page.locator("[data-fight='359']")).containsText("Combat in Wallachia 520");
        assertThat(page.locator("[data-fight='359']")).containsText("Winner: Turkey (5 % before, now certain)");
        page.locator("[data-fight='359'] a").click();
        assertThat(page.locator(".game[data-position]")).isVisible();
    }

    @Thorough("The same page in French.")
    @Test
    void itSpeaksFrench() {
        var page = table.player();
        page.navigate(table.home() + "#/about");
        page.locator("select[name=language]").selectOption("fr");
        assertThat(page.locator("html")).hasAttribute("lang", "fr");
        opened(page, "/report?at=86");
        assertThat(page.locator(".report-view h2")).hasText("Bilan");
        assertThat(page.locator(".report-view")).containsText("Ducats dépensés");
    }
}
