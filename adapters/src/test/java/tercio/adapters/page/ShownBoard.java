package tercio.adapters.page;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The board and the decisions as the page shows them, compared with what the service tells the seat that looks at them. */
final class ShownBoard {

    private static final String COUNTERS = """
            () => [...document.querySelectorAll('.counters .pile[data-zone-of] .counter')].map((counter) => {
              const [, id] = [...counter.attributes].map(({ name, value }) => [name, value]).find(([name]) => name.startsWith('data-'));
              return [counter.closest('.pile').dataset.zoneOf, id, ((counter.querySelector('.ships') ?? counter.querySelector('.strength'))?.textContent ?? counter.querySelector('.factors')?.lastChild.textContent ?? '').trim()];
            })""";
    private static final String DRAWN = "() => [...document.querySelectorAll('.handles .zone')].map((zone) => zone.dataset.zone)";
    private static final String ASKED = "() => [...document.querySelectorAll('.play .decision')].map((decision) => decision.dataset.decision)";

    private final Table table;
    private final Table.Made game;
    private final String pieces;

    /** @param pieces the field of the pieces of a zone in the view of the map */
    ShownBoard(Table table, Table.Made game, String pieces) {
        this.table = table;
        this.game = game;
        this.pieces = pieces;
    }

    /** The differences; empty if all is the same. */
    @SuppressWarnings("unchecked") // the scripts give texts and lists of texts
    List<String> differences(Page page, String token) {
        var faults = new ArrayList<String>();
        int newest = table.get("api/games/" + game.id(), token).path("position").asInt();
        int shown = Integer.parseInt(page.locator(".game").getAttribute("data-position"));
        boolean past = (Boolean) page.evaluate("() => document.querySelector('.game.past') !== null");
        if (!past && shown != newest) {
            faults.add("the page shows position " + shown + " of " + newest);
        }
        if ((Boolean) page.evaluate("() => document.querySelector('.counters') !== null")) {
            var drawn = (List<String>) page.evaluate(DRAWN);
            var expected = expected(table.get("api/games/" + game.id() + "/map?at=" + shown, token), drawn);
            var counters = new TreeMap<String, String>();
            for (var counter : (List<List<String>>) page.evaluate(COUNTERS)) {
                if (counters.put(counter.get(1), counter.get(0) + " " + counter.get(2)) != null) {
                    faults.add("two counters of " + counter.get(1));
                }
            }
            if (!counters.equals(expected)) {
                faults.add("at " + shown + " the board has " + without(counters, expected) + " where the service has " + without(expected, counters));
            }
        }
        if (!past) {
            var asked = ((List<String>) page.evaluate(ASKED)).stream().sorted().toList();
            var awaited = table.get("api/games/" + game.id() + "/decisions", token).valueStream().map(each -> each.path("id").asString()).sorted().toList();
            if (!asked.equals(awaited)) {
                faults.add("at " + shown + " the page asks " + asked + " where the service asks " + awaited);
            }
        }
        return faults;
    }

    private Map<String, String> expected(JsonNode map, List<String> drawn) {
        var all = new TreeMap<String, String>();
        Stream.of("zones", "seas", "world").flatMap(places -> map.path(places).valueStream()).filter(zone -> drawn.contains(zone.path("id").asString()))
                .forEach(zone -> Stream.of(pieces, "fleets").flatMap(kind -> zone.path(kind).valueStream()).forEach(piece ->
                        all.put(piece.path("id").asString(), zone.path("id").asString() + " " + strength(piece))));
        return all;
    }

    /** As it stands on the counter: the ships of a naval stack, the strength of a stack, or the factors of a corps as far as they are known. */
    private static String strength(JsonNode piece) {
        if (piece.has("ships")) {
            return piece.path("size").asString() + " " + piece.path("strength").asString();
        }
        return piece.has("kind") ? piece.at("/factors/total").asString("?") : piece.path("strength").asString("");
    }

    private static Map<String, String> without(Map<String, String> one, Map<String, String> other) {
        var left = new TreeMap<>(one);
        left.entrySet().removeIf(entry -> entry.getValue().equals(other.get(entry.getKey())));
        return left;
    }
}
