package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The orders of others are played on the board as they come in: their counters move along their ways. */
class LiveOrdersTest extends AtTheTable {

    /** Notes each motion with its places, and makes it so slow that it does not end by itself during a test. */
    private static final String SLOWLY = """
            window.motions = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
              window.motions.push({ stack: this.dataset.stack, frames: frames.map(frame => frame.translate) });
              return animate.call(this, frames, { ...options, duration: 600_000 });
            };""";

    private static final String CAMPAIGN = "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}";
    private static final String MARCH = "{\"type\": \"MoveStack\", \"stack\": \"fra-1\", \"path\": [\"champagne\"]}";

    private Table.Made game;

    private Page looking(Page page, String token) {
        page.addInitScript(SLOWLY);
        page.navigate(table.invitation(game, token));
        assertThat(page.locator(".counter").first()).isVisible();
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        return page;
    }

    private void ordered(String... commands) {
        for (var command : commands) {
            table.post("api/games/" + game.id() + "/commands", command, game.seats().getFirst());
        }
    }

    @Thorough("A further flow of the board, of which several are in the short tier.")
    @Test
    void theCounterOfAnotherMovesAlongItsWayAndCanBePausedAndSkipped() {
        game = table.artois("server");
        var ben = looking(table.player(), game.seats().get(1));

        ordered(CAMPAIGN, MARCH);

        assertThat(ben.locator(".live-bar[data-playing=yes]")).isVisible();
        assertThat(ben.locator(".live-bar [role=status]")).containsText("Champagne");
        assertThat(ben.locator(".counter.live")).hasCount(1);
        assertThat(ben.locator("[data-march='fra-1']")).hasCount(1);
        var frames = (List<?>) ben.evaluate("motions.find(each => each.stack === 'fra-1').frames");
        assertThat(frames).hasSize(2);
        assertThat(frames.getLast()).isEqualTo("0px 0px");
        assertThat(frames.getFirst()).isNotEqualTo("0px 0px");

        ben.locator("[data-live-pause]").click();
        assertThat(ben.locator("[data-live-pause]")).hasAttribute("aria-pressed", "true");
        assertThat(ben.evaluate("document.querySelector('.counter.live').getAnimations()[0].playState")).isEqualTo("paused");
        ben.locator("[data-live-pause]").click();
        assertThat(ben.evaluate("document.querySelector('.counter.live').getAnimations()[0].playState")).isEqualTo("running");
        ben.locator("[data-live-end]").click();
        assertThat(ben.locator(".live-bar[data-playing=no]")).isVisible();
        assertThat(ben.locator(".counter.live")).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void ownOrdersAreNotPlayed() {
        game = table.artois("server");
        var anna = looking(table.player(), game.seats().getFirst());

        ordered(CAMPAIGN, MARCH);

        assertThat(anna.locator(".log")).containsText("Champagne");
        assertThat(anna.locator(".live-bar")).hasCount(0);
        assertThat((List<?>) anna.evaluate("motions")).isEmpty();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whoWantsLessMotionSeesTheWayAndNoMovement() {
        game = table.artois("server");
        var ben = looking(table.player(new Browser.NewContextOptions().setReducedMotion(ReducedMotion.REDUCE)), game.seats().get(1));

        ordered(CAMPAIGN, MARCH);

        assertThat(ben.locator("[data-march='fra-1']")).hasCount(1);
        assertThat(ben.locator(".live-bar[data-playing=no]")).isVisible();
        assertThat((List<?>) ben.evaluate("motions")).isEmpty();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theOrdersOfOthersAreNotPlayedWhereThatIsSwitchedOff() {
        game = table.artois("server");
        var ben = looking(table.player(), game.seats().get(1));
        ben.locator("[data-live-settings] summary").click();
        ben.locator("[data-live=on]").uncheck();

        ordered(CAMPAIGN, MARCH);

        assertThat(ben.locator(".log")).containsText("Champagne");
        assertThat(ben.locator(".live-bar")).hasCount(0);
    }
}
