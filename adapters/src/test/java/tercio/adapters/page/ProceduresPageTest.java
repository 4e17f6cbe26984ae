package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** Every procedure that the adjudicator offers has its form on the page, and the example in the form is answered. */
class ProceduresPageTest extends AtTheTable {

    /** One of each kind in the short tier, the editions in the thorough one. */
    static List<String> rulesets() {
        return Tier.firstOrSome(List.of("eu-military", "empires-in-arms", "eu-fast-battle", "eu-rapid-battle"), 2, 1);
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("rulesets")
    void noneIsWithoutAForm(String ruleset) {
        var offered = RulebookModules.installed().modules().stream().filter(module -> module.id().equals(ruleset))
                .flatMap(module -> module.procedures().stream()).map(procedure -> procedure.procedure()).collect(Collectors.toCollection(TreeSet::new));
        var page = table.player();
        page.navigate(table.home() + "#/adjudicator/" + ruleset);
        assertThat(page.locator(".chooser select").first()).isVisible();

        var shown = new TreeSet<>(page.locator(".chooser option").all().stream().map(option -> option.getAttribute("value")).toList());

        assertThat(shown).containsAll(offered);
    }

    @Thorough("Fifteen forms of one kind, of which each is opened in the short tier; the examples are asked over HTTP there.")
    @ParameterizedTest
    @ValueSource(strings = {"interception", "evasion", "continuation", "revolt", "corsair", "convoy-attack", "pirates", "exploration", "conquistador", "native-activation", "blockade-escape", "presidio", "voyage", "landing", "recruitment"})
    void theExampleOfAFormIsAnswered(String procedure) {
        var page = table.player();
        page.navigate(table.home() + "#/adjudicator/eu-military");
        page.locator(".chooser select:has(option[value=" + procedure + "])").selectOption(procedure);

        assertThat(page.locator(".answer-box .steps > li, .answer-box .odds, .answer-box .ruling-facts").first()).isVisible();
        assertThat(page.locator(".answer-box .problem")).hasCount(0);
    }

    /** The worked example of the rules: 7 and one for manoeuvre, one for a friendly city, less two for the river, is 7: not caught. */
    @Test
    void anInterceptionIsWorkedOutFromItsFormOnLandAndAtSea() {
        var page = table.player();
        page.navigate(table.home() + "#/adjudicator/eu-military");
        page.locator(".chooser select:has(option[value=interception])").selectOption("interception");
        assertThat(page.locator(".answer-box")).containsText("= 7");

        page.getByLabel("On", new Page.GetByLabelOptions().setExact(true)).selectOption("sea");
        assertThat(page.getByText("across a river or pass")).hasCount(0);
        assertThat(page.getByText("blockades", new Page.GetByTextOptions().setExact(true))).isVisible();
    }

    /** The battle of the recorded march, asked again: the form holds what stood on the board, and the answer is its ruling. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aBattleOfAGameIsAskedAtTheAdjudicator() {
        var page = opened("/battles/9");
        assertThat(page.locator(".battle-paper")).isVisible();

        page.locator(".ask-adjudicator button").first().click();

        assertThat(page.locator(".adjudicator")).isVisible();
        assertThat(page.locator(".chooser select").first()).hasValue("land-battle");
        assertThat(page.locator(".answer-box .ruling-facts")).containsText("France (phasing)");
        assertThat(page.locator(".answer-box .problem")).hasCount(0);
        page.goBack();
        assertThat(page.locator(".battle-paper")).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aRoundOfASiegeIsAskedAndWhatCannotBeSaysWhy() {
        var page = opened("/battles");
        page.locator(".siege-rounds .reasons").first().click();
        page.locator(".siege-rounds .ask-adjudicator button").first().click();
        assertThat(page.locator(".answer-box .steps > li").first()).isVisible();
        assertThat(page.locator(".chooser select").first()).hasValue("undermining");
    }
}
