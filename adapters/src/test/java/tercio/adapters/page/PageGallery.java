package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotType;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Takes a picture of every page in each of its looks: light, dark, on a phone. No part of the tests; it is asked for:
 * {@code mvn -q -pl adapters -am test -Dtest=PageGallery -Dsurefire.failIfNoSpecifiedTests=false}
 */
class PageGallery extends AtTheTable {

    private static final Path FOLDER = Path.of("src/docs/pages");
    private static final int QUALITY = 72;

    private enum Look {
        LIGHT(ColorScheme.LIGHT), DARK(ColorScheme.DARK), PHONE(ColorScheme.LIGHT);

        private final ColorScheme scheme;

        Look(ColorScheme scheme) {
            this.scheme = scheme;
        }

        Page page() {
            var options = new Browser.NewContextOptions().setColorScheme(scheme);
            return table.player(this == PHONE ? options.setViewportSize(390, 844).setIsMobile(true).setHasTouch(true) : options.setViewportSize(1360, 850));
        }
    }

    /** The address of a page after the invitation to a game; without a game after the home of the service. */
    private static void pictures(String name, Table.Made game, String token, String view) {
        for (var look : Look.values()) {
            var page = look.page();
            var requests = new OpenRequests(page);
            if (game == null) {
                page.navigate(table.home() + view);
            } else {
                page.navigate(table.invitation(game, token));
                assertThat(page.locator(".time")).isVisible();
                page.navigate(table.address(game, view));
            }
            requests.arrive();
            assertThat(page.locator(".ground[data-drawn=no]")).hasCount(0);
            assertThat(page.locator("main")).not().containsText("Loading …");
            page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name + "-" + look.name().toLowerCase(Locale.ROOT) + ".jpg"))
                    .setType(ScreenshotType.JPEG).setQuality(QUALITY));
            page.context().close();
        }
    }

    @Test
    void aroundTheGames() {
        pictures("home", null, null, "");
        pictures("rules", null, null, "#/rules");
        pictures("adjudicator", null, null, "#/adjudicator");
        pictures("set-up", null, null, "#/setup/eu-military?from=france-spain");
        pictures("about", null, null, "#/about");
    }

    @Test
    void aGameOfEuropa() {
        for (var view : List.of("ers", "rounds", "battles", "dice", "check", "report")) {
            pictures("europa-" + view, march, march.host(), "/" + view);
        }
        pictures("europa-board", march, march.host(), "?at=40");
        pictures("europa-battle", march, march.host(), "/battles/9");
    }

    @Test
    void aTurnInProgress() {
        var day = ArtoisAtTable.afterTheFirstDay(table);
        pictures("turn-asked", day, day.seats().get(1), "");
        pictures("turn-waiting", day, day.seats().get(0), "");
        var war = table.artois("server");
        pictures("turn-campaigns", war, war.seats().get(0), "");
    }

    @Test
    void theRestOfTheWorld() {
        var world = WorldAtTable.moving(table);
        pictures("world-board", world, world.seats().getFirst(), "?map=eu-world");
        pictures("world-stack", world, world.seats().getFirst(), "/stack/spa-f2?map=eu-world");
        pictures("world-colonial", world, world.seats().getFirst(), "/ers/spain");
    }

    @Test
    void aBattleAtSea() {
        var lines = FleetsAtTable.choosingLines(table);
        pictures("sea-battle", lines, lines.seats().getFirst(), "");
    }

    @Test
    void aCampaignOfEmpiresInArms() {
        var battle = BattleAtTable.afterTheFirstRound(table);
        for (var view : List.of("combats", "powers", "month", "report")) {
            pictures("empires-" + view, battle, battle.host(), "/" + view);
        }
        pictures("empires-board", battle, battle.seats().getFirst(), "");
    }
}
