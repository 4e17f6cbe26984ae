package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/** Two browsers at two seats: one corrects an order of long ago on a branch, and the other sees the branch and agrees. */
class AmendmentPageTest extends AtTheTable {

    /** France declares a simple campaign at position 2, and Spain one at 3. */
    private static Table.Made artois() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "artois", "name": "Artois", "dice": "server", "undo": "opponents-agree", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""", null));
        var commands = "api/games/" + game.id() + "/commands";
        table.post(commands, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"simple\"}", game.host());
        table.post(commands, "{\"type\": \"DeclareCampaign\", \"country\": \"spain\", \"campaign\": \"simple\"}", game.host());
        return game;
    }

    private static Page seat(Table.Made game, int number) {
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().get(number)));
        return page;
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Anna corrects her campaign from the line of the log. */
    private static Locator corrected(Page anna) {
        anna.locator("[data-amend='2']").click();
        var form = anna.locator(".amend");
        assertThat(form).containsText("Correct the order of position 2");
        form.locator(".command-picker summary").filter(new Locator.FilterOptions().setHasText("France")).or(form.locator(".command-picker summary").first()).first()
                .evaluate("summary => { summary.parentElement.open = true; }");
        form.locator("[data-pick]").last().click();
        form.getByLabel("Reason").fill("misread the card");
        button(anna, "Work it out").click();
        var branch = anna.locator(".amend[data-state=open]");
        assertThat(branch).containsText("Anna corrects the order of position 2 (misread the card)");
        return branch;
    }

    @Test
    void anOrderIsCorrectedAdoptedWithConsentAndTheOldLineStaysReadable() {
        var game = artois();
        var anna = seat(game, 0);
        var ben = seat(game, 1);

        var branch = corrected(anna);

        assertThat(branch).containsText("1 later order holds; 1 order of the game would not stand. The branch is whole.");
        assertThat(branch.locator("[data-board=now] .board")).isVisible();
        assertThat(branch.locator("[data-board=branch] .board")).isVisible();
        branch.locator("details summary").first().click();
        assertThat(branch.locator(".differences")).containsText("campaign");
        button(anna, "Adopt").click();

        var asked = ben.locator("[data-kind=AnswerRequest]");
        assertThat(asked).containsText("Anna asks to adopt amendment 1, which leaves out 1 command: misread the card. Do you agree?");
        asked.getByText("See the branch of amendment 1").click();
        assertThat(ben.locator(".amend")).containsText("The branch is whole.");
        button(ben, "Back to the board").click();
        assertThat(ben.locator("[data-answerable=yes]")).hasCount(1);
        ben.locator("[data-kind=AnswerRequest]").getByRole(AriaRole.BUTTON).first().click();

        assertThat(ben.locator(".log")).containsText("Amendment 1 is adopted: 2 commands follow from position 1.");
        assertThat(ben.locator(".log [data-position='2'].undone")).hasCount(1);
        assertThat(ben.locator(".log").getByText("amendment 1", new Locator.GetByTextOptions().setExact(true)).first()).isVisible();
        assertThat(anna.locator(".amend[data-state=adopted]")).hasCount(1);
    }

    @Test
    void theFirstOrderThatDoesNotHoldIsLeftOutAndTheBranchThrownAway() {
        var game = artois();
        var anna = seat(game, 0);
        anna.locator("[data-amend='2']").click();
        var form = anna.locator(".amend");
        form.getByLabel("it was never given").check();
        button(anna, "Work it out").click();
        var first = anna.locator("[data-first='3']");
        assertThat(first).containsText("The order of position 3 does not hold");
        button(anna, "Leave it out").click();
        assertThat(anna.locator(".amend[data-whole=true]")).containsText("0 later orders hold; 2 orders of the game would not stand. The branch is whole.");
        button(anna, "Throw away").click();
        assertThat(anna.locator(".amend[data-state=dropped]")).hasCount(1);
        button(anna, "Back to the board").click();
        assertThat(anna.locator(".log")).containsText("Anna throws amendment 1 away.");
        anna.locator(".log [data-type=AmendmentDropped] .amend-link").click();
        assertThat(anna.locator(".amend")).containsText("thrown away");
    }
}
