package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Two browsers at two seats: one asks to take back, and the other sees what is asked and answers. */
class ConsentTest extends AtTheTable {

    private static Table.Made artois() {
        return table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "artois", "name": "Artois", "dice": "server", "undo": "opponents-agree", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""", null));
    }

    private static Page seat(Table.Made game, int number) {
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().get(number)));
        return page;
    }

    private static com.microsoft.playwright.Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** The host declares the campaign of France, and Anna asks to take it back. */
    private static void asks(Table.Made game, Page anna) {
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"simple\"}", game.host());
        table.post("api/games/" + game.id() + "/undo", "{\"to\": 1, \"reason\": \"too early\"}", game.seats().get(0));
        assertThat(anna.locator("[data-kind=AnswerRequest]")).isVisible();
    }

    @Test
    void theOtherSeesWhatIsAskedAndAgrees() {
        var game = artois();
        var anna = seat(game, 0);
        var ben = seat(game, 1);
        asks(game, anna);

        var asked = ben.locator("[data-kind=AnswerRequest]");
        assertThat(asked).containsText("Anna asks to take the game to position 1, which undoes 1 command: too early. Do you agree?");
        assertThat(asked.getByText("See the board at position 1")).isVisible();
        asked.getByRole(AriaRole.BUTTON).first().click();

        assertThat(ben.locator("[data-kind=AnswerRequest]")).hasCount(0);
        assertThat(anna.locator("[data-kind=AnswerRequest]")).hasCount(0);
        assertThat(anna.locator(".decision").first()).containsText("campaign");
    }

    /** Portugal and France are asked: each reads the request once, with who else is asked. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aRequestToSeveralSeatsStandsOnce() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "colonial", "name": "New World", "dice": "server", "undo": "opponents-agree", "public": true,
                 "seats": [{"name": "Ana", "controls": ["spain"]}, {"name": "Bento", "controls": ["portugal"]}, {"name": "Claire", "controls": ["france"]}]}""", null));
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"spain\", \"campaign\": \"simple\"}", game.host());
        table.post("api/games/" + game.id() + "/undo", "{\"to\": 1, \"reason\": \"too early\"}", game.seats().get(0));
        var ana = seat(game, 0);
        var bento = seat(game, 1);

        assertThat(ana.locator("[data-kind=AnswerRequest]")).hasCount(1);
        assertThat(ana.locator("[data-withdraw]")).hasCount(1);
        var asked = bento.locator("[data-kind=AnswerRequest]");
        assertThat(asked).hasCount(1);
        assertThat(asked).containsText("for Bento");
        assertThat(asked.locator(".also-asked")).containsText("Claire");
        asked.getByRole(AriaRole.BUTTON).first().click();

        // Claire is asked still: what Bento reads now is her question.
        assertThat(asked.locator(".also-asked")).hasCount(0);
        assertThat(asked).hasCount(1);
        assertThat(asked).containsText("for Claire");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whoAskedMayWithdraw() {
        var game = artois();
        var anna = seat(game, 0);
        asks(game, anna);

        button(anna, "Withdraw the request").click();

        assertThat(anna.locator("[data-kind=AnswerRequest]")).hasCount(0);
        assertThat(anna.locator(".log")).containsText("Anna withdraws request");
    }

    /** A seat has no other way to write in what was forgotten: it fills in the form, and the other agrees. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aSeatAsksForAnAdjustmentByTheFormAndTheOtherAgrees() {
        var game = artois();
        var anna = seat(game, 0);
        var ben = seat(game, 1);
        anna.locator(".seat-box > summary").click();
        open(anna.locator(".adjust > summary"));
        var form = anna.locator(".adjust form");
        form.locator("select").first().selectOption("stability-set");
        form.locator("[data-field='country'] select").selectOption("spain");
        form.locator("[data-field='stability'] input").fill("-2");
        form.locator("button[type='button']").first().click();
        form.locator("input[required][type='text']").last().fill("the sheet says so");
        button(anna, "Ask the others").click();

        var asked = ben.locator("[data-kind=AnswerRequest]");
        assertThat(asked).containsText("the sheet says so");
        asked.getByRole(AriaRole.BUTTON, new com.microsoft.playwright.Locator.GetByRoleOptions().setName("agree").setExact(true)).click();

        assertThat(ben.locator(".log")).containsText("(the sheet says so)");
        assertThat(anna.locator("[data-kind=AnswerRequest]")).hasCount(0);
    }
}
