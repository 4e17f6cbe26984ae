package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Decisions by digits, history by keys wherever the focus is, what happens read out, and steps without a choice passed. */
class FlowKeysTest extends AtTheTable {

    private static Page at(Table.Made game, String token) {
        return at(table.player(), game, token);
    }

    private static Page at(Page page, Table.Made game, String token) {
        page.navigate(table.invitation(game, token));
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        return page;
    }

    @Test
    void aDigitGivesTheAnswerThatBearsItAndTheFocusGoesToTheNextQuestion() {
        var game = table.artois("server");
        var anna = at(game, game.seats().get(0));
        assertThat(anna.locator("[data-kind=DeclareCampaign] [data-key='5'] kbd")).hasText("5");

        anna.keyboard().press("5");

        assertThat(anna.locator(".decision[data-kind=MoveStack]").first()).isFocused();
        assertThat(anna.locator(".log")).containsText("France declares a major campaign");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aDigitWithinATextAnswersNothing() {
        var game = table.artois("server");
        var anna = at(game, game.seats().get(0));
        anna.getByLabel("Find a place").focus();

        anna.keyboard().press("5");

        assertThat(anna.getByLabel("Find a place")).hasValue("5");
        assertThat(anna.locator("[data-kind=DeclareCampaign]")).isVisible();
        assertThat(table.get("api/games/" + game.id()).path("position").asInt()).isEqualTo(1);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whoWaitsAnswersNothingByADigit() {
        var game = table.artois("server");
        var ben = at(game, game.seats().get(1));

        ben.keyboard().press("5");

        assertThat(ben.locator("[data-key]")).hasCount(0);
        assertThat(table.get("api/games/" + game.id()).path("position").asInt()).isEqualTo(1);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void historyKeysWorkOnAButtonABoxAndTheBoard() {
        var page = opened("");
        assertThat(page.locator(".time output")).containsText("now");
        page.locator(".more-menu > summary").click();
        page.locator(".flow-choices > summary").click();
        page.locator(".flow-choices input[name=sound]").focus();
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".time.past")).isVisible();
        page.keyboard().press("End");
        assertThat(page.locator(".time.past")).hasCount(0);
        page.locator("[data-zone=artois]").focus();
        page.keyboard().press(",");
        assertThat(page.locator(".time.past")).isVisible();
        page.keyboard().press(".");
        assertThat(page.locator(".time.past")).hasCount(0);
        page.keyboard().press("<");
        assertThat(page.locator(".time.past")).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatHappensIsReadOut() {
        var game = table.artois("server");
        var ben = at(game, game.seats().get(1));
        assertThat(ben.locator(".live")).hasText("Live");
        assertThat(ben.locator("[data-announced]")).hasText("");

        ArtoisAtTable.marched(table, game);

        assertThat(ben.locator("[data-announced][aria-live=polite]")).containsText(Pattern.compile("Your turn .*does Spain intercept"));
        assertThat(ben.locator("[data-announced]")).containsText("enters Artois");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void stepsWithoutAChoiceArePassedByThemselvesOnlyWhereItIsChosen() {
        var game = ArtoisAtTable.passed(table, table.artois("server"));
        var anna = at(game, game.seats().get(0));
        var roll = anna.locator("[data-kind=RollMarchAttrition]");
        assertThat(roll).isVisible();
        int before = table.get("api/games/" + game.id()).path("position").asInt();
        anna.locator(".more-menu > summary").click();
        anna.locator(".flow-choices > summary").click();

        anna.locator(".flow-choices input[name=pass]").check();

        assertThat(anna.locator(".passed")).containsText("Passed, for there was no choice: roll for movement attrition of France in Artois");
        assertThat(roll).hasCount(0);
        assertThat(table.get("api/games/" + game.id()).path("position").asInt()).isGreaterThan(before);
    }

    /** A player who takes back a step that was passed is asked for it again. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPassedStepThatIsTakenBackIsNotPassedAgain() {
        var game = ArtoisAtTable.passed(table, table.artois("server"));
        var anna = table.player();
        anna.addInitScript("localStorage.setItem('tercio.flow', JSON.stringify({ pass: true }))");
        anna.navigate(table.invitation(game, game.seats().get(0)));
        assertThat(anna.locator(".passed")).isVisible();
        assertThat(anna.locator(".game[data-answerable=yes]")).isVisible();

        anna.keyboard().press("Control+z");
        assertThat(TakeBackAtTable.shown(anna).locator(".main")).isFocused();
        anna.keyboard().press("Enter");

        assertThat(anna.locator("[data-kind=RollMarchAttrition]")).isVisible();
        assertThat(anna.locator(".game[data-answerable=yes]")).isVisible();
        assertThat(anna.locator("[data-kind=RollMarchAttrition]")).isVisible();
    }

    /** The printed table of campaigns: major, one stack of any size or all small stacks on land. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatACampaignAllowsStandsBesideItsButton() {
        var game = table.artois("server");
        var anna = at(game, game.seats().get(0));

        assertThat(anna.locator("[data-kind=DeclareCampaign] [data-key='5'] .allows"))
                .hasText("land: 1 any stack or all small stacks; sea: 1 any stack or all stacks of at most 1 fleet; intercepts: any");
        assertThat(anna.locator("[data-kind=DeclareCampaign] [data-key='1'] .allows")).containsText("land: none; sea: none");
    }
}
