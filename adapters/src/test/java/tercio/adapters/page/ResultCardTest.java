package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** After a roll a card tells the dice, the verdict, what follows and why; an order is taken back from there, from the banner and by keys. */
class ResultCardTest extends AtTheTable {

    private static Page at(Table.Made game, String token) {
        var page = table.player();
        page.navigate(table.invitation(game, token));
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        return page;
    }

    private static int position(Table.Made game) {
        return table.get("api/games/" + game.id()).path("position").asInt();
    }

    /** France rolls for the attrition of its march; the die is the service's. */
    private static Page rolled(Table.Made game) {
        var anna = at(ArtoisAtTable.passed(table, game), game.seats().get(0));
        anna.locator("[data-kind=RollMarchAttrition] [data-option]").click();
        assertThat(anna.locator(".result-card")).isVisible();
        return anna;
    }

    @Test
    void theCardTellsDiceModifiersVerdictAndWhy() {
        var game = table.artois("server");
        var anna = rolled(game);
        var line = table.get("api/games/" + game.id() + "/log?from=1&limit=40").path("lines").valueStream()
                .filter(each -> each.path("type").asString().equals("MarchAttritionRolled")).findAny().orElseThrow();

        var card = anna.locator(".result-card");
        assertThat(card.locator(".verdict")).hasText(line.path("text").asString());
        assertThat(card.locator(".rolled .die").first()).hasText(line.path("dice").path(0).path("value").asString());
        card.getByRole(AriaRole.BUTTON, new com.microsoft.playwright.Locator.GetByRoleOptions().setName("Why").setExact(true)).click();
        assertThat(card.locator(".steps [data-rule]").first()).isVisible();
        card.locator(".close").click();
        assertThat(card).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theOtherSeatSeesTheCardAsWell() {
        var game = table.artois("server");
        var ben = at(game, game.seats().get(1));
        assertThat(ben.locator(".live")).hasText("Live");

        rolled(game);

        assertThat(ben.locator(".result-card .verdict")).containsText("movement attrition");
        assertThat(ben.locator(".result-card .take-back")).containsText("Take back my last order");
    }

    @Thorough("A second way through the same page.")
    @Test
    void theCardTakesTheRollBack() {
        var game = table.artois("server");
        var anna = rolled(game);

        anna.locator(".result-card .take-back").click();
        assertThat(TakeBackAtTable.shown(anna)).containsText("Nobody has to agree.");
        assertThat(TakeBackAtTable.shown(anna)).containsText("Dice that fell for it");
        assertThat(TakeBackAtTable.shown(anna).locator(".goes li").first()).containsText("movement attrition");
        TakeBackAtTable.shown(anna).locator(".whole").click();
        assertThat(TakeBackAtTable.shown(anna)).containsText("of 3 orders");
        TakeBackAtTable.shown(anna).locator(".whole").click();
        assertThat(TakeBackAtTable.shown(anna)).not().containsText("orders");
        TakeBackAtTable.sent(anna);

        assertThat(anna.locator("[data-kind=RollMarchAttrition]")).isVisible();
        assertThat(anna.locator(".result-card")).hasCount(0);
        assertThat(anna.locator(".log li.undone")).not().hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theBannerTakesTheLastOrderBackAndOffersNothingBeforeThereIsOne() {
        var game = table.artois("server");
        var anna = at(game, game.seats().get(0));
        assertThat(anna.locator(".turn-bar .take-back")).isHidden();
        anna.locator("[data-kind=DeclareCampaign] [data-option]").last().click();
        assertThat(anna.locator("[data-kind=MoveStack]").first()).isVisible();

        anna.locator(".turn-bar .take-back").click();
        assertThat(TakeBackAtTable.shown(anna)).containsText("Nobody has to agree.");
        TakeBackAtTable.sent(anna);

        assertThat(anna.locator("[data-kind=DeclareCampaign]")).isVisible();
        assertThat(anna.locator(".turn-bar .take-back")).isHidden();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void controlZTakesBackAndNotWhileTextIsWritten() {
        var game = table.artois("server");
        var anna = at(game, game.seats().get(0));
        anna.locator("[data-kind=DeclareCampaign] [data-option]").last().click();
        assertThat(anna.locator("[data-kind=MoveStack]").first()).isVisible();
        int declared = position(game);
        assertThat(anna.locator(".game[data-answerable=yes]")).isVisible();
        anna.getByLabel("Find a place").fill("Par");
        anna.keyboard().press("Control+z");
        assertThat(anna.locator("[data-kind=MoveStack]").first()).isVisible();
        assertThat(position(game)).isEqualTo(declared);

        anna.locator(".play").focus();
        anna.keyboard().press("Control+z");
        assertThat(TakeBackAtTable.shown(anna).locator(".main")).isFocused();
        assertThat(anna.locator("[data-kind=MoveStack]").first()).isAttached();
        anna.keyboard().press("Enter");

        assertThat(anna.locator("[data-kind=DeclareCampaign]")).isVisible();
        assertThat(anna.locator(".log li.undone")).not().hasCount(0);
    }

    /** After another seat acted, and where a die fell, the others are asked. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whereConsentIsNeededItAsks() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "artois", "name": "Artois", "dice": "server", "undo": "opponents-agree", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""", null));
        ArtoisAtTable.passed(table, game);
        var anna = at(game, game.seats().get(0));
        var ben = at(game, game.seats().get(1));
        var back = anna.locator(".turn-bar .take-back");
        assertThat(back).hasText("Take back my last order");

        back.click();
        var shown = TakeBackAtTable.shown(anna);
        assertThat(shown).containsText("of 2 orders");
        assertThat(shown.locator(".agree")).hasText("Ben must agree.");
        assertThat(shown.locator(".main")).hasText("Ask Ben");
        TakeBackAtTable.sent(anna, "the river was forgotten");

        assertThat(ben.locator("[data-kind=AnswerRequest]")).containsText(Pattern.compile("Anna asks to take the game to position"));
        assertThat(ben.locator(".turn-bar.called")).isVisible();
        ben.locator("[data-kind=AnswerRequest] [data-option]").first().click();
        assertThat(anna.locator("[data-pick='fra-1']")).isVisible();
    }

    /** One thing is asked at a time: a second press asks for nothing that would be refused, and takes the request back where that is wanted. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aSecondPressTellsWhatWasAskedAlreadyAndMayWithdrawIt() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "artois", "name": "Artois", "dice": "server", "undo": "opponents-agree", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""", null));
        ArtoisAtTable.passed(table, game);
        var anna = at(game, game.seats().get(0));
        anna.locator(".turn-bar .take-back").click();
        TakeBackAtTable.sent(anna, "the river was forgotten");
        assertThat(anna.locator("[data-kind=AnswerRequest]")).isVisible();
        assertThat(anna.locator(".game[data-answerable=yes]")).isVisible();
        int asked = position(game);

        anna.locator(".turn-bar .take-back").click();
        var dialog = anna.locator(".take-back-dialog");
        assertThat(dialog.locator("[role=status]")).containsText("You have asked already, and Ben, Spain must answer first.");
        assertThat(dialog.locator(".reason")).hasCount(0);
        assertThat(position(game)).isEqualTo(asked);
        dialog.locator("[data-withdraw]").click();

        assertThat(anna.locator("[data-kind=AnswerRequest]")).hasCount(0);
        assertThat(position(game)).isEqualTo(asked + 1);
        assertThat(anna.locator(".game[data-answerable=yes]")).isVisible();
        anna.locator(".turn-bar .take-back").click();
        assertThat(TakeBackAtTable.shown(anna).locator(".main")).hasText("Ask Ben");
        assertThat(anna.locator("[role=alert]")).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whereOnlyTheHostMayUndoASeatIsNotOfferedIt() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "artois", "name": "Artois", "dice": "server", "undo": "host-only", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""", null));
        var anna = at(game, game.seats().get(0));
        anna.locator("[data-kind=DeclareCampaign] [data-option]").last().click();
        assertThat(anna.locator("[data-kind=MoveStack]").first()).isVisible();

        assertThat(anna.locator(".turn-bar .take-back")).isHidden();
    }

    /** From the midst of an order nobody could go on: the sheet offers the positions before and after it, and shows what goes with each. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void withinAnOrderTheNearestPositionsAreOffered() {
        var game = table.artois("server");
        var anna = rolled(game);
        var since = table.get("api/games/" + game.id() + "/log?from=1&limit=100").path("lines").valueStream().map(line -> line.path("since").asInt()).toList();
        int within = since.size() - 1;
        while (!since.get(within - 1).equals(since.get(within))) {
            within--;
        }
        while (!anna.locator(".game").getAttribute("data-position").equals(String.valueOf(within))) {
            var here = anna.locator(".game").getAttribute("data-position");
            button(anna, "One event back").click();
            assertThat(anna.locator(".game")).not().hasAttribute("data-position", here);
        }
        anna.getByText("Undo, fork …").click();
        assertThat(anna.locator(".game")).hasAttribute("data-answerable", "yes");
        button(anna, "Undo to here").click();

        var shown = TakeBackAtTable.shown(anna);
        assertThat(shown.locator("[role=status]")).containsText("Position " + within + " lies within one command");
        shown.locator(".nearest").first().click();
        int before = since.get(within) - 1;
        assertThat(shown.locator(".main")).isVisible();
        assertThat(shown).containsText("The game goes on from position " + before + ", exactly as it stood then.");
        TakeBackAtTable.sent(anna);

        // A fight that is fought out again opens by itself.
        assertThat(anna.locator(".game[data-position='" + (since.size() + 1) + "']")).isVisible();
        anna.locator("[data-part=log]").click();
        assertThat(anna.locator(".log li.undone[data-position='%1$s'], .log li.undone:has([data-position='%1$s'])".formatted(since.get(within)))).hasCount(1);
        assertThat(table.get("api/games/" + game.id() + "/timeline").path("undone").path(0).path("from").asInt()).isEqualTo(before + 1);
    }

    private static com.microsoft.playwright.Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
