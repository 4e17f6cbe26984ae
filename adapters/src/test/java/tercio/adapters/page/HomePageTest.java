package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** Home says what Tercio is and offers, finds games, takes records, and hands out the links of a game that was started. */
class HomePageTest extends AtTheTable {

    private static Page home(Page page) {
        page.navigate(table.home());
        assertThat(page.locator(".offers")).isVisible();
        return page;
    }

    private static void button(Page page, String name) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true)).click();
    }

    private static String game(String name, String anna, boolean open) {
        return table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "artois", "name": "%s", "dice": "server", "undo": "free", "public": %s,
                 "seats": [{"name": "%s", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""".formatted(name, open, anna), null)).id();
    }

    @Test
    void itOffersThreeWaysIn() {
        var page = home(table.player());

        assertThat(page.locator(".what")).containsText("board wargames");
        assertThat(page.locator(".offer")).hasCount(3);
        page.locator(".offer", new Page.LocatorOptions().setHasText("Settle a question")).click();
        assertThat(page).hasURL(Pattern.compile("#/adjudicator"));
        home(page).locator(".offer", new Page.LocatorOptions().setHasText("Enter a session")).click();
        assertThat(page.locator(".set-up")).isVisible();
        assertThat(AccessibilityTest.serious(home(page))).isEmpty();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void gamesAreFoundByNameAndWhatIsAskedStandsInTheAddress() {
        game("Harvest in Picardie", "Odile", true);
        game("Hidden harvest", "Odile", false);
        var page = home(table.player());

        page.getByLabel("Name or player").fill("harvest");
        button(page, "Find");

        assertThat(page.locator(".finder + p[role=status], .finder ~ p[role=status]").first()).hasText("1 game found");
        assertThat(page.locator(".game-card")).hasCount(1);
        assertThat(page.locator(".game-card")).containsText("Harvest in Picardie");
        assertThat(page).hasURL(Pattern.compile("text=harvest"));
        page.reload();
        assertThat(page.getByLabel("Name or player")).hasValue("harvest");
        assertThat(page.locator(".game-card")).hasCount(1);
        page.locator("select[name=over]").selectOption("true");
        assertThat(page.locator("#content")).containsText("No public game fits");
        button(page, "Show all");
        assertThat(page.locator(".game-card").first()).isVisible();
    }

    private static List<String> players(Page page) {
        page.locator("input[name=scenario][value=colonial]").check();
        assertThat(page.locator(".players label")).hasCount(4);
        return page.locator(".players label span").allInnerTexts();
    }

    /** The counters of the Aztec Empire have the id azteque; in French their empire is named. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void countriesAreCalledByTheirNamesInTheLanguageOfThePage() {
        table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "colonial", "name": "Tenochtitlan", "dice": "server", "undo": "free", "public": true,
                 "seats": [{"name": "Ximena", "controls": ["azteque", "spain"]}]}""", null);
        var page = home(table.player());
        var card = page.locator(".game-card", new Page.LocatorOptions().setHasText("Tenochtitlan"));

        assertThat(players(page)).containsExactly("Aztec Empire", "France", "Portugal", "Spain");
        assertThat(page.locator(".players input").first()).hasValue("Aztec Empire");
        assertThat(card).containsText("Ximena (Aztec Empire, Spain)");
        assertThat(card).containsText("turn 7 · S1 · campaigns");
        page.locator("input[name=scenario][value=europe-1492]").check();
        page.locator("input[name=choose-sides]").check();
        assertThat(page.locator("select[name=side-1]").innerText().lines().toList()).contains("Papal States", "Genoa").doesNotContain("Papaute", "Genes");

        page.locator("select[name=language]").selectOption("fr");

        assertThat(card).containsText("Ximena (Empire aztèque, Espagne)");
        assertThat(card).containsText("tour 7 · S1 · campagnes");
        for (var rules : List.of("bataille accélérée", "bataille rapide", "phase militaire")) {
            assertThat(page.locator("label.card", new Page.LocatorOptions().setHasText("Europa Universalis, " + rules))).containsText("Un tour de guerre sur la carte d’Europe");
        }
        assertThat(players(page)).containsExactly("Empire aztèque", "France", "Portugal", "Espagne");
        page.locator("input[name=scenario][value=europe-1492]").check();
        page.locator("input[name=choose-sides]").check();
        assertThat(page.locator("select[name=side-1]").innerText().lines().toList()).contains("État pontifical", "Gênes");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void myGamesAreKeptOnlyWhereThatWasAskedForAndCanBeForgotten() {
        var made = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(made, made.seats().getFirst()));
        assertThat(page.locator(".seat-box > summary")).hasText("You are Anna, France");
        assertThat(page.evaluate("localStorage.getItem('tercio.mine')")).isNull();

        home(page).getByLabel("Remember my games in this browser").check();
        page.navigate(table.invitation(made, made.seats().getFirst()));
        assertThat(page.locator(".seat-box > summary")).hasText("You are Anna, France");

        var later = page.context().newPage();
        var line = home(later).locator(".my-games li");
        assertThat(line).hasCount(1);
        assertThat(line).containsText("as Anna");
        assertThat(line).containsText("Your turn");
        line.locator("a").click();
        assertThat(later.locator(".seat-box > summary")).hasText("You are Anna, France");

        home(later);
        button(later, "Forget Artois");
        assertThat(later.locator(".my-games li")).hasCount(0);
        assertThat(later.evaluate("localStorage.getItem('tercio.mine')")).isEqualTo("[]");
        later.getByLabel("Remember my games in this browser").uncheck();
        assertThat(later.evaluate("localStorage.getItem('tercio.mine')")).isNull();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aRecordThatIsDroppedIsTheGameThatIsHereOrAnotherOneWithItsLinksAtTheTop() {
        table.marchOnArtois();
        var page = home(table.player());
        // The page takes what is dropped once it shows what is held above it.
        page.waitForFunction("""
                () => {
                  const data = new DataTransfer();
                  data.items.add(new File([''], 'march.jsonl'));
                  document.body.dispatchEvent(new DragEvent('dragover', {dataTransfer: data, bubbles: true, cancelable: true}));
                  return document.querySelector('.import-record.above') !== null;
                }""");
        page.evaluate("""
                async (text) => {
                  const data = new DataTransfer();
                  data.items.add(new File([text], 'march.jsonl'));
                  document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
                }""", Table.record("march-on-artois"));

        var here = page.locator(".record-here");
        assertThat(here).containsText("This record is a game here already.");
        assertThat(here.locator("a")).hasAttribute("href", Pattern.compile("games"));
        assertThat(page.locator(".started")).hasCount(0);
        button(page, "Import it as another game");
        assertThat(here).hasCount(0);

        var started = page.locator(".started");
        assertThat(started).containsText("The record is a game now");
        assertThat(started).isFocused();
        assertThat(started.locator("li")).hasCount(3);
        assertThat(started).isInViewport();
        started.locator("a.button").click();
        assertThat(page.locator(".seat-box > summary")).hasText("You are the host");
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void whatIsNoRecordIsRefusedInWords() {
        var page = home(table.player());
        page.locator("input[name=record]").setInputFiles(new FilePayload("letter.txt", "text/plain", "Dear Anna".getBytes(StandardCharsets.UTF_8)));

        assertThat(page.locator(".import-record .problem")).isVisible();
        assertThat(page.locator(".started")).hasCount(0);
        assertThat(table.complaints()).allMatch(complaint -> complaint.contains("4"));
    }

    /** A game is started only with its seats: without them the service refuses it. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aGameIsStartedOnceItsPlayersAreOffered() {
        var page = table.player();
        var held = new ArrayList<Route>();
        page.route("**/parties", held::add);
        home(page);
        var start = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Start the game"));
        assertThat(start).isDisabled();

        page.waitForCondition(() -> !held.isEmpty());
        page.unroute("**/parties");
        held.forEach(Route::resume);
        start.click();
        assertThat(page.locator(".started .seat-links li").first()).isVisible();
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void linksAreSharedAndShownAsCodes() {
        var page = table.player(new Browser.NewContextOptions().setViewportSize(390, 844));
        page.addInitScript("navigator.share = async (what) => { window.sharedLink = what.url; };");
        home(page);
        button(page, "Start the game");
        var links = page.locator(".started .seat-links li").first();
        assertThat(links).isInViewport();

        links.getByText("Share", new com.microsoft.playwright.Locator.GetByTextOptions().setExact(true)).click();
        assertThat(links).containsText("Shared.");
        assertThat(page.evaluate("window.sharedLink")).isEqualTo(links.locator("input").inputValue());

        links.getByText("QR", new com.microsoft.playwright.Locator.GetByTextOptions().setExact(true)).click();
        assertThat(links.locator("svg.qr path")).hasAttribute("d", Pattern.compile("^M0 0h1v1h-1z"));
        assertThat(AccessibilityTest.serious(page)).isEmpty();
        assertThat((Boolean) page.evaluate("document.documentElement.scrollWidth <= innerWidth")).isTrue();
    }
}
