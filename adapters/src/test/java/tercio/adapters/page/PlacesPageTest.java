package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/** The host gives places in the page; a seat that is handed over is lost in one browser and played in the other. */
class PlacesPageTest extends AtTheTable {

    private static void sits(Page page, String as) {
        assertThat(page.locator(".seat-box > summary")).hasText(as);
    }

    private static Page at(Table.Made game, String token) {
        var page = table.player();
        page.navigate(table.invitation(game, token));
        return page;
    }

    private static Locator button(Page page, String name) {
        return page.locator(".places").getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    /** @return the link that the page tells for it */
    private static String give(Page by, String person, String role, String seat) {
        by.locator(".giving > summary").click();
        by.getByLabel("Person").fill(person);
        by.getByLabel("Role").selectOption(role);
        by.locator(".giving").getByLabel(seat, new Locator.GetByLabelOptions().setExact(true)).check();
        button(by, "Give the place").click();
        assertThat(by.locator(".places .seat-links")).containsText("The link of " + person);
        return by.locator(".places .seat-links input").inputValue();
    }

    @Test
    void aSeatIsHandedOverFromOneBrowserToAnother() {
        var game = table.artois("server");
        var host = at(game, game.host());
        var anna = at(game, game.seats().get(0));
        sits(anna, "You are Anna, France");
        host.locator(".seat-box > summary").click();

        var link = give(host, "Carl", "player", "Anna");

        assertThat(anna.locator("[role=alert]")).containsText("The token is not known");
        sits(anna, "You watch");
        var carl = table.player();
        carl.navigate(link);
        sits(carl, "You are Carl (player of Anna), France");
        carl.locator("[data-kind=DeclareCampaign] button").first().click();
        assertThat(carl.locator(".log")).containsText("Carl (player of Anna)");
        assertThat(host.locator(".log")).containsText("host gives Carl a place: player of Anna.");
        assertThat(host.locator(".places dl")).containsText("played by Carl");
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("401"));
    }

    /** Who waits is told whom for: the person who plays the seat now, as soon as it does. */
    @Test
    void theBannerNamesWhoPlaysTheSeatNow() {
        var game = table.artois("server");
        var ben = at(game, game.seats().get(1));
        assertThat(ben.locator(".turn-bar .turn")).containsText("Waiting for Anna, France");
        var host = at(game, game.host());
        host.locator(".seat-box > summary").click();

        give(host, "Carl", "player", "Anna");

        assertThat(ben.locator(".turn-bar .turn")).containsText("Waiting for Carl, France");
        assertThat(ben.locator(".play .awaited").first()).hasText("Carl, France is to answer.");

        button(host, "Take back the place of Carl").click();

        assertThat(ben.locator(".turn-bar .turn")).containsText("Waiting for nobody (seat of Anna), France");
        assertThat(host.locator(".turn-bar .turn")).containsText("Your turn");
        var home = table.player();
        home.navigate(table.home());
        assertThat(home.locator(".game-card", new Page.LocatorOptions().setHas(home.locator("a[href*='" + game.id() + "']")))).containsText("Waits for nobody (seat of Anna)");
    }

    @Test
    void aPlayerNamesADeputyAndTakesThePlaceBack() {
        var game = table.artois("server");
        var ben = at(game, game.seats().get(1));
        sits(ben, "You are Ben, Spain");
        ben.locator(".seat-box > summary").click();

        var carl = table.player();
        carl.navigate(give(ben, "Carl", "deputy", "Ben"));
        sits(carl, "You are Carl (deputy of Ben), Spain");
        assertThat(ben.locator(".places dl")).containsText("deputies: Carl");

        button(ben, "Take back the place of Carl").click();

        sits(carl, "You watch");
        assertThat(ben.locator(".places li")).hasCount(0);
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("401"));
    }
}
