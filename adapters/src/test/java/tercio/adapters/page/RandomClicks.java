package tercio.adapters.page;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.TimeoutError;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * A game played by clicks at random, at a hot seat or from the link of one seat whose opponents answer over the interface. After each
 * click the browser may have complained of nothing, no request may have failed without the page saying so, and the board must be the
 * one of the service.
 */
final class RandomClicks {

    private static final List<String> RULESETS = List.of("eu-military", "eu-fast-battle", "eu-rapid-battle", "empires-in-arms");
    private static final String SETTLED = """
            () => document.querySelector('.pass-device') !== null
              || document.querySelector('.game[data-answerable=yes] .play:not([aria-busy=true])') !== null && document.querySelector('.loading') === null""";
    private static final String REFUSED = "() => document.querySelector('[role=alert], .why-not, .aim.forbidden, .fault:not(:empty)') !== null";
    private static final int REMEMBERED = 12;
    /** Counters and zones lie under others on a full board; what answers must not. */
    private static final List<String> COVERED = List.of("counter", "zone", "target", "target looked at");
    /** The milliseconds that a click waits if something may lie over its element. */
    private static final double PERHAPS_COVERED = 2_000;

    /** The result of a game. */
    record Played(String what, int clicks, int orders, int missed, Map<String, Integer> kinds, List<String> faults) {}

    private final Table table;
    private final Random random;
    private final JsonNode scenario;
    private final boolean hotSeat;
    private final boolean physical;
    private final Table.Made game;
    private final Page page;
    private final ShownBoard board;
    private final Set<Request> underWay = new HashSet<>();
    private final List<Response> refused = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final Deque<String> last = new ArrayDeque<>();
    private final Map<String, Integer> kinds = new TreeMap<>();
    private int missed;

    /**
     * @param number of the game: it decides which rules are played, and from how many seats
     * @param named the scenario that is played; if empty, any of the rules
     */
    RandomClicks(Table table, int number, long seed, String named) {
        this.table = table;
        random = new Random(seed);
        var rules = RULESETS.get(number % RULESETS.size());
        var scenarios = table.get("api/scenarios").valueStream()
                .filter(each -> named.isEmpty() ? each.path("ruleset").asString().equals(rules) : each.path("name").asString().equals(named)).toList();
        scenario = scenarios.get(random.nextInt(scenarios.size()));
        var ruleset = scenario.path("ruleset").asString();
        hotSeat = number / RULESETS.size() % 2 == 0;
        physical = hotSeat && random.nextInt(4) == 0;
        game = begun();
        board = new ShownBoard(table, game, table.get("api/rulesets/" + ruleset + "/page").at("/names/pieces").asString());
        page = table.player();
        page.onRequest(request -> {
            if (counts(request)) {
                underWay.add(request);
            }
        });
        page.onRequestFinished(underWay::remove);
        page.onRequestFailed(request -> {
            underWay.remove(request);
            if (counts(request) && !"net::ERR_ABORTED".equals(request.failure())) {
                faults.add(request.method() + " " + request.url() + ": " + request.failure());
            }
        });
        page.onResponse(response -> {
            if (response.status() >= 400) {
                refused.add(response);
            }
        });
    }

    /** The stream of events never ends. */
    private static boolean counts(Request request) {
        return !request.url().endsWith("/events");
    }

    private Table.Made begun() {
        var parties = scenario.path("parties").valueStream().map(JsonNode::asString).toList();
        var controls = List.of(new ArrayList<String>(), new ArrayList<String>());
        for (int index = 0; index < parties.size(); index++) {
            controls.get(index % 2).add("\"" + parties.get(index) + "\"");
        }
        return table.made(table.post("api/games", """
                {"ruleset": "%s", "scenario": "%s", "name": "Clicks", "dice": "%s", "undo": "free", "public": false,
                 "seats": [{"name": "Anna", "controls": %s}, {"name": "Ben", "controls": %s}]}""".formatted(scenario.path("ruleset").asString(),
                scenario.path("name").asString(), physical ? "physical" : "server", controls.getFirst(), controls.getLast()), null));
    }

    private String what() {
        return scenario.path("ruleset").asString() + " " + scenario.path("name").asString() + (hotSeat ? ", hot seat" : ", one seat") + (physical ? ", dice of the table" : "");
    }

    /** Plays until so many clicks are made, a fault was found or the game is over. */
    Played play(int clicks) {
        sitDown();
        int made = 0;
        settle();
        while (made < clicks && faults.isEmpty()) {
            if (!hotSeat && random.nextInt(3) == 0) {
                opponentAnswers();
            }
            made++;
            act();
            settle();
            check();
        }
        var told = faults.stream().map(fault -> what() + ", click " + faultsAt(fault)).toList();
        int orders = table.get("api/games/" + game.id(), game.host()).path("position").asInt();
        page.context().close();
        return new Played(what(), made, orders, missed, kinds, told);
    }

    private String faultsAt(String fault) {
        return kinds.values().stream().mapToInt(Integer::intValue).sum() + ": " + fault + "\n    after " + String.join(" / ", last);
    }

