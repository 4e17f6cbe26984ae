package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Each tab of a browser has a seat of its own, and a token that is worth nothing any more closes no game. */
@Thorough("Many tabs of one browser.")
class SeatsInTabsTest extends AtTheTable {

    private static void sits(Page page, String as) {
        assertThat(page.locator(".seat-box > summary")).hasText(as);
    }

    private static Page tab(Page beside, String address) {
        var page = beside.context().newPage();
        page.navigate(address);
        return page;
    }

    private static void onlyTokensWereRefused() {
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("401") || complaint.contains("404"));
    }

    @Test
    void threeSeatLinksInThreeTabsOfOneBrowserAreThreeSeats() {
        var game = table.artois("server");
        var anna = table.player();
        anna.navigate(table.invitation(game, game.seats().get(0)));
        sits(anna, "You are Anna, France");

        var ben = tab(anna, table.invitation(game, game.seats().get(1)));
        sits(ben, "You are Ben, Spain");
        var host = tab(anna, table.invitation(game, game.host()));
        sits(host, "You are the host");
        var stranger = tab(anna, table.address(game, ""));
        sits(stranger, "You watch");

        anna.reload();
        sits(anna, "You are Anna, France");
        host.reload();
        sits(host, "You are the host");
        ben.reload();
        sits(ben, "You are Ben, Spain");
        stranger.reload();
        sits(stranger, "You watch");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aSecondLinkInTheSameTabTakesTheOtherSeat() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().get(0)));
        sits(page, "You are Anna, France");

        page.navigate(table.invitation(game, game.seats().get(1)));

        sits(page, "You are Ben, Spain");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void withAReplacedLinkAPublicGameIsWatchedAndAReloadStaysSo() {
        var game = table.artois("server");
        var ben = table.player();
        ben.navigate(table.invitation(game, game.seats().get(1)));
        sits(ben, "You are Ben, Spain");
        table.post("api/games/" + game.id() + "/seats/Ben/token", "{}", game.host());

        ben.reload();

        assertThat(ben.locator("[role=alert]")).containsText("The token is not known");
        assertThat(ben.locator("[role=alert]")).containsText("open your newest seat link");
        sits(ben, "You watch");
        assertThat(ben.locator(".counter").first()).isVisible();
        ben.reload();
        sits(ben, "You watch");
        assertThat(ben.locator("[role=alert]")).hasCount(0);
        onlyTokensWereRefused();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aLinkThatIsReplacedWhileItsTabIsOpenEndsInWatching() {
        var game = table.artois("server");
        var anna = table.player();
        anna.navigate(table.invitation(game, game.seats().get(0)));
        sits(anna, "You are Anna, France");
        table.post("api/games/" + game.id() + "/seats/Anna/token", "{}", game.host());

        assertThat(anna.locator("[role=alert]")).containsText("The token is not known");
        sits(anna, "You watch");
        assertThat(table.get("api/games/" + game.id()).path("position").asInt()).isEqualTo(1);
        onlyTokensWereRefused();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPrivateGameSaysWhatToDoAndTakesTheRightToken() {
        var game = table.artois("server");
        var host = table.player();
        host.navigate(table.invitation(game, game.host()));
        host.locator(".seat-box > summary").click();
        host.locator(".host input[type=checkbox]").uncheck();
        assertThat(host.locator(".seat-box")).containsText("Only who has a seat may watch");

        var ben = table.player();
        ben.navigate(table.invitation(game, "cut-off"));
        assertThat(ben.locator("[role=alert]")).containsText("The token is not known");
        assertThat(ben.locator("#content")).containsText("Open your newest seat link again");

        ben.reload();
        assertThat(ben.locator("[role=alert]")).containsText("Not found");
        ben.getByLabel("Token of a seat").fill(game.seats().get(1));
        ben.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Take the seat")).click();

        sits(ben, "You are Ben, Spain");
        onlyTokensWereRefused();
    }
}
