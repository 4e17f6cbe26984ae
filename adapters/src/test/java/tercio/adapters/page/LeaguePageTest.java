package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Lepanto as an attack, by the mouse: the player of Venice puts his galleys under Don Juan, whose player attacks the Turks with both as one stack. */
class LeaguePageTest extends AtTheTable {

    private static Page seated(Table.Made game, int seat) {
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().get(seat)));
        assertThat(page.locator("[data-stack=kapudan] .hull")).isVisible();
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        return page;
    }

    private static void picture(Page page, String name) {
        if (System.getProperty("tercio.pictures") != null) {
            assertThat(page.locator(".ground[data-drawn=no]")).hasCount(0);
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of(System.getProperty("tercio.pictures"), name + ".png")));
        }
    }

    @Thorough("A long way by the mouse; LeagueServiceTest fights the same battle in the short tier.")
    @Test
    void theFleetsOfAlliesMergeAndAttackAsOneStack() {
        var game = LeagueAtTable.moving(table);
        var sebastiano = seated(game, 1);
        sebastiano.locator("[data-stack=bandiera]").click();
        sebastiano.locator("[data-chosen=bandiera] .moves button", new Page.LocatorOptions().setHasText("sails with")).click();
        assertThat(sebastiano.locator("[data-chosen=bandiera] [data-company]")).containsText("Don Juan");

        var juan = seated(game, 0);
        juan.locator("[data-pick=lleida]").click();
        assertThat(juan.locator("[data-chosen=lleida] [data-company]")).containsText("Venice's naval stack of 8 ships");
        juan.locator("[data-target=s_adriatique]").click();
        var aim = juan.locator("[data-aim=s_adriatique]");
        aim.locator(".aim-ways button", new Locator.LocatorOptions().setHasText("attack Turkey's naval stack of 24 ships")).click();
        assertThat(aim.locator("[data-send]")).containsText("attack");
        picture(juan, "league-aim");
        assertThat(juan.locator(".game[data-answerable=yes]")).isVisible();
        juan.locator("[data-target=s_adriatique]").click();
        juan.locator("[data-kind=RollNavalAttrition] [data-option]").click();
        juan.locator("[data-dice]").fill("1");
        assertThat(juan.locator("form.thrown .main")).hasAttribute("aria-disabled", "false");
        juan.locator("form.thrown .main").click();
        assertThat(juan.locator("[data-zone-of=s_adriatique] [data-stack=lleida] [data-doing=battle]")).isVisible();
        assertThat(sebastiano.locator("[data-zone-of=s_adriatique] [data-stack=bandiera]")).isVisible();

        LeagueAtTable.accepted(table, game);

        var sheet = juan.locator(".under-way .battle-now");
        assertThat(sheet.locator("[data-force=spain]")).containsText("Don Juan");
        assertThat(sheet.locator("[data-force=venice]")).containsText("8");
        assertThat(juan.locator("[data-kind=FightAtSea] [data-option]")).isVisible();
        picture(juan, "league-battle");
    }
}
