package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** The measures of the page over recorded games of each rulebook and at questions with many answers, on two desks and a phone. */
@InSecondBrowser
@Thorough("Recorded games in three sizes of the window; the short tier measures one in SteadyLayoutTest.")
class PageLayoutTest extends AtTheTable {

    private static final int[][] SIZES = {{1440, 900}, {1280, 720}, {390, 844}};

    /** Every third in a run: games on land, at sea and overseas, and of Empires in Arms, have much the same page. */
    static List<String> records() {
        return Tier.some(List.of("march-on-artois", "lepanto", "armada", "turks-and-russians", "colonial-convoy", "europe"), 3);
    }

    /** At its beginning, in its midst and at its end: what is asked then, or that it is the past, stands in its place. */
    @ParameterizedTest
    @MethodSource("records")
    void boardLogAndAnswersHaveTheirRoom(String record) {
        var game = table.made(table.post("api/games/import?again=true", Table.record(record), null));
        for (var size : SIZES) {
            var page = looking(game, size);
            assertThat(PageMeasures.faults(page)).as("%s, now, %s x %s", record, size[0], size[1]).isEmpty();
            int newest = Integer.parseInt(page.locator(".game").getAttribute("data-position"));
            for (int position : new int[] {newest / 2, 1}) {
                page.navigate(table.address(game, "?at=" + position));
                assertThat(page.locator(".game[data-position='" + position + "']")).isVisible();
                assertThat(PageMeasures.faults(page)).as("%s, at %s, %s x %s", record, position, size[0], size[1]).isEmpty();
            }
        }
    }

    private static Page looking(Table.Made game, int[] size) {
        return looking(game, size, "en");
    }

    private static Page looking(Table.Made game, int[] size, String language) {
        var options = new Browser.NewContextOptions().setViewportSize(size[0], size[1]);
        var page = table.player(size[0] < 500 ? options.setIsMobile(true).setHasTouch(true) : options);
        page.addInitScript("localStorage.setItem('tercio.language', '" + language + "')");
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        assertThat(page.locator(".counter").first()).isAttached();
        return page;
    }

    private static void hasRoom(String when, Table.Made game) {
        // Each size in one language, and in the next run in the other one.
        for (int at = 0; at < SIZES.length; at++) {
            var size = SIZES[at];
            var language = (at + Tier.run(2)) % 2 == 0 ? "en" : "fr";
            assertThat(PageMeasures.faults(looking(game, size, language))).as("%s, %s, %s x %s", when, language, size[0], size[1]).isEmpty();
        }
    }

    private static void answered(Table.Made game, String command) {
        table.post("api/games/" + game.id() + "/commands", command, game.host());
    }

    /** Russia has three depots that it may remove, then four corps that it may move, beside the end of the step and other questions. */
    @Test
    void theStepsOfACampaignHaveTheirRoom() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "empires-in-arms", "scenario": "turkey-russia", "name": "A campaign", "public": true,
                 "seats": [{"name": "Anna", "controls": ["turkey"]}, {"name": "Ben", "controls": ["russia"]}]}""", null));
        hasRoom("the depots", game);
        answered(game, "{\"type\": \"EndStep\", \"power\": \"russia\", \"step\": \"depots\"}");
        hasRoom("the land movements", game);
    }

    /** France has four stacks, whose names begin alike. */
    @Test
    void theMovementsOfAWarHaveTheirRoom() {
        var game = table.artois("server");
        answered(game, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}");
        hasRoom("the movements", game);
    }
}
