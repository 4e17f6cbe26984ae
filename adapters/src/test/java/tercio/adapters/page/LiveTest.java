package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PageAssertions;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two browsers at one table. */
@ExtendWith(NeedsBrowser.class)
class LiveTest {

    private static Table table;

    @BeforeAll
    static void start() {
        table = new Table();
    }

    @AfterEach
    void clear() {
        table.clear();
    }

    @AfterAll
    static void stop() {
        table.close();
    }

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

    @Test
    void aLostConnectionIsShownAndHealsWithoutReload() {
        var game = table.artois("server");
        var ben = table.player();
        ben.route(Pattern.compile(".*/events$"), route -> route.abort());
        ben.navigate(table.address(game, ""));
        assertThat(ben.locator(".live.lost")).isVisible();
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"none\"}", game.host());

        ben.unroute(Pattern.compile(".*/events$"));

        assertThat(ben.locator(".live")).hasText("Live", new LocatorAssertions.HasTextOptions().setTimeout(10_000));
        assertThat(ben.locator(".log")).containsText("France declares no campaign for 0 D");
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("ERR_FAILED"));
    }

    @Test
    void anInvitationLeavesNoTokenInTheAddress() {
        var game = table.artois("server");
        var anna = table.player();
        anna.navigate(table.invitation(game, game.seats().get(0)));
        assertThat(anna).hasURL(Pattern.compile(".*#/games/" + game.id() + "$"), new PageAssertions.HasURLOptions());
        assertThat(anna.locator(".seat-box summary")).hasText("Seat");
        anna.reload();
        assertThat(anna.locator(".seat-box summary")).hasText("Seat");
    }
}
