package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The battle of the recorded march on Artois on paper: joined at 9, the first day over at 10, the battle at 13. */
class BattlesTest extends AtTheTable {

    @Test
    void theListLeadsToTheBattleAndShowsTheSiegeRoundByRound() {
        var page = opened("/battles");
        assertThat(page.locator("[data-siege] [data-position='25']")).containsText("Undermining");

        var row = page.locator("[data-battle='9'] td");
        assertThat(row.nth(0)).hasText("France's stack of 8 LD under a general – Spain's stack of 5 LD under a general");
        assertThat(row.nth(1)).hasText("France (phasing)");

        page.locator("[data-battle='9'] a").click();

        assertThat(page.locator(".battle-head h2")).hasText("Battle of Artois");
        assertThat(page.locator("[data-roll='first-day fire'] td").first()).containsText("1 2/3 **");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void thePaperGrowsRollByRollAndTheAddressSaysHowFar() {
        var page = opened("/battles/9?roll=0");
        assertThat(page.locator(".battle-paper tr.rolled")).hasCount(0);

        var next = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Next roll"));
        next.click();
        next.click();

        assertThat(page.locator(".battle-paper tr.rolled")).hasCount(2);
        // France, on the left, has dealt 2 and been dealt 1 2/3.
        assertThat(page.locator(".battle-paper tfoot td").first()).containsText("suffers 1 2/3");
        assertThat(page.locator(".battle-paper tfoot td").last()).containsText("suffers 2");
        assertThat(page.url()).contains("roll=2");
        assertThat(page.locator(".fortune")).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aRowOpensItsReasons() {
        var page = opened("/battles/9");
        page.locator("[data-roll='second-day shock'] button").click();

        assertThat(page.locator(".reason-row [data-modifier='EU-BATTLE-DRM-15']")).containsText("the enemy failed to retreat");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void itTellsTheOddsBeforeAndTheLuckAfter() {
        var page = opened("/battles/9");
        var answer = table.get("api/games/" + march.id() + "/odds/9");

        var luck = page.locator(".fortune li");
        assertThat(luck).hasCount(2);
        assertThat(luck.first()).containsText("lost " + answer.path("actual").path("phasing").path("lossesLd").asInt());
        double worse = answer.path("luck").path("phasing").path("lossesLd").path("asBadlyOrWorse").doubleValue();
        assertThat(luck.first()).containsText("as bad or worse: " + Math.round(worse * 100) + " %");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void inTheMiddleItShowsWhatEachAnswerWouldBring() {
        var page = opened("/battles/9?at=10");

        assertThat(page.locator(".weighed")).hasCount(2);
        assertThat(page.locator(".weighed").first().locator(".odds-bar")).hasAttribute("aria-label",
                Pattern.compile("Winner: France \\d+ %, Nobody \\d+ %, Spain \\d+ %"));
        assertThat(page.locator(".fortune")).hasCount(0);
        assertThat(page.locator(".battle-paper tr.rolled")).hasCount(2);
    }
}
