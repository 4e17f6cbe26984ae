package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** A spectator reads whom the game waits for, and is promised no question of his own. */
class SpectatorBarTest extends AtTheTable {

    /** Two countries choose a campaign at the same time: one question stands in the bar, which names the other who is asked. */
    @Thorough("A further flow of the board, of which several are in the short tier.")
    @Test
    void theFurtherQuestionsSayWhomTheyAsk() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "colonial", "name": "New World", "dice": "server", "public": true,
                 "seats": [{"name": "Ana", "controls": ["spain"]}, {"name": "Bento", "controls": ["portugal"]}, {"name": "Claire", "controls": ["france"]}]}""", null));
        var page = table.player();
        page.navigate(table.home() + "#/games/" + game.id());

        assertThat(page.locator(".play > .decision")).hasCount(1);
        assertThat(page.locator(".play .further > summary")).hasText(Pattern.compile("1 more question to (Portugal|Spain)"));
    }
}
