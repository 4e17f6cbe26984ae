package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;
import tools.jackson.databind.JsonNode;

/** The questions to Empires in Arms in the browser: a form for each procedure. */
class CampaignQuestionsTest extends AtTheTable {

    private static Page asked() {
        var page = table.player();
        page.navigate(table.home() + "#/adjudicator/empires-in-arms");
        assertThat(page.locator(".adjudicator h1")).isVisible();
        return page;
    }

    private static Page example(String name) {
        var page = asked();
        page.locator(".chooser select:has(optgroup)").selectOption(name);
        return page;
    }

    private static Locator answer(Page page) {
        return page.locator(".answer-box");
    }

    private static void press(Page page, String button) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button).setExact(true)).first().click();
    }

    /** EIA-7.5.2.15: the Turks break the Russians in two rounds, and their pursuit takes the rest. */
    @Test
    void theRulebooksCombatIsShownFirst() {
        var page = asked();

        assertThat(answer(page).locator("[data-fact=winner]")).containsText("Turkey (attacker)");
        assertThat(answer(page).locator("[data-fact=pursuit]")).containsText("60 % of the cavalry, 11 points");
        assertThat(answer(page).locator(".combat-rounds tbody tr")).hasCount(2);
        assertThat(answer(page).locator(".combat-rounds tbody tr").first()).containsText("5 factors, 1.0 morale");
        assertThat(answer(page).locator(".steps > li").first()).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aDieThatChangesChangesTheRuling() {
        var page = asked();
        page.getByLabel("Pursuit, Turkey (attacker)").fill("1");

        assertThat(answer(page).locator("[data-fact=pursuit]")).containsText("die 1");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void allPairsOfChitsStandInAMatrixWithTheEquilibrium() {
        var page = example("Turkey against Russia: which chits?");
        var matrix = answer(page).locator(".chit-matrix");
        assertThat(matrix.locator("td[data-pair]")).hasCount(20);

        var compared = compared();
        assertThat(matrix.locator("[data-value]")).hasText(told(compared.path("equilibrium").path("value").path("attacker").asDouble()));
        for (var pair : compared.path("choices")) {
            var chits = pair.path("choices");
            var cell = matrix.locator("[data-pair='" + chits.path("/attacker/chit").asString() + " " + chits.path("/defender/chit").asString() + "'] b");
            assertThat(cell).hasText(told(pair.path("odds").path("value").path("attacker").path("mean").asDouble()));
        }
        matrix.locator("[data-pair='assault cordon'] button").click();
        assertThat(matrix.locator("h3")).hasText("assault against cordon");
        assertThat(matrix.locator(".odds-sides")).containsText("Lost factors");
    }

    private static JsonNode compared() {
        return table.post("api/odds", """
                {"ruleset": "empires-in-arms", "procedure": "field-combat", "choices": "compare", "terrain": "clear",
                 "attacker": {"power": "turkey", "chit": "assault", "corps": 7, "commander": {"strategic": 3, "tactical": 2}, "casualtyOrder": ["feudal-infantry", "infantry", "feudal-cavalry"],
                   "factors": [{"type": "feudal-infantry", "count": 18, "morale": 20}, {"type": "feudal-cavalry", "count": 18, "morale": 20}, {"type": "infantry", "count": 14, "morale": 30}]},
                 "defender": {"power": "russia", "chit": "cordon", "corps": 4, "commander": {"strategic": 3, "tactical": 2}, "casualtyOrder": ["militia", "infantry", "guard", "cavalry"],
                   "factors": [{"type": "guard", "count": 6, "morale": 50}, {"type": "infantry", "count": 17, "morale": 30}, {"type": "militia", "count": 13, "morale": 20}, {"type": "cavalry", "count": 1, "morale": 40}]}}""", null);
    }

    private static String told(double value) {
        return Math.abs(value) < 0.005 ? "0" : (value < 0 ? "−" : "+") + String.format(Locale.ROOT, "%.2f", Math.abs(value));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aForceThatIsDividedOutflanks() {
        var page = example("Napoleon goes around the flank");

        assertThat(page.locator(".group-outflanking .rows tbody tr")).hasCount(2);
        assertThat(answer(page).locator(".odds")).containsText("Outflanking force arrives after round");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void eachCorpsWithoutALeaderThrowsForItsWithdrawal() {
        var page = example("Corps without a leader withdraw");

        assertThat(page.locator(".field-tables .rows")).hasCount(2);
        assertThat(answer(page).locator("[data-fact=withdrawal]")).containsText("1 corps withdrew");
    }

    /** The example of the contract: 2 garrison factors surrender. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theGarrisonOfADepotSurrenders() {
        var page = example("A corps finds the garrison of a depot");

        assertThat(page.getByLabel("garrison of a depot").last()).isChecked();
        assertThat(answer(page).locator(".outcome").last()).containsText("Surrendered");
        assertThat(answer(page).locator(".outcome").last()).containsText("2 infantry");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aCityIsStormed() {
        var page = example("The French storm a city");

        assertThat(answer(page).locator("[data-fact=outcome]")).containsText("the city was captured");
        assertThat(answer(page).locator("[data-fact=prisoners]")).containsText("1 infantry");
        press(page, "Exact odds");
        assertThat(answer(page).locator(".odds-bar")).isVisible();
    }

    /** EIA-7.4.1.3.2: the die 2 with 2 more is 2 above the value. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aCorpsForages() {
        var page = example("A small corps in winter");
        assertThat(answer(page).locator("[data-fact=factorsLost]")).containsText("2");
        assertThat(answer(page).locator("[data-fact=lostFromDetached]")).containsText("1");

        press(page, "Exact odds");
        assertThat(answer(page).locator(".odds")).containsText("Corps removed");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aBesiegedGarrisonIsSupplied() {
        var page = example("Nine factors shut in");

        assertThat(answer(page).locator("[data-fact=factorsLost]")).containsText("2");
    }

    /** No die decides what supply costs. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void supplyAtDepotsIsAddedUp() {
        var page = example("Three corps and two ports");
        assertThat(answer(page).locator("[data-fact=money]")).containsText("7");
        assertThat(page.locator(".dice-form")).hasCount(0);

        page.getByLabel("Corps 2: Areas to the depot").fill("1");
        assertThat(answer(page).locator("[data-fact=money]")).containsText("5");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatIsWrongInARowIsShownThere() {
        var page = asked();
        page.getByLabel("Add to Factors").first().click();

        var row = page.locator(".side-form").first().locator(".rows tbody tr").last();
        assertThat(row.locator("select").first()).hasAttribute("aria-invalid", "true");
        assertThat(row.locator(".fault")).containsText("is missing");
        row.locator(".remove").click();
        assertThat(answer(page).locator("[data-fact=winner]")).containsText("Turkey (attacker)");
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("422"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void missingDiceAreThrownWithSixFaces() {
        var page = asked();
        page.waitForResponse(refused -> refused.status() == 422, () -> press(page, "Take up the dice"));
        press(page, "Throw the missing dice");
        assertThat(page.getByLabel("Round 1, Turkey (attacker), thrown by this browser")).isVisible();
        assertThat(answer(page).locator("[data-fact=ended]")).isVisible();

        assertThat(Integer.parseInt(page.getByLabel("Round 1, Turkey (attacker), thrown by this browser").inputValue())).isBetween(1, 6);
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("422"));
    }

    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneNothingIsWiderThanTheScreen() {
        var page = table.player(new com.microsoft.playwright.Browser.NewContextOptions().setViewportSize(390, 844).setIsMobile(true).setHasTouch(true));
        page.navigate(table.home() + "#/adjudicator/empires-in-arms");
        assertThat(answer(page).locator(".combat-rounds")).isVisible();

        assertThat((Integer) page.evaluate("document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
    }
}
