package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The code of a rule opens the rule, and all rules can be browsed. */
class RulesPageTest extends AtTheTable {

    private static final Browser.NewContextOptions PHONE = new Browser.NewContextOptions().setViewportSize(390, 844).setColorScheme(ColorScheme.DARK);

    /** The first code of a rule in the explanation of the battle. */
    private static Locator code(Page page, String rule) {
        return page.locator(".rule-code a", new Page.LocatorOptions().setHasText(Pattern.compile("^" + rule + "$"))).first();
    }

    private static void nothingToFind(Page page, String part) {
        assertThat(Axe.any(page, part)).isEmpty();
    }

    private static boolean fits(Page page) {
        return (boolean) page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth");
    }

    @Thorough("A second way through the same page.")
    @Test
    void aCodeTellsItsTitleAndOpensTheRuleByKeysAlone() {
        var page = opened("/why/12?at=12");
        var code = code(page, "EU-BATTLE-FIRE");
        code.focus();
        assertThat(page.getByRole(AriaRole.TOOLTIP)).hasText("fire of a battle");
        page.keyboard().press("Enter");

        var rule = page.locator("dialog.rule-dialog[open]");
        assertThat(rule.locator("h2")).hasText("Fire of a battle");
        assertThat(rule).containsText("Both sides roll for fire");
        assertThat(rule.locator("[data-shown-table=combat-results] table")).isVisible();
        nothingToFind(page, ".rule-dialog");

        page.keyboard().press("Escape");
        assertThat(rule).hasCount(0);
        assertThat(code).isFocused();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theTableOfARuleShowsTheCellThatWasRead() {
        var page = opened("/why/12?at=12");
        var step = page.locator(".step:has(.looked-up):has-text('EU-BATTLE-FIRE')").first();
        step.locator(".rule-code a").first().click();

        var table = page.locator("dialog.rule-dialog [data-shown-table=combat-results]");
        assertThat(table.locator("td.cell")).hasCount(1);
        assertThat(table.locator("tr.read")).hasCount(1);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aRuleLeadsToItsListAndToTheReference() {
        var page = opened("/why/12?at=12");
        page.locator("[data-modifier^=EU-BATTLE-DRM] .rule-code a").first().click();
        var rule = page.locator("dialog.rule-dialog[open]");
        rule.locator("a", new Locator.LocatorOptions().setHasText("die modifiers of a battle")).click();
        assertThat(rule.locator("h2")).hasText("Die modifiers of a battle");
        assertThat(rule.locator(".rule-readings")).containsText("EU-BATTLE-LEADER-CAP");

        rule.getByText("Show it among all rules").click();

        assertThat(rule).hasCount(0);
        assertThat(page.locator("h1", new Page.LocatorOptions().setHasText("Die modifiers of a battle"))).isVisible();
        assertThat(page).hasURL(Pattern.compile("#/rules/eu-military/EU-BATTLE-DRM$"));
    }

    @Test
    void allRulesAndTablesAreBrowsedAndSearched() {
        var page = table.player();
        page.navigate(table.home());
        page.locator(".top nav a", new Page.LocatorOptions().setHasText("Rules")).click();
        assertThat(page.locator("h1")).hasText("Rules");
        assertThat(page.locator(".rule-index details[open]")).hasCount(0);
        nothingToFind(page, "main");

        page.getByLabel("Search rules and tables").fill("breach");
        assertThat(page.locator("[data-chapter=sieges] a", new Page.LocatorOptions().setHasText("EU-SIEGE-BREACH"))).isVisible();
        assertThat(page.locator("[data-chapter=supply]")).hasCount(0);
        page.locator("[data-chapter=sieges] a", new Page.LocatorOptions().setHasText("EU-SIEGE-BREACH")).click();
        assertThat(page.locator(".rule-shown h1")).hasText("Breach");
        assertThat(page.getByLabel("Search rules and tables")).hasValue("breach");

        page.getByLabel("Search rules and tables").fill("rounds track");
        page.locator("[data-chapter=tables] a").first().click();
        assertThat(page.locator("[data-shown-table=rounds-track] td", new Page.LocatorOptions().setHasText("S4")).first()).isVisible();
        nothingToFind(page, "main");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aRuleHasAnAddressAndEachRulesetItsOwnRules() {
        var page = table.player();
        page.navigate(table.home() + "#/rules/eu-rapid-battle/EU-BATTLE-DRM-15");
        assertThat(page.locator(".rule-shown .edition")).containsText("next fire roll only");
        assertThat(page.locator("[data-chapter=battles]")).hasAttribute("open", "");

        page.locator(".rules-nav a", new Page.LocatorOptions().setHasText("Empires in Arms")).click();
        page.locator("[data-chapter=foraging] summary").click();
        page.locator("[data-chapter=foraging] a", new Page.LocatorOptions().setHasText("EIA-7.4.1.2.4")).click();
        assertThat(page.locator(".rule-shown")).containsText("winter zone");
    }

    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneInTheDarkTheRuleFits() {
        var page = table.player(PHONE);
        page.navigate(table.home() + "#/rules/eu-military/EU-BATTLE-CRT");
        assertThat(page.locator("[data-shown-table=combat-results] table")).isVisible();
        assertThat(fits(page)).isTrue();
        nothingToFind(page, "main");
        page.getByText("All rules").click();
        assertThat(page.locator(".rule-index")).isVisible();
        assertThat(fits(page)).isTrue();

        opened(page, "/why/12?at=12");
        code(page, "EU-BATTLE-FIRE").click();
        var rule = page.locator("dialog.rule-dialog[open]");
        assertThat(rule.locator("h2")).isVisible();
        assertThat(rule.locator("[data-shown-table] table").first()).isVisible();
        assertThat(rule.boundingBox().width).isLessThanOrEqualTo(390);
        nothingToFind(page, ".rule-dialog");
        rule.getByLabel("Close").click();
        assertThat(rule).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whoseCodeIsUnknownIsToldSo() {
        var page = table.player();
        page.navigate(table.home() + "#/rules/eu-military/EU-CHESS");
        assertThat(page.locator(".problem")).containsText("There is no rule EU-CHESS");
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("404"));
    }
}