    private void sitDown() {
        page.navigate(table.home());
        if (hotSeat) {
            page.evaluate("([id, anna, ben]) => { sessionStorage.setItem('tercio.hot-seat.' + id, JSON.stringify({ seats: [{ name: 'Anna', token: anna },"
                    + " { name: 'Ben', token: ben }], passing: null })); sessionStorage.setItem('tercio.token.' + id, anna); }",
                    List.of(game.id(), game.seats().getFirst(), game.seats().getLast()));
            page.navigate(table.address(game, ""));
        } else {
            page.navigate(table.invitation(game, game.seats().get(random.nextInt(2))));
        }
    }

    /** The page has read what it wanted, and its buttons have stood long enough to take a click. */
    private void settle() {
        try {
            page.waitForCondition(() -> underWay.isEmpty() && (Boolean) page.evaluate(SETTLED));
        } catch (TimeoutError never) {
            faults.add("the page does not come to rest: " + underWay.stream().map(Request::url).toList() + " "
                    + page.evaluate("() => document.querySelector('main')?.innerText.slice(0, 400)"));
        }
    }

    private void act() {
        int way = random.nextInt(30);
        if (way == 0) {
            press("Control+z");
        } else if (way <= 3) {
            press(Integer.toString(1 + random.nextInt(9)));
        } else if (way == 4) {
            press(List.of(",", ".", "Home", "End", "Escape").get(random.nextInt(5)));
        } else {
            click();
        }
    }

    private void press(String key) {
        tell("key", key);
        page.keyboard().press(key);
    }

    private void click() {
        var all = Clickable.on(page);
        if (all.isEmpty()) {
            faults.add("there is nothing to click");
            return;
        }
        var chosen = Clickable.any(all, random);
        tell(chosen.kind(), chosen.label());
        boolean mayBeCovered = COVERED.contains(chosen.kind());
        try {
            chosen.element().click(new com.microsoft.playwright.ElementHandle.ClickOptions().setTimeout(mayBeCovered ? PERHAPS_COVERED : InstalledBrowser.PATIENCE));
        } catch (TimeoutError covered) {
            missed++;
            if (covered.getMessage().contains("intercepts pointer events") && !mayBeCovered) {
                faults.add("cannot be clicked: " + chosen.kind() + " " + chosen.label() + ": " + covered.getMessage());
            }
        } catch (PlaywrightException gone) {
            missed++;
        }
    }

    private void tell(String kind, String label) {
        kinds.merge(kind, 1, Integer::sum);
        last.add(kind + " \"" + label + "\"");
        if (last.size() > REMEMBERED) {
            last.removeFirst();
        }
    }

    private String token() {
        return (String) page.evaluate("id => sessionStorage.getItem('tercio.token.' + id)", game.id());
    }

    /** The seat that has no page answers one of its decisions, if it has any. */
    private void opponentAnswers() {
        boolean anna = !game.seats().getFirst().equals(token());
        var other = anna ? game.seats().getFirst() : game.seats().getLast();
        var options = table.get("api/games/" + game.id() + "/decisions", other).valueStream().filter(decision -> decision.path("seat").asString().equals(anna ? "Anna" : "Ben"))
                .flatMap(decision -> decision.path("options").valueStream()).toList();
        if (!options.isEmpty()) {
            var answer = options.get(random.nextInt(options.size()));
            tell("opponent", answer.path("label").asString());
            table.post("api/games/" + game.id() + "/commands", answer.path("command").toString(), other);
            int newest = table.get("api/games/" + game.id(), other).path("position").asInt();
            page.waitForCondition(() -> (Boolean) page.evaluate("newest => document.querySelector('.game.past') !== null || Number(document.querySelector('.game')?.dataset.position) >= newest", newest));
            settle();
        }
    }

    private void check() {
        var unsaid = refused.stream().filter(response -> response.status() >= 500 || !(Boolean) page.evaluate(REFUSED)).map(response ->
                response.request().method() + " " + response.url() + " answers " + response.status() + ", and the page does not say so: " + response.text()).toList();
        faults.addAll(unsaid);
        var complaints = table.complaints();
        if (complaints.stream().filter(complaint -> complaint.startsWith("Failed to load resource")).count() > refused.size()) {
            faults.add("more failed than was refused: " + complaints);
        }
        complaints.stream().filter(complaint -> !complaint.startsWith("Failed to load resource")).map(complaint -> "the console: " + complaint).forEach(faults::add);
        refused.clear();
        if (faults.isEmpty() && (Boolean) page.evaluate("() => document.querySelector('.game') !== null")) {
            compare();
        }
    }

    /** An order that is checked before it is sent may still be on its way: only what stays different is a fault. */
    private void compare() {
        var differences = new ArrayList<String>();
        try {
            page.waitForCondition(() -> {
                differences.clear();
                differences.addAll(board.differences(page, token()));
                return differences.isEmpty();
            });
        } catch (TimeoutError stays) {
            faults.addAll(differences);
        }
    }
}
