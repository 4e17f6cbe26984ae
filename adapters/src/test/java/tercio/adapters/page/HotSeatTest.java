package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Several seats on one device: it says whose turn it is, and hides on the way from hand to hand what the next may not see. */
class HotSeatTest extends AtTheTable {

    private static void button(Page page, String name) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true)).click();
    }

    /** Holds the seats of a game on one device, as the links of a new game offer it. */
    private static Page shared(Table.Made game, String first, String second) {
        var page = table.player();
        page.navigate(table.home());
        page.evaluate("([id, seats]) => { sessionStorage.setItem('tercio.hot-seat.' + id, JSON.stringify({seats, passing: null}));"
                + " sessionStorage.setItem('tercio.token.' + id, seats[0].token); }", java.util.List.of(game.id(), java.util.List.of(
                        java.util.Map.of("name", first, "token", game.seats().get(0)), java.util.Map.of("name", second, "token", game.seats().get(1)))));
        page.navigate(table.address(game, ""));
        assertThat(page.locator(".hot-seat")).isVisible();
        return page;
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aGameThatIsStartedCanBePlayedOnOneDevice() {
        var page = table.player();
        page.navigate(table.home());
        button(page, "Start the game");
        button(page, "Play all seats on this device");

        assertThat(page.locator(".hot-seat")).isVisible();
        assertThat(page.locator(".seat-box > summary")).containsText("You are ");
        assertThat(AccessibilityTest.serious(page)).isEmpty();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void withoutSecretsTheOtherSeatIsTakenAtOnce() {
        var page = shared(table.artois("server"), "Anna", "Ben");
        assertThat(page.locator(".seat-box > summary")).hasText("You are Anna, France");

        button(page, "Go on as Ben");

        assertThat(page.locator(".seat-box > summary")).hasText("You are Ben, Spain");
        page.reload();
        assertThat(page.locator(".seat-box > summary")).hasText("You are Ben, Spain");
        button(page, "End playing on one device");
        assertThat(page.locator(".hot-seat")).hasCount(0);
        assertThat(page.locator(".seat-box > summary")).hasText("You are Ben, Spain");
    }

    @Test
    void withSecretsNothingOfTheGameIsOnThePageUntilTheNextPlayerSaysSo() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "empires-in-arms", "scenario": "turkey-russia", "dice": "server", "undo": "free", "public": false,
                 "seats": [{"name": "Anna", "controls": ["turkey"]}, {"name": "Ben", "controls": ["russia"]}]}""", null));
        var page = shared(game, "Anna", "Ben");
        page.locator(".hot-seat button").first().click();

        assertThat(page.locator(".pass-device h1")).hasText("Pass the device to Ben");
        assertThat(page.locator(".game")).hasCount(0);
        assertThat(page.evaluate("sessionStorage.getItem('tercio.token.' + location.hash.split('/')[2])")).isNull();
        page.reload();
        assertThat(page.locator(".pass-device")).isVisible();
        assertThat(page.locator(".game")).hasCount(0);
        assertThat(AccessibilityTest.serious(page)).isEmpty();

        button(page, "I am Ben");
        assertThat(page.locator(".seat-box > summary")).containsText("You are Ben");
    }
}
