package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/**
 * Nothing that stands on the board covers anything else: piles, pills, names and fortresses, measured in the browser at three zooms. Names
 * and fortresses are measured in the picture that the page saves: it is drawn by the same code as the board.
 */
@InSecondBrowser
@Thorough("It crowds the board as no usual game does.")
class CrowdedBoardTest extends AtTheTable {

    /** The visible boxes: the piles and pills of the page, the names and levels of the saved picture, each as [what, left, top, right, bottom]. */
    private static final String BOXES = """
            svg => {
              const board = document.querySelector('.board').getBoundingClientRect();
              const found = [];
              const add = (what, box) => {
                const [left, top, right, bottom] = [box.left - board.left, box.top - board.top, box.right - board.left, box.bottom - board.top];
                if (right > 0 && bottom > 0 && left < board.width && top < board.height) found.push([what, left, top, right, bottom]);
              };
              document.querySelectorAll('.pile').forEach(pile => pile.querySelectorAll('.counter, .chip').forEach(each => {
                if (getComputedStyle(each).visibility !== 'hidden') add(each.getAttribute('aria-label'), each.getBoundingClientRect());
              }));
              const paper = document.createElement('div');
              paper.className = 'paper';
              paper.style.cssText = `position: fixed; left: ${board.left}px; top: ${board.top}px; width: ${board.width}px; height: ${board.height}px; z-index: 99`;
              // The page allows no styles in markup: they are set one by one.
              paper.innerHTML = svg.replaceAll(' style=', ' data-style=');
              paper.querySelectorAll('[data-style]').forEach(each => { each.style.cssText = each.dataset.style; });
              document.body.append(paper);
              const drawing = paper.querySelector('svg');
              drawing.setAttribute('width', board.width);
              drawing.setAttribute('height', board.height);
              const names = new Set(document.querySelectorAll('[data-zone]').values().map(zone => zone.getAttribute('aria-label').split(', ')[0]));
              drawing.querySelectorAll('text').forEach(text => {
                const box = text.getBoundingClientRect();
                const said = text.textContent;
                // The edge of the letters is drawn first; the ink of a line is less high than its font.
                if (getComputedStyle(text).stroke === 'none' && (names.has(said) || /^[0-9]$/.test(said) && getComputedStyle(text).fontSize === '9px')) {
                  add('written: ' + said, { left: box.left, right: box.right, top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.15 });
                }
              });
              paper.remove();
              return found;
            }""";

    private record Seen(String what, double left, double top, double right, double bottom) {

        /** A pixel may be shared: boxes are rounded to whole ones. */
        boolean covers(Seen other) {
            return left + 1 < other.right && other.left + 1 < right && top + 1 < other.bottom && other.top + 1 < bottom;
        }
    }

    @SuppressWarnings("unchecked") // the script gives a list of lists
    private static List<Seen> seen(Page page) {
        assertThat(page.locator(".map-sheet.moving")).hasCount(0);
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        page.locator(".zoom").getByLabel("Save as a picture").click();
        var download = page.waitForDownload(() -> page.locator(".pictures").getByText("SVG").click());
        try {
            var found = (List<List<Object>>) page.evaluate(BOXES, Files.readString(download.path()));
            return found.stream().map(each -> new Seen((String) each.get(0), figure(each.get(1)), figure(each.get(2)), figure(each.get(3)), figure(each.get(4)))).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static double figure(Object number) {
        return ((Number) number).doubleValue();
    }

    private static void nothingIsCovered(Page page, String zoom) {
        var seen = seen(page);
        var covered = new ArrayList<String>();
        for (int one = 0; one < seen.size(); one++) {
            for (int other = one + 1; other < seen.size(); other++) {
                if (seen.get(one).covers(seen.get(other))) {
                    covered.add(seen.get(one) + " and " + seen.get(other));
                }
            }
        }
        assertThat(covered).as(zoom).isEmpty();
        assertThat(seen).as(zoom).hasSizeGreaterThan(5);
    }

    private static void atThreeZooms(Page page) {
        page.mouse().move(2, 2);
        nothingIsCovered(page, "as it opens");
        page.getByLabel("The whole map").click();
        page.mouse().move(2, 2);
        nothingIsCovered(page, "the whole map");
        page.getByLabel("The front").click();
        page.getByLabel("Nearer").click();
        page.mouse().move(2, 2);
        nothingIsCovered(page, "near the front");
    }

    @Test
    void nothingIsCoveredOnTheMarchOnArtois() {
        atThreeZooms(opened(""));
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void nothingIsCoveredWhereAStackMayGo() {
        var game = table.artois("server");
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}", game.host());
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        page.locator("[data-pick='fra-1']").click();
        assertThat(page.locator("[data-target=artois]")).isVisible();
        assertThat(page.locator(".game[data-answerable=yes]")).isVisible();
        atThreeZooms(page);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void nothingIsCoveredInAEuropeFullOfStacks() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": "europe-1492", "name": "Europe", "dice": "server", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}]}""", null));
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".counter").first()).isVisible();
        atThreeZooms(page);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aFoldedPileFansOutUnderTheMouse() {
        var game = table.made(table.post("api/games", """
                {"ruleset": "empires-in-arms", "scenario": "turkey-russia", "name": "Turks and Russians on the Danube", "dice": "physical", "public": true,
                 "seats": [{"name": "Anna", "controls": ["turkey"]}, {"name": "Ben", "controls": ["russia"]}]}""", null));
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        page.getByLabel("The whole map").click();
        var pile = page.locator(".pile.piled").first();
        assertThat(pile.locator(".of-many")).isVisible();
        int counters = pile.locator(".counter").count();
        assertThat(pile.locator(".counter:visible")).hasCount(1);

        // Late content may move the board from under the mouse, which then comes again.
        page.waitForCondition(() -> {
            page.mouse().move(0, 0);
            pile.locator(".counter.first").hover();
            return pile.locator(".counter:visible").count() == counters && pile.locator(".of-many").isHidden();
        });
    }
}
