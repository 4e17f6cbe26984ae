package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** A battle at sea stands beside the board while it is fought: first lines in secret, wind, rolls, ships lost; it is kept in the list of battles. */
class SeaBattlePageTest extends AtTheTable {

    private static Page seated(Page page, Table.Made game, String token) {
        page.navigate(table.invitation(game, token));
        assertThat(page.locator(".play")).isVisible();
        return page;
    }

    private static void given(Table.Made game, String command) {
        table.post("api/games/" + game.id() + "/commands", command, game.host());
    }

    /** Both lines are of warships: a leader is drawn for France, wind 5 against 6, then fire. */
    private static Table.Made afterFire() {
        var game = FleetsAtTable.choosingLines(table);
        given(game, "{\"type\": \"SealFirstLine\", \"country\": \"france\", \"stack\": \"brest\", \"line\": \"nwd\"}");
        given(game, "{\"type\": \"SealFirstLine\", \"country\": \"spain\", \"stack\": \"barcelona\", \"line\": \"nwd\"}");
        given(game, "{\"type\": \"FightAtSea\", \"stack\": \"brest\", \"dice\": [5, 5, 6, 1, 6]}");
        return game;
    }

    private static void picture(Page page, String name) {
        if (System.getProperty("tercio.pictures") != null) {
            assertThat(page.locator(".ground[data-drawn=no]")).hasCount(0);
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of(System.getProperty("tercio.pictures"), name + ".png")));
        }
    }

    @Test
    void firstLinesAreChosenInSecretAndRevealedTogether() {
        var game = FleetsAtTable.choosingLines(table);
        var anna = seated(table.player(), game, game.seats().getFirst());
        var ben = seated(table.player(), game, game.seats().get(1));
        var answers = anna.locator("[data-kind=SealFirstLine] [data-option]");
        assertThat(answers).hasCount(2);
        assertThat(answers.first().locator(".answer-chance")).containsText("%");
        assertThat(anna.locator(".under-way [data-sea-battle]")).containsText("not revealed yet");
        picture(anna, "lines");

        answers.last().click();

        ben.locator("[data-part=log]").click();
        assertThat(ben.locator(".log")).containsText("France has chosen its first line.");
        ben.locator("[data-part=fight]").click();
        assertThat(ben.locator(".under-way [data-sea-battle]")).not().containsText("galleys");
        ben.locator("[data-kind=SealFirstLine] [data-option]").first().click();
        assertThat(anna.locator(".under-way [data-row='First line'] td")).hasText(new String[] {"galleys", "warships"});
        anna.locator("[data-part=log]").click();
        assertThat(anna.locator(".log")).containsText("galleys meet warships");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theRollsAndTheWindStandBesideTheAnswers() {
        var game = afterFire();
        var ben = seated(table.player(), game, game.seats().get(1));

        var sheet = ben.locator(".under-way .battle-now");
        assertThat(sheet.locator("[data-row='Wind'] td")).hasText(new String[] {"", "has the wind"});
        assertThat(sheet.locator("[data-roll='first-day fire'] .die")).hasText(new String[] {"1", "6"});
        assertThat(sheet.locator("[data-force=spain]")).containsText("Oquendo");
        var answers = ben.locator("[data-kind=FightOn] [data-option]");
        assertThat(answers).hasCount(2);
        assertThat(answers.last().locator(".answer-chance")).containsText("%");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aBattleAtSeaIsInTheListWithItsLuck() {
        var game = afterFire();
        given(game, "{\"type\": \"WithdrawWithWind\", \"stack\": \"barcelona\"}");
        var page = seated(table.player(), game, game.host());
        page.navigate(table.address(game, "/battles"));
        page.locator("[data-battle] a").first().click();

        assertThat(page.locator("[data-sea-battle]")).containsText("withdraws with it");
        assertThat(page.locator(".battle-odds")).containsText("%");
        picture(page, "tab");
    }

    @Thorough("The same page in French.")
    @Test
    void inFrenchTheSheetIsFrench() {
        var game = afterFire();
        var page = table.player();
        page.addInitScript("localStorage.setItem('tercio.language', 'fr')");
        seated(page, game, game.seats().get(1));

        assertThat(page.locator(".under-way [data-row='Vent'] td").last()).hasText("a le vent");
        assertThat(page.locator(".under-way [data-row='Première ligne'] td").first()).hasText("vaisseaux de guerre");
        picture(page, "french");
    }

    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneInTheDark() {
        var game = afterFire();
        var page = seated(table.player(new Browser.NewContextOptions().setColorScheme(ColorScheme.DARK).setViewportSize(390, 844).setIsMobile(true).setHasTouch(true)),
                game, game.seats().get(1));
        var sheet = page.locator(".under-way [data-sea-battle]");
        assertThat(sheet).isVisible();
        // It begins on the first screen, and the bar that says whose turn it is leads to it.
        assertThat(page.locator(".under-way")).isInViewport();
        page.locator(".turn-bar .turn").tap();
        assertThat(sheet).isInViewport();
        assertThat(page.locator(".play [data-kind=FightOn]")).isVisible();
        picture(page, "phone");
    }
}
