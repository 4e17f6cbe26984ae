package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The rulebook's example played by clicks: campaign, march, battle with the dice of the table, undo, fork. */
class PlayedWarTest extends AtTheTable {

    private static void answer(Page page, String kind, String label) {
        page.locator("[data-kind=" + kind + "]").getByRole(AriaRole.BUTTON,
                new Locator.GetByRoleOptions().setName(label)).first().click();
    }

    private static void dice(Page page, String values) {
        page.locator("[data-dice]").fill(values);
        page.locator("[data-dice]").press("Enter");
        assertThat(page.locator("[data-dice]")).hasCount(0);
    }

    private static Page seated(Table.Made game) {
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        return page;
    }

    /** Up to the questions after the first day of the battle of Artois. */
    private static Page foughtTheFirstDay(Table.Made game) {
        var page = seated(game);
        answer(page, "DeclareCampaign", "a major campaign, 50 D");
        page.locator("[data-stack='fra-1']").click();
        page.locator("[data-target='artois']").click();
        page.locator("[data-target='artois'][aria-pressed=true]").click();
        answer(page, "AttemptInterception", "let France's stack of 8 LD under a general pass");
        answer(page, "RollMarchAttrition", "roll for movement attrition of France in Artois");
        dice(page, "2");
        answer(page, "MoveStack", "end the movements");
        answer(page, "FightBattle", "the battle in Artois");
        answer(page, "StandAndFight", "stand and fight in Artois");
        dice(page, "8 6 4 7");
        return page;
    }

    @Thorough("GuideTest plays the march by clicks, and TableDicePageTest takes dice of the table, in the short tier.")
    @Test
    void theMarchIsPlayedByClicksWithTheDiceOfTheTable() {
        var game = table.artois("physical");
        var page = foughtTheFirstDay(game);
        answer(page, "HoldTheField", "try to break off and retreat");
        dice(page, "7");
        answer(page, "HoldTheField", "hold the field");
        dice(page, "2 9 6 5 9 2");
        answer(page, "StayAfterVictory", "do not retreat");
        dice(page, "3 6 4");

        assertThat(page.locator(".banner")).containsText("Battle of Artois: France wins, a major victory; losses France 2 of 8 LD, Spain 5 of 5 LD");
        assertThat(page.locator(".under-way [data-roll='second-day shock']")).isVisible();
        page.locator("[data-part=log]").click();
        assertThat(page.locator(".log")).containsText("Battle of Artois: France wins, a major victory; losses France 2 of 8 LD, Spain 5 of 5 LD");
        assertThat(page.locator("[data-stack='his-1']")).hasCount(0);
        var map = table.get("api/games/" + game.id() + "/map").toString();
        assertThat(map).doesNotContain("his-1");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aMistakeIsTakenBackAndPlayedAgainAndTheBoardAtThatTimeIsForked() {
        var game = ArtoisAtTable.afterTheFirstDay(table);
        var page = seated(game);
        int fought = table.get("api/games/" + game.id()).path("position").asInt();

        page.locator("[data-part=log]").click();
        var steps = page.locator(".log details.details", new Page.LocatorOptions().setHasText("moves its stacks")).first();
        steps.locator("summary").click();
        steps.locator("p", new Locator.LocatorOptions().setHasText("moves its stacks")).locator("a").click();
        assertThat(page.locator(".time output")).containsText("You are looking at position");
        page.getByText("Undo, fork …").click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Fork from here")).click();
        assertThat(page.locator(".forked")).containsText("These links let their holders play");
        page.locator(".forked .close").click();
        page.getByLabel("Why the game is taken back").fill("the wrong zone");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Undo to here")).click();
        assertThat(TakeBackAtTable.shown(page).locator(".reason")).hasValue("the wrong zone");
        TakeBackAtTable.sent(page);

        assertThat(page.locator(".time output")).containsText("now");
        assertThat(page.locator("[data-kind=MoveStack]")).isVisible();
        assertThat(page.locator(".log li.undone").first()).isHidden();
        page.locator(".log .taken-back > details > summary").first().click();
        assertThat(page.locator(".log li.undone").first()).isVisible();
        assertThat(page.locator(".strip .undone")).hasCount(1);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Redo")).click();
        assertThat(TakeBackAtTable.shown(page)).containsText("This is in effect again");
        TakeBackAtTable.sent(page);
        assertThat(page.locator("[data-kind=HoldTheField]")).isVisible();
        assertThat(table.get("api/games/" + game.id()).path("position").asInt()).isEqualTo(fought + 2);
        assertThat(table.get("api/games?size=50").path("games").valueStream().map(each -> each.path("name").asString()).toList())
                .anyMatch(name -> name.startsWith("Artois ("));
        theForkAndItsParentLeadToEachOther(page, game.id());
    }

    private static void theForkAndItsParentLeadToEachOther(Page page, String game) {
        page.locator("[data-part=lines]").click();
        var fork = page.locator(".forks a.fork");
        assertThat(fork).hasCount(1);
        fork.click();
        assertThat(page.locator(".forks .parent")).containsText("This game is a fork of Artois, position ");
        page.locator(".forks .parent a").click();
        assertThat(page.locator(".time output")).containsText("You are looking at position");
        assertThat(page).hasURL(Pattern.compile(".*#/games/" + game + "\\?at=\\d+"));
        assertThat(page.locator(".forks a.fork")).hasCount(1);
    }

    /** The page asks nobody for what is not his; what is refused all the same is explained. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatTheRulesForbidIsExplainedAndNothingIsLost() {
        var game = table.artois("server");
        var page = table.player();
        page.route(Pattern.compile(".*/commands$"), route -> route.resume(new com.microsoft.playwright.Route.ResumeOptions()
                .setPostData("{\"type\": \"DeclareCampaign\", \"country\": \"spain\", \"campaign\": \"major\"}")));
        page.navigate(table.invitation(game, game.seats().get(0)));

        answer(page, "DeclareCampaign", "a major campaign, 50 D");

        assertThat(page.locator("[role=alert]")).containsText("That is for another seat");
        assertThat(page.locator("[data-kind=DeclareCampaign]")).isVisible();
        assertThat(table.get("api/games/" + game.id()).path("position").asInt()).isEqualTo(1);
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("403"));
    }
}
