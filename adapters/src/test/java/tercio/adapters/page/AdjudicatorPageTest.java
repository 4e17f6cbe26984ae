package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** One question settled on the page, and sent to a friend. */
class AdjudicatorPageTest extends AtTheTable {

    private static Page asked(String address) {
        var page = table.player();
        page.navigate(table.home() + "#/adjudicator" + address);
        return page;
    }

    private static void press(Page page, String button) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button)).first().click();
    }

    private static Locator answer(Page page) {
        return page.locator(".answer-box");
    }

    private static String question(String json) {
        return "?q=" + Base64.getUrlEncoder().withoutPadding().encodeToString(json.getBytes(StandardCharsets.UTF_8));
    }

    /** The rulebook's battle of Guise and Alba is won by Guise; the way back leads from its odds to the ruling. */
    @Test
    void theExampleIsRuledOnAndItsOddsAreOneClickAway() {
        var page = asked("");
        assertThat(answer(page).locator(".ruling-facts")).containsText("France (phasing)");
        assertThat(answer(page).locator(".steps > li").first()).isVisible();
        assertThat(answer(page).locator(".fight-sheet [data-line=fire1] td").first()).containsText("own fire");

        press(page, "Exact odds");
        assertThat(answer(page).locator(".odds-sides")).isVisible();
        assertThat(answer(page).locator(".fight-sheet [data-line=morale] td").first()).containsText("(printed)");
        assertThat(answer(page).locator(".fight-sheet [data-line=fire1]")).hasCount(0);
        page.goBack();
        assertThat(answer(page).locator(".ruling-facts")).containsText("France (phasing)");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aRoundOfASiegeHasNoEffectWhereABattleHasNobodyWhoWins() {
        var page = asked("");
        page.locator(".chooser select:has(option[value=undermining])").selectOption("undermining");
        press(page, "Exact odds");

        assertThat(answer(page).locator(".odds")).containsText("No effect");
        assertThat(answer(page)).not().containsText("Nobody");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whoOpensTheLinkSeesTheSameQuestionAndAnswer() {
        var page = asked("");
        page.getByLabel("First-day fire, France (phasing)").fill("2");
        assertThat(answer(page)).containsText("2 +2 = 4");
        press(page, "Rule on it");
        assertThat(page).hasURL(Pattern.compile(".*[?]q=.*"));

        var friend = table.player();
        friend.navigate(page.url());
        assertThat(friend.getByLabel("First-day fire, France (phasing)")).hasValue("2");
        assertThat(answer(friend)).containsText("2 +2 = 4");
        assertThat(answer(friend)).containsText("France (phasing)");
        assertThat(answer(friend)).containsText("side has not won");
        // The words of the sheet are fetched after the answer.
        assertThat(answer(page).locator(".fight-sheet")).isVisible();
        assertThat(answer(friend).locator(".fight-sheet")).isVisible();
        assertThat(answer(friend).innerText()).isEqualTo(answer(page).innerText());
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatIsMissingIsShownAtItsFieldAndDiceAreThrown() {
        var page = asked("");
        press(page, "Take up the dice");
        assertThat(page.getByLabel("First-day fire, France (phasing)")).hasAttribute("aria-invalid", "true");
        press(page, "Throw the missing dice");
        assertThat(answer(page).locator(".ruling-facts")).isVisible();
        assertThat(page.getByLabel("First-day fire, France (phasing), thrown by this browser")).isVisible();
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("422"));
    }

    /** A Khan of Crimea leads a Turkish A+ of Timar with a Pasha of 1 LD: the units of his side hold the Pasha, and the question is sent with it. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void pashasUnderTheCommanderOfAnAllyAreAskedAsTheGameSendsThem() {
        var page = asked(question("""
                {"r":{"ruleset":"eu-military","procedure":"land-battle","period":3,"terrain":"plain",
                 "phasing":{"country":"crimee","units":{"armyPlus":2,"pashas":1,"pashaLd":1,"timar":true},"technology":"arquebus","leader":{"maneuver":2,"fire":2,"shock":2},
                  "contingents":[{"country":"crimee","armyPlus":1,"technology":"arquebus"},
                                 {"country":"turkey","troops":"timar","armyPlus":1,"pashas":1,"pashaLd":1,"technology":"arquebus"}]},
                 "nonPhasing":{"country":"baviere","units":{"armyPlus":1},"technology":"muskets","leader":{"maneuver":2,"fire":2,"shock":2}}}}"""));

        press(page, "Exact odds");

        assertThat(answer(page).locator(".odds-sides")).isVisible();
        assertThat(page.getByLabel("Pashas", new Page.GetByLabelOptions().setExact(true)).first()).hasValue("1");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aBrokenLinkShowsAnEmptyFormAndSaysSo() {
        for (var address : new String[] {"?q=%25%25", "?q=" + "A".repeat(30_000), question("[1]")}) {
            var page = asked(address);
            assertThat(page.getByRole(AriaRole.ALERT)).isVisible();
            assertThat(page.getByLabel("Period")).hasValue("");
        }
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aHostileQuestionIsShownAsText() {
        var page = asked(question("""
                {"r":{"procedure":"land-battle","phasing":{"leader":{"name":"<img src=x onerror=document.title='caught'>"}},"dice":"no","readings":[]}}"""));
        assertThat(page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Name"))).hasValue("<img src=x onerror=document.title='caught'>");
        assertThat(page.locator("img").count()).isZero();
        assertThat(page.title()).doesNotContain("caught");
    }
}
