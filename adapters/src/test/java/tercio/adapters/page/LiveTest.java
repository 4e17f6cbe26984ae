package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PageAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Two browsers at one table. */
class LiveTest extends AtTheTable {

    @Test
    void aMoveOfAnotherSeatAppearsByItself() {
        var game = table.artois("server");
        var ben = table.player();
        ben.navigate(table.invitation(game, game.seats().get(1)));
        assertThat(ben.locator(".live")).hasText("Live");
        var anna = table.player();
        anna.navigate(table.invitation(game, game.seats().get(0)));

        anna.locator("[data-kind=DeclareCampaign] button").last().click();

        assertThat(ben.locator(".log")).containsText("France declares multiple campaigns for 100 D");
        assertThat(ben.locator("[data-kind=MoveStack]")).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aLostConnectionIsShownAndHealsWithoutReload() {
        var game = table.artois("server");
        var ben = table.player();
        ben.route(Pattern.compile(".*/events$"), route -> route.abort());
        ben.navigate(table.address(game, ""));
        assertThat(ben.locator(".live.lost")).isVisible();
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"none\"}", game.host());

        ben.unroute(Pattern.compile(".*/events$"));

        assertThat(ben.locator(".live")).hasText("Live");
        assertThat(ben.locator(".log")).containsText("France declares no campaign");
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("ERR_FAILED"));
    }

    @Test
    void anInvitationLeavesNoTokenInTheAddress() {
        var game = table.artois("server");
        var anna = table.player();
        anna.navigate(table.invitation(game, game.seats().get(0)));
        assertThat(anna).hasURL(Pattern.compile(".*#/games/" + game.id() + "$"), new PageAssertions.HasURLOptions());
        assertThat(anna.locator(".seat-box > summary")).hasText("You are Anna, France");
        anna.reload();
        assertThat(anna.locator(".seat-box > summary")).hasText("You are Anna, France");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theHostGivesASeatANewLinkAndClosesTheDoors() {
        var game = table.artois("server");
        var host = table.player();
        host.navigate(table.invitation(game, game.host()));
        host.locator(".seat-box > summary").click();
        host.locator(".places li").filter(new Locator.FilterOptions().setHasText("Ben")).locator("button").first().click();
        var link = host.locator(".places [role=status] input").inputValue();
        host.locator(".host input[type=checkbox]").uncheck();

        var ben = table.player();
        ben.navigate(link);
        ben.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Take your place")).click();
        ben.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("To the game")).click();
        assertThat(ben.locator(".seat-box > summary")).hasText("You are Ben, Spain");
        var stranger = table.player();
        stranger.navigate(table.address(game, ""));
        assertThat(stranger.locator("[role=alert]")).containsText("Not found");
        var former = table.player();
        former.navigate(table.invitation(game, game.seats().get(1)));
        assertThat(former.locator("[role=alert]")).containsText("The token is not known");
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("404") || complaint.contains("401"));
    }
}
