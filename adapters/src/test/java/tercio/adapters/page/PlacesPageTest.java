package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

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

    /** The person presses the button of its link, and goes to the game. */
    private static void takes(Page person, String link) {
        person.navigate(link);
        person.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Take your place")).click();
        assertThat(person.locator(".taking .seat-links")).containsText("it is shown only now: keep it");
        person.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("To the game")).click();
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
        assertThat(host.locator(".places li[data-person=Carl]")).containsText("has not opened the link yet");
        takes(carl, link);
        sits(carl, "You are Carl (player of Anna), France");
        var late = table.player();
        late.navigate(link);
        late.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Take your place")).click();
        assertThat(late.locator(".taking")).containsText("Ask whoever named you for a new link");
        carl.locator("[data-kind=DeclareCampaign] button").first().click();
        assertThat(carl.locator(".log")).containsText("Carl (player of Anna)");
        assertThat(host.locator(".log")).containsText("host gives Carl a place: player of Anna.");
        assertThat(host.locator(".places dl")).containsText("played by Carl");
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("401") || complaint.contains("404"));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void thePersonKeepsALinkOfItsOwn() {
        var game = table.artois("server");
        var ben = at(game, game.seats().get(1));
        ben.locator(".seat-box > summary").click();
        var link = give(ben, "Carl", "deputy", "Ben");

        var carl = table.player();
        carl.navigate(link);
        carl.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Take your place")).click();
        var own = carl.locator(".taking .seat-links input[readonly]").inputValue();

        assertThat(carl.locator(".taking")).containsText("You are Carl (deputy of Ben).");
        var elsewhere = table.player();
        elsewhere.navigate(own);
        sits(elsewhere, "You are Carl (deputy of Ben), Spain");
        ben.reload();
        assertThat(ben.locator(".seat-box > summary")).hasText("You are Ben, Spain");
        ben.locator(".seat-box > summary").click();
        assertThat(ben.locator(".places li[data-person=Carl]")).not().containsText("has not opened");
        assertThat(table.complaints()).isEmpty();
    }

    /** The banner names the person for whom a player waits: the one who plays the seat now, as soon as it does. */
    @Thorough("A further flow of a page of which one is in the short tier.")
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

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aPlayerNamesADeputyAndTakesThePlaceBack() {
        var game = table.artois("server");
        var ben = at(game, game.seats().get(1));
        sits(ben, "You are Ben, Spain");
        ben.locator(".seat-box > summary").click();

        var carl = table.player();
        takes(carl, give(ben, "Carl", "deputy", "Ben"));
        sits(carl, "You are Carl (deputy of Ben), Spain");
        assertThat(ben.locator(".places dl")).containsText("deputies: Carl");

        button(ben, "Take back the place of Carl").click();

        sits(carl, "You watch");
        assertThat(ben.locator(".places li")).hasCount(0);
        assertThat(table.complaints()).isNotEmpty().allMatch(complaint -> complaint.contains("401"));
    }
}
