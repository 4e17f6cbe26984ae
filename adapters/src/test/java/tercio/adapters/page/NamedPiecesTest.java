package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Tier;
import tools.jackson.databind.JsonNode;

/** Every room of the recorded games names stacks, corps and places as players do: no id of the program stands in a text. */
class NamedPiecesTest extends AtTheTable {

    /** Boxes of places and of pieces that are opened on each board. */
    private static final int BOXES = Tier.times(1, 3);

    /** Every room is looked at once in a game, at one of so many moments; in another game the same room has its turn at another moment. */
    private static final int MOMENTS = 3;

    /** Two stacks of a province that are alike in all bear their ids: nothing else tells one from the other. */
    private static final Pattern TWIN = Pattern.compile("(?<=\\d LD\\s?(under|sous)? ?[^().,;:]{0,40})\\([a-z]{3}-[\\d.]+\\)");

    /** Rooms that list what was fought. */
    private static final List<String> FOUGHT = List.of("battles", "combats");

    /** Texts that a reader sees or hears, each once, with every fold open. Code is data, and says so by its looks, as do the values in which two boards differ. */
    private static final String TEXTS = """
            () => {
              document.querySelectorAll('main details').forEach((fold) => { fold.open = true; });
              const texts = new Set();
              const read = new Set();
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              while (walker.nextNode()) {
                const parent = walker.currentNode.parentElement;
                if (walker.currentNode.data.trim() === '' || parent.closest('script, style, code, pre, .differences')) continue;
                const around = parent.closest('p, li, dd, dt, td, th, a, button, option, h1, h2, h3, label, summary');
                if (!around) {
                  texts.add(walker.currentNode.data.trim());
                } else if (!read.has(around)) {
                  read.add(around);
                  texts.add(around.textContent.trim());
                }
              }
              for (const element of document.querySelectorAll('[title], [aria-label], [alt], [placeholder]')) {
                for (const name of ['title', 'aria-label', 'alt', 'placeholder']) texts.add((element.getAttribute(name) ?? '').trim());
              }
              texts.delete('');
              return [...texts];
            }""";

    /** One game in the short tier, and every second of the others in a run of the thorough one. */
    static Stream<Arguments> games() {
        return Tier.firstOrSome(List.of(arguments("march-on-artois", "stack", "en", 0), arguments("turks-and-russians", "corps", "fr", 1), arguments("random-war", "stack", "en", 1),
                arguments("europe", "stack", "en", 2), arguments("artois-by-consent", "stack", "fr", 0), arguments("turks-and-russians", "corps", "en", 0)), 1, 2).stream();
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("games")
    void noRoomOfARecordedGameShowsAnId(String recorded, String piece, String language, int first) {
        var game = table.made(table.post("api/games/import?again=true", Table.record(recorded), null));
        var home = "api/games/" + game.id();
        var summary = table.get(home, game.host());
        var rooms = new ArrayList<>(List.of("", "/dice", "/check", "/amend"));
        table.get("api/rulesets/" + summary.path("ruleset").asString() + "/page").path("tabs").forEach(tab -> rooms.add("/" + tab.path("name").asString()));
        assertThat(rooms).hasSizeGreaterThan(6);
        for (var fought : FOUGHT) {
            if (rooms.contains("/" + fought)) {
                table.get(home + "/" + fought, game.host()).path(fought).valueStream().limit(2).forEach(each -> rooms.add("/" + fought + "/" + each.path("position").asInt()));
            }
        }
        int newest = summary.path("position").asInt();
        var page = table.player();
        page.addInitScript("localStorage.setItem('tercio.language', '" + language + "')");
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".time")).isVisible();

        for (int moment = 0; moment < MOMENTS; moment++) {
            int at = List.of(newest / 4, newest / 2, newest).get(moment);
            var ids = new TreeSet<String>();
            var map = table.get(home + "/map?at=" + at, game.host());
            collect(map, ids);
            var here = new ArrayList<String>();
            for (int room = (moment + first) % MOMENTS; room < rooms.size(); room += MOMENTS) {
                here.add(rooms.get(room));
            }
            here.add("/why/" + at);
            boxes(map).limit(BOXES).forEach(zone -> {
                here.add("/zone/" + zone.path("id").asString());
                zone.valueStream().filter(JsonNode::isArray).flatMap(JsonNode::valueStream).filter(each -> each.has("id")).limit(1)
                        .forEach(each -> here.add("/" + piece + "/" + each.path("id").asString()));
            });
            var id = anyOf(ids);
            for (var room : here) {
                assertThat(faults(page, table.address(game, room + (at < newest ? "?at=" + at : "")), room, id)).isEmpty();
            }
        }
    }

    private static Stream<JsonNode> boxes(JsonNode map) {
        return Stream.concat(map.path("zones").valueStream(), map.path("seas").valueStream())
                .filter(zone -> zone.valueStream().anyMatch(each -> each.isArray() && each.path(0).has("id")));
    }

    private static void collect(JsonNode node, Set<String> ids) {
        if (node.path("id").isString() && node.path("id").asString().contains("-")) {
            ids.add(node.path("id").asString());
        }
        node.valueStream().forEach(each -> collect(each, ids));
    }

    /** An id of these, or another that is formed like one of a stack. Compiled once: the rooms hold thousands of texts. */
    private static Pattern anyOf(Set<String> ids) {
        var known = ids.stream().map(Pattern::quote).collect(Collectors.joining("|"));
        return Pattern.compile("\\b[a-z]{3}-\\d+\\b" + (known.isEmpty() ? "" : "|(?<![\\w-])(?:" + known + ")(?![\\w-])"));
    }

    private static List<String> faults(Page page, String address, String room, Pattern id) {
        page.navigate(address);
        assertThat(page.locator(".loading")).hasCount(0);
        assertThat(page.locator("main")).isVisible();
        // The names of pieces that are gone come from a board of their own, a moment later.
        try {
            page.waitForCondition(() -> shown(page, room, id).isEmpty());
            return List.of();
        } catch (TimeoutError neverNamed) {
            return shown(page, room, id);
        }
    }

    private static List<String> shown(Page page, String room, Pattern id) {
        var faults = new ArrayList<String>();
        for (var text : (List<?>) page.evaluate(TEXTS)) {
            // Few texts have an id at all, and to look for twins takes longer.
            var said = id.matcher(text.toString()).find() ? TWIN.matcher(text.toString()).replaceAll("") : "";
            if (id.matcher(said).find()) {
                faults.add((room.isEmpty() ? "/" : room) + ": " + said.substring(0, Math.min(160, said.length())));
            }
        }
        return faults;
    }
}
