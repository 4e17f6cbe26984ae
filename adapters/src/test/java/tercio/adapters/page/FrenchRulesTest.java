package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.given.Thorough;

/** A reader of French opens a rule, browses the reference and is told what is wrong in a set-up, all in French. */
class FrenchRulesTest extends AtTheTable {

    private static final String TITLES = "async ([ruleset, names]) => { const { readerOf } = await import('/page/french.js'); return names.map((name) => readerOf(ruleset).read(`table ${name}`)); }";

    private Page french() {
        var page = table.player();
        page.addInitScript("localStorage.setItem('tercio.language', 'fr')");
        return page;
    }

    @Test
    void aCodeOpensTheRuleInFrenchWithTheCellThatWasRead() {
        var page = french();
        opened(page, "/why/12?at=12");
        var step = page.locator(".step:has(.looked-up):has-text('EU-BATTLE-FIRE')").first();
        assertThat(step.locator(".looked-up summary").first()).containsText("Résultats de combat");
        step.locator(".rule-code a").first().focus();
        assertThat(page.locator("[role=tooltip]")).hasText("feu d’une bataille");
        step.locator(".rule-code a").first().click();

        var rule = page.locator("dialog.rule-dialog[open]");
        assertThat(rule.locator("h2")).hasText("Feu d’une bataille");
        assertThat(rule).containsText("Batailles à terre");
        assertThat(rule).containsText("imprimée sous : Militaire / Batailles / Deux jours de bataille".replace(" :", "\u00a0:"));
        assertThat(rule).containsText("Les deux camps jettent le dé de feu dans leurs colonnes de feu");
        assertThat(rule.locator(".rule-readings")).containsText("la règle divise pour les deux camps de même technologie");
        assertThat(rule.locator(".rule-readings")).containsText("comme imprimé");
        var read = rule.locator("[data-shown-table=combat-results]");
        assertThat(read.locator("h3")).hasText("Résultats de combat");
        assertThat(read.locator("td.cell")).hasCount(1);
        assertThat(read.locator("tr.read")).hasCount(1);
    }

    @Thorough("The same page in French.")
    @Test
    void theReferenceIsBrowsedAndSearchedInFrench() {
        var page = french();
        page.navigate(table.home() + "#/rules/eu-military");
        page.locator(".rule-index input[type=search]").fill("brèche");
        assertThat(page.locator("[data-chapter=sieges] summary")).containsText("Sièges");
        page.locator("[data-chapter=sieges] a", new Page.LocatorOptions().setHasText("EU-SIEGE-BREACH")).click();
        assertThat(page.locator(".rule-shown h1")).hasText("Brèche");
        assertThat(page.locator(".rule-shown")).containsText("Après une brèche, l’assiégeant peut donner l’assaut aussitôt");

        page.locator(".rules-nav a", new Page.LocatorOptions().setHasText("Empires in Arms")).click();
        page.locator("[data-chapter=foraging] summary").click();
        page.locator("[data-chapter=foraging] a", new Page.LocatorOptions().setHasText("EIA-7.4.1.2.4")).click();
        assertThat(page.locator(".rule-shown")).containsText("un corps dans la zone d’hiver a +2");
        assertThat(page.locator(".rule-shown")).containsText("Chapitre 7");
    }

    /** The page names the table of a cell that was read by the title that the service gives it. */
    @Thorough("The same page in French.")
    @Test
    void aTableHasOneTitleInFrench() {
        var page = atHome(french());
        for (var module : RulebookModules.all().modules()) {
            var listed = table.get("api/rulesets/" + module.id() + "/rules?lang=fr", null).path("tables");
            var names = listed.valueStream().map(each -> each.path("name").asString()).toList();
            assertThat((List<?>) page.evaluate(TITLES, List.of(module.id(), names))).as(module.id()).map(String::valueOf)
                    .isEqualTo(listed.valueStream().map(each -> each.path("title").asString()).toList());
        }
    }

    @Thorough("The same page in French.")
    @Test
    void aFaultOfASetUpIsSaidInFrench() {
        var page = french();
        page.navigate(table.home() + "#/setup/eu-military?from=artois");
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        page.locator(".counter").first().click();
        page.locator("[data-stack-form] [data-field='ld'] input").fill("5000");
        page.locator(".set-up-check button.main").first().click();

        var fault = page.locator("[data-stack-form] [data-faults-of]");
        assertThat(fault).containsText("une pile contient un pion au moins, et 999 au plus de chaque sorte");
        assertThat(fault).not().containsText(Pattern.compile("\\b(the|each|at most)\\b"));
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("400"));
    }

    @Thorough("The same page in French.")
    @Test
    void theReadingsOfAQuestionAreChosenInFrench() {
        var page = french();
        page.navigate(table.home() + "#/adjudicator");
        page.locator(".readings-form summary").first().click();
        var reading = page.locator(".readings-form .reading", new Page.LocatorOptions().setHasText("EU-ASSAULT-CAP"));
        assertThat(reading).containsText("les deux exemples chiffrés plafonnent à la résistance");
        assertThat(reading.locator("option", new Locator.LocatorOptions().setHasText("deux fois la résistance"))).hasAttribute("value", "twice-resistance");
    }
}
