package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The turn is told in the banner, the title and the icon of the tab; a waiting player has no button of another's decision. */
class TurnTest extends AtTheTable {

    private static Page seat(Table.Made game, String token) {
        var page = table.player();
        page.navigate(table.invitation(game, token));
        assertThat(page.locator(".play .decision").first()).isVisible();
        return page;
    }

    @Test
    void whoseTurnItIsSeesItInTheBannerTheTitleAndTheIcon() {
        var game = table.artois("server");
        var anna = seat(game, game.seats().get(0));

        assertThat(anna.locator(".turn-bar.called .turn")).containsText("Your turn Which campaign does France choose?");
        assertThat(anna).hasTitle("● Your turn · Tercio: Artois");
        assertThat(anna.locator("link[rel=icon]")).hasAttribute("href", "favicon-turn.svg");
    }

    /** A movement may end without a march, so the question says so; a campaign has to be chosen. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theQuestionSaysThatOneMayDoNothing() {
        var game = table.artois("server");
        var anna = seat(game, game.seats().get(0));
        var ben = seat(game, game.seats().get(1));
        assertThat(anna.locator("[data-kind=DeclareCampaign] .rest")).hasCount(0);

        anna.locator("[data-kind=DeclareCampaign] button", new Page.LocatorOptions().setHasText("major")).click();

        assertThat(anna.locator("[data-kind=MoveStack] .rest")).hasText("You may do nothing.");
        assertThat(anna.locator("[data-kind=MoveStack] .rest")).isInViewport();
        assertThat(ben.locator("[data-kind=MoveStack]")).isVisible();
        assertThat(ben.locator(".rest")).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whoWaitsSeesWhatIsAwaitedAndFromWhomAndNoButton() {
        var game = table.artois("server");
        var ben = seat(game, game.seats().get(1));

        assertThat(ben.locator(".turn-bar .turn")).containsText("Waiting for Anna, France Which campaign does France choose?");
        assertThat(ben.locator(".decision .awaited")).hasText("Anna, France is to answer.");
        assertThat(ben.locator(".decision button[data-option]")).hasCount(0);
        assertThat(ben.locator(".decision form")).hasCount(0);
        assertThat(ben).hasTitle("Tercio: Artois");
        assertThat(ben.locator("link[rel=icon]")).hasAttribute("href", "favicon.svg");
    }

    @Thorough("Two browsers; LiveTest has two in both tiers.")
    @Test
    void itChangesInBothBrowsersWhenTheTurnPasses() {
        var game = table.artois("server");
        var anna = seat(game, game.seats().get(0));
        var ben = seat(game, game.seats().get(1));
        assertThat(ben.locator(".live")).hasText("Live");

        anna.locator("[data-kind=DeclareCampaign] button", new Page.LocatorOptions().setHasText("major")).click();
        assertThat(anna.locator("[data-kind=MoveStack]").first()).isVisible();
        anna.locator("[data-pick='fra-1']").click();
        anna.locator("[data-target=artois]").click();
        anna.locator("[data-target=artois][aria-pressed=true]").click();

        assertThat(ben.locator(".turn-bar.called .turn")).containsText("does Spain intercept?");
        assertThat(ben).hasTitle(Pattern.compile("Your turn"));
        assertThat(anna.locator(".turn-bar .turn")).containsText("Waiting for Ben, Spain");
        assertThat(anna).hasTitle("Tercio: Artois");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void oneBrowserWithTwoSeatsAnswersForEach() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "artois", "name": "Artois", "dice": "server", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france", "spain"]}]}""", null));
        var anna = seat(game, game.seats().getFirst());

        assertThat(anna.locator(".turn-bar.called")).isVisible();
        anna.locator("[data-kind=DeclareCampaign] button", new Page.LocatorOptions().setHasText("major")).click();
        anna.locator("[data-pick='fra-1']").click();
        anna.locator("[data-target=artois]").click();
        anna.locator("[data-target=artois][aria-pressed=true]").click();

        assertThat(anna.locator(".turn-bar.called .turn")).containsText("does Spain intercept?");
        assertThat(anna.locator("[data-kind=AttemptInterception] button[data-option]").first()).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theHostMayAnswerForASeatAndIsNotCalledToIt() {
        var game = table.artois("server");
        var host = seat(game, game.host());

        assertThat(host.locator(".turn-bar .turn")).containsText("You may answer for Anna, France");
        assertThat(host).hasTitle("Tercio: Artois");
        assertThat(host.locator("[data-kind=DeclareCampaign] button[data-option]").first()).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void theTurnIsToldOnEveryViewAndLeadsToTheQuestion() {
        var game = table.artois("server");
        var anna = seat(game, game.seats().get(0));
        anna.navigate(table.address(game, "/ers"));
        assertThat(anna.locator(".record-sheet").first()).isVisible();

        anna.locator(".turn-bar .turn").click();

        assertThat(anna.locator("[data-kind=DeclareCampaign]")).isFocused();
    }

    @Thorough("The same page on a phone.")
    @Test
    void onAPhoneTheTurnAndTheNewestLineStayInView() {
        var game = table.artois("server");
        var anna = table.player(new Browser.NewContextOptions().setViewportSize(390, 844).setIsMobile(true).setHasTouch(true));
        anna.navigate(table.invitation(game, game.seats().get(0)));
        anna.locator("[data-kind=DeclareCampaign] button").last().click();
        assertThat(anna.locator("[data-kind=MoveStack]").first()).isVisible();

        anna.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");

        assertThat(anna.locator(".turn-bar .newest")).containsText("France moves its stacks");
        assertThat(anna.locator(".turn-bar .newest")).isInViewport();
        assertThat(anna.locator(".turn-bar .turn")).isInViewport();
        assertThat((Integer) anna.evaluate("document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void toneAndNoticeAreOffUntilTheyAreChosenAndAreKept() {
        var game = table.artois("server");
        var ben = table.player();
        ben.context().grantPermissions(java.util.List.of("notifications"));
        ben.addInitScript("""
                window.told = []; window.tones = 0;
                window.Notification = class { static permission = 'granted'; static requestPermission() { return Promise.resolve('granted'); } constructor(title) { window.told.push(title); } };
                const start = OscillatorNode.prototype.start; OscillatorNode.prototype.start = function() { window.tones++; return start.call(this); };
                Object.defineProperty(document, 'hidden', { get: () => true });""");
        ben.navigate(table.invitation(game, game.seats().get(1)));
        assertThat(ben.locator(".live")).hasText("Live");
        ben.locator(".more-menu > summary").click();
        ben.locator(".flow-choices > summary").click();
        assertThat(ben.locator(".flow-choices input[name=sound]")).not().isChecked();
        assertThat(ben.locator(".flow-choices input[name=notice]")).not().isChecked();
        ben.locator(".flow-choices input[name=sound]").check();
        ben.locator(".flow-choices input[name=notice]").check();
        ben.reload();
        assertThat(ben.locator(".live")).hasText("Live");

        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}", game.host());
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"MoveStack\", \"stack\": \"fra-1\", \"path\": [\"artois\"], \"then\": \"end\"}", game.host());

        assertThat(ben.locator(".turn-bar")).hasClass(Pattern.compile("called"));
        ben.waitForFunction("() => window.told.length === 1 && window.tones === 1");
        assertThat(ben.evaluate("window.told[0]")).isEqualTo("Your turn · Tercio: Artois");
        ben.locator(".more-menu > summary").click();
        ben.locator(".flow-choices > summary").click();
        assertThat(ben.locator(".flow-choices input[name=sound]")).isChecked();
    }
}
