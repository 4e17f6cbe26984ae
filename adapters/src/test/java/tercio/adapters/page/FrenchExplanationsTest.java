package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** An explanation on the page reads in French, whether it was recorded in English long ago or is ruled now. */
class FrenchExplanationsTest extends AtTheTable {

    /** Words that no French text has. */
    private static final Pattern ENGLISH = Pattern.compile("(?<!\\p{L})(the|of|and|with|from|not|to|by|for|more|less|needs?|lost|loss|losses|wins|fire|shock|morale|winner|attrition check|day)(?!\\p{L})");

    private static void speakFrench(Page page) {
        page.addInitScript("localStorage.setItem('tercio.language', 'fr')");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aBattleOfAnOldRecordIsExplainedInFrench() {
        var game = table.made(table.post("api/games/import?again=true", Table.record("march-on-artois"), null));
        int battle = table.get("api/games/" + game.id() + "/rulings", game.host()).valueStream()
                .filter(ruling -> ruling.path("explanation").valueStream().anyMatch(step -> step.path("step").asString().equals("first-day fire")))
                .findFirst().orElseThrow().path("position").asInt();
        var page = table.player();
        speakFrench(page);
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();

        page.navigate(table.address(game, "/why/" + battle));

        assertThat(page.locator(".why-box .edition")).containsText("Décidé sous l’édition 1 des règles. Depuis : ");
        assertThat(ENGLISH.matcher(page.locator(".why-box .edition").innerText()).results().map(found -> found.group()).toList()).isEmpty();
        var steps = page.locator(".why-box .steps").first();
        assertThat(steps).containsText("feu du premier jour", new com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions().setIgnoreCase(true));
        assertThat(ENGLISH.matcher(steps.innerText()).results().map(found -> found.group()).toList()).isEmpty();
    }

    @Test
    void whatIsRuledNowIsExplainedInFrench() {
        var game = table.artois("server");
        var page = table.player();
        speakFrench(page);
        page.navigate(table.invitation(ArtoisAtTable.passed(table, game), game.seats().get(0)));
        page.locator("[data-kind=RollMarchAttrition] [data-option]").click();
        assertThat(page.locator(".result-card")).isVisible();
        int rolled = table.get("api/games/" + game.id() + "/rulings").valueStream().filter(ruling -> ruling.path("type").asString().equals("MarchAttritionRolled"))
                .findFirst().orElseThrow().path("position").asInt();

        page.navigate(table.address(game, "/why/" + rolled));

        var steps = page.locator(".why-box .steps").first();
        assertThat(steps).containsText("attrition de mouvement", new com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions().setIgnoreCase(true));
        assertThat(ENGLISH.matcher(steps.innerText()).results().map(found -> found.group()).toList()).isEmpty();
    }
}
