package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Two browsers at two seats: one corrects an order of long ago on a branch, and the other sees the branch and agrees. */
class AmendmentPageTest extends AtTheTable {

    /** France declares a major campaign at position 2 and marches into Artois at 4; Spain lets it pass at 7. */
    private static Table.Made artois() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "artois", "name": "Artois", "dice": "server", "undo": "opponents-agree", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""", null));
        var commands = "api/games/" + game.id() + "/commands";
        table.post(commands, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}", game.host());
        table.post(commands, "{\"type\": \"MoveStack\", \"stack\": \"fra-1\", \"path\": [\"artois\"]}", game.host());
        table.post(commands, "{\"type\": \"PassInterception\", \"country\": \"spain\"}", game.host());
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

    @Test
    void anOrderIsCorrectedAdoptedWithConsentAndTheOldLineStaysReadable() {
        var game = artois();
        var anna = seat(game, 0);
        var ben = seat(game, 1);
        anna.locator("[data-amend='4']").click();
        var form = anna.locator(".amend");
        assertThat(form).containsText("Correct the order of position 4");
        form.getByLabel("it was never given").check();
        form.getByLabel("Reason").fill("the river was forgotten");
        button(anna, "Work it out").click();

        var first = anna.locator("[data-first='7']");
        assertThat(first).containsText("The order of position 7 does not hold");
        assertThat(first).containsText("Spain makes no attempt to intercept France's stack of 8 LD under a general in Artois.");
        button(anna, "Leave it out").click();

        var branch = anna.locator(".amend[data-whole=true]");
        assertThat(branch).containsText("Anna corrects the order of position 4 (the river was forgotten)");
        assertThat(branch).containsText("0 later orders hold; 2 orders of the game are replaced or left out. The branch is whole.");
        assertThat(branch.locator("[data-board=now] .board")).isVisible();
        assertThat(branch.locator("[data-board=branch] .board")).isVisible();
        branch.locator("details summary").first().click();
        assertThat(branch.locator(".differences")).containsText("artois");
        assertThat(branch.locator(".agree")).hasText("Ben must agree.");
        button(anna, "Ask Ben to agree").click();

        var asked = ben.locator("[data-kind=AnswerRequest]");
        assertThat(asked).containsText("Anna asks to adopt amendment 1, which leaves out 2 commands: the river was forgotten. Do you agree?");
        asked.getByText("See the branch of amendment 1").click();
        assertThat(ben.locator(".amend")).containsText("The branch is whole.");
        button(ben, "Back to the board").click();
        assertThat(ben.locator("[data-answerable=yes]")).hasCount(1);
        ben.locator("[data-kind=AnswerRequest]").getByRole(AriaRole.BUTTON).first().click();

        assertThat(ben.locator(".log")).containsText("Anna's amendment 1, agreed by Ben, is adopted: 0 commands follow from position 3.");
        assertThat(ben.locator(".log li.undone [data-position='4']")).hasCount(1);
        assertThat(anna.locator(".amend[data-state=adopted]")).hasCount(1);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void anotherOrderIsChosenAmongThoseOfItsMomentAndTheBranchThrownAway() {
        var game = artois();
        var anna = seat(game, 0);
        anna.locator("[data-amend='2']").click();
        var form = anna.locator(".amend");
        form.locator("[data-pick]").filter(new Locator.FilterOptions().setHasText("major")).first().click();
        assertThat(form).containsText("Chosen: ");
        button(anna, "Work it out").click();

        assertThat(anna.locator(".amend[data-whole=true]")).containsText("2 later orders hold; 1 order of the game is replaced or left out. The branch is whole.");
        button(anna, "Throw away").click();
        assertThat(anna.locator(".amend[data-state=dropped]")).hasCount(1);
        button(anna, "Back to the board").click();
        assertThat(anna.locator(".log")).containsText("Anna throws amendment 1 away.");
        anna.locator(".log [data-type=AmendmentDropped] .amend-link").click();
        assertThat(anna.locator(".amend")).containsText("thrown away");
    }
}
