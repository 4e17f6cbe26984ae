package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** A reader keeps his sight on the board, his choice and what he has typed, whatever others do meanwhile. */
class KeptPlaceTest extends AtTheTable {

    private static Page seat(Table.Made game, int number) {
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().get(number)));
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        return page;
    }

    /** The host gives an order in the place of Anna. */
    private static void order(Table.Made game, String command) {
        table.post("api/games/" + game.id() + "/commands", command, game.host());
    }

    /** The place of a counter once the board has come to rest: it stays there for ten frames. */
    private static Object place(Page page) {
        return page.evaluate("""
                async () => {
                  const at = () => { const { x, y, width } = document.querySelector('.counter').getBoundingClientRect(); return [x, y, width].map(Math.round); };
                  let before = at();
                  for (let still = 0; still < 10; still += 1) {
                    await new Promise(requestAnimationFrame);
                    const now = at();
                    still = now.join() === before.join() ? still : 0;
                    before = now;
                  }
                  return before;
                }""");
    }

    @Thorough("A further flow of the board, of which several are in the short tier.")
    @Test
    void anotherTabAndBackKeepsTheSightAndWhatIsChosen() {
        var game = table.artois("server");
        var page = seat(game, 0);
        page.getByLabel("Find a place").fill("artois");
        page.keyboard().press("Enter");
        assertThat(page.locator(".handles [data-zone=artois][tabindex='0']")).isAttached();
        var before = place(page);

        page.evaluate("game => { location.hash = `#/games/${game}/battles`; }", game.id());
        assertThat(page.locator(".board")).not().isVisible();
        page.goBack();

        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        assertThat(page.locator(".handles [data-zone=artois][tabindex='0']")).isAttached();
        assertThat(place(page)).isEqualTo(before);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatIsTypedOutlivesTheOrdersOfOthers() {
        var game = table.artois("server");
        var anna = seat(game, 0);
        order(game, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"simple\"}");
        assertThat(anna.locator(".log")).containsText("France");
        anna.locator("[data-amend]").first().click();
        var reason = anna.locator(".amend").getByLabel("Reason");
        reason.fill("the river was forg");

        order(game, "{\"type\": \"EndMovement\", \"country\": \"france\"}");

        assertThat(anna.locator(".turn")).containsText("massed forces");
        assertThat(reason).hasValue("the river was forg");
        assertThat(reason).isFocused();
    }
}
