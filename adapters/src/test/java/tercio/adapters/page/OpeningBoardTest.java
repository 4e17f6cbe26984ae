package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tools.jackson.databind.JsonNode;

/** As a board opens, in each printed scenario: each counter and each chip stands in its zone; where there is no room in it, a line leads there. Older editions have the same boards. */
@InSecondBrowser
@Thorough("Every third printed scenario in two sizes of the window, the others in other runs; chips.test.ts lays out boards of its own in the short tier.")
class OpeningBoardTest extends AtTheTable {

    private static final int[][] SIZES = {{1440, 900}, {390, 844}};

    /** The most answers that lead to the first movements of any scenario. */
    private static final int ANSWERS = 60;

    /** At most one chip of so many has a line on a desk. */
    private static final int SELDOM = 5;

    /** The places where something may stand. */
    private static final Set<String> STANDS = Set.of("inside", "line");

    /** The counters over another zone than their own, and whether a line leads there; the ground itself tells which zone lies under a point. */
    private static final String OUTSIDE = """
            () => {
              const ground = document.querySelector('.ground');
              const board = document.querySelector('.board').getBoundingClientRect();
              const labelOf = (zone) => document.querySelector(`.zone[data-zone="${zone}"]`).getAttribute('aria-label');
              const under = (clientX, clientY) => {
                ground.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true, pointerType: 'mouse' }));
                return ground.title;
              };
              const outside = (what, zone, shown) => {
                const boxes = shown.filter((each) => getComputedStyle(each).visibility !== 'hidden').map((each) => each.getBoundingClientRect());
                const x = (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2;
                const y = (Math.min(...boxes.map(({ top }) => top)) + Math.max(...boxes.map(({ bottom }) => bottom))) / 2;
                if (x < board.left || x > board.right || y < board.top || y > board.bottom) return [];
                return [[what, under(x, y) === labelOf(zone) ? 'inside' : document.querySelector(`.tether[data-of="${what}-${zone}"]`) ? 'line' : `${zone} stands over ${under(x, y)}`]];
              };
              return [
                ...[...document.querySelectorAll('.pile[data-zone-of]')].flatMap((pile) => outside('counter', pile.dataset.zoneOf, [...pile.querySelectorAll('.counter')])),
                ...[...document.querySelectorAll('.chip[data-target]')].flatMap((chip) => outside('chip', chip.dataset.target, [chip])),
              ];
            }""";

    @ParameterizedTest
    @ValueSource(strings = {"eu-military", "empires-in-arms"})
    void eachCounterAndChipStandsInItsZoneOrALineLeadsThere(String ruleset) {
        var piece = ruleset.startsWith("eu-") ? "stack" : "piece";
        var scenarios = Tier.some(table.get("api/scenarios").valueStream().filter(each -> each.path("ruleset").asString().equals(ruleset)).toList(), 3);
        assertThat(scenarios).isNotEmpty();
        var tally = new TreeMap<String, Integer>();
        for (var scenario : scenarios) {
            var name = scenario.path("name").asString();
            var game = game(ruleset, name, scenario.path("parties"));
            var pieces = toTheFirstMovements(game);
            for (var size : SIZES) {
                var page = opened(size, game);
                counted(page, ruleset + " " + name + " at " + size[0], tally);
                for (var moved : pieces) {
                    page.navigate(table.home());
                    page.navigate(table.address(game, "/" + piece + "/" + moved));
                    assertThat(page.locator(".counters [data-target], .elsewhere").first()).isAttached();
                    counted(page, ruleset + " " + name + " at " + size[0] + ", " + moved + " chosen", tally);
                }
                page.context().close();
            }
        }
        // A phone shows twice as much on a third of the pixels: there more of them have a line. Of all scenarios together a tenth has one, of some more.
        int chips = tally.getOrDefault("1440 chip inside", 0) + tally.getOrDefault("1440 chip line", 0);
        assertThat(tally.getOrDefault("1440 chip line", 0)).as("%s", tally).isLessThanOrEqualTo(chips / SELDOM);
    }

    private static Table.Made game(String ruleset, String scenario, JsonNode parties) {
        return table.made(table.post("api/games", """
                {"ruleset": "%s", "scenario": "%s", "name": "The opening", "dice": "server", "undo": "free", "public": true, "seats": [{"name": "Anna", "controls": %s}]}"""
                .formatted(ruleset, scenario, parties), null));
    }

    /** Gives the last answer to each question until pieces may move: one of them. */
    private static List<String> toTheFirstMovements(Table.Made game) {
        for (int answered = 0; answered < ANSWERS; answered++) {
            var decisions = table.get("api/games/" + game.id() + "/decisions", game.host());
            var pieces = decisions.valueStream().flatMap(each -> each.at("/open/pieces").valueStream()).map(JsonNode::asString).distinct()
                    .filter(piece -> table.get("api/games/" + game.id() + "/moves/" + piece, game.host()).valueStream().anyMatch(option -> option.at("/move/to").isString())).toList();
            if (!pieces.isEmpty()) {
                return List.of(pieces.get(pieces.size() / 2));
            }
            var options = decisions.valueStream().map(each -> each.path("options")).filter(each -> !each.isEmpty()).findFirst();
            if (options.isEmpty()) {
                return List.of();
            }
            table.post("api/games/" + game.id() + "/commands", options.get().path(options.get().size() - 1).path("command").toString(), game.host());
        }
        return List.of();
    }

    private static Page opened(int[] size, Table.Made game) {
        var options = new Browser.NewContextOptions().setViewportSize(size[0], size[1]);
        var page = table.player(size[0] < 500 ? options.setIsMobile(true).setHasTouch(true) : options);
        page.navigate(table.invitation(game, game.host()));
        return page;
    }

    @SuppressWarnings("unchecked") // the script gives lists of texts
    private static void counted(Page page, String what, Map<String, Integer> tally) {
        assertThat(page.locator(".game[data-answerable=yes] .board")).isVisible();
        assertThat(page.locator(".map-sheet.moving")).hasCount(0);
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
        var found = new ArrayList<List<String>>();
        try {
            // A late answer of the service may move the board once more.
            page.waitForCondition(() -> {
                found.clear();
                found.addAll((List<List<String>>) page.evaluate(OUTSIDE));
                return found.stream().allMatch(each -> STANDS.contains(each.getLast()));
            });
        } catch (TimeoutError late) {
            assertThat(found).as(what).allMatch(each -> STANDS.contains(each.getLast()));
        }
        found.forEach(each -> tally.merge(page.viewportSize().width + " " + String.join(" ", each), 1, Integer::sum));
    }
}
