package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Measures how smoothly the board is dragged and zoomed with 100 stacks on it, and how soon a position is shown, from the
 * browser's own clock and trace. It fails nothing and is no part of the tests:
 * {@code mvn -q -pl adapters -am test -Dtest=FrameRate -Dsurefire.failIfNoSpecifiedTests=false}
 */
class FrameRate extends AtTheTable {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int STACKS = 100;
    private static final int MOVES = 120;
    private static final int STEPS = 100;

    /** Stands for a step back where a position is asked for. */
    private static final int BACK = -1;

    /** Frames that took longer than one and a half of their time at 60 frames a second. */
    private static final double LONG = 25;

    /** A turn of the wheel with every frame, nearer and farther in turns; never as far as it goes, for there nothing moves. */
    private static final String ZOOM = """
            async () => {
              const { left, top, width, height } = document.querySelector('.board').getBoundingClientRect();
              const [clientX, clientY] = [left + width / 2, top + height / 2];
              for (let frame = 0; frame < 240; frame += 1) {
                await new Promise(requestAnimationFrame);
                const deltaY = Math.floor(frame / 60) % 2 === 0 ? -15 : 15;
                document.elementFromPoint(clientX, clientY).dispatchEvent(new WheelEvent('wheel', { deltaY, clientX, clientY, bubbles: true, cancelable: true }));
              }
            }""";

    /** Does something to the page, and tells how long it took until another position was on the board, and its ground drawn. */
    private static final String UNTIL_SHOWN = """
            async (to) => {
              const game = document.querySelector('.game');
              const before = game.dataset.position;
              const begin = performance.now();
              if (to < 0) {
                document.querySelector('[aria-label="One event back"]').click();
              } else {
                const slider = document.querySelector('.slider input');
                slider.value = to;
                slider.dispatchEvent(new Event('input', { bubbles: true }));
              }
              const waiting = () => game.dataset.position === before || document.querySelector('.ground')?.dataset.drawn !== 'yes';
              do {
                await new Promise(requestAnimationFrame);
              } while (waiting() && performance.now() - begin < 5000);
              return performance.now() - begin;
            }""";

    @Test
    void theBoardOfAHundredStacks() {
        var game = crowded();
        for (var map : List.of("eu-europe", "eu-world")) {
            var page = table.player();
            page.route("**/map?at=*", route -> spread(route, map));
            page.navigate(table.invitation(game, game.host()));
            assertThat(page.locator(".time")).isVisible();
            page.navigate(table.address(game, "?map=" + map));
            assertThat(page.locator(".board[data-map=" + map + "] .counter")).hasCount(STACKS);
            nearEnoughToBeDragged(page);
            report(map + ", dragged", traced(page, () -> drag(page)));
            report(map + ", zoomed", traced(page, () -> page.evaluate(ZOOM)));
        }
    }

    @Test
    void theStepsOfAWar() {
        var game = table.made(table.post("api/games/import?again=true", Table.record("random-war"), null));
        int newest = table.get("api/games/" + game.id()).path("position").asInt();
        var random = new Random(1618);
        var back = table.player();
        var ofBack = new OpenRequests(back);
        open(back, game);
        tell(newest + " events, a step back", IntStream.range(0, STEPS).mapToObj(step -> shown(back, ofBack, BACK)).toList());
        var jumping = table.player();
        var ofJumping = new OpenRequests(jumping);
        open(jumping, game);
        var anywhere = random.ints(0, newest).distinct().limit(STEPS).boxed().toList();
        tell(newest + " events, a jump anywhere", anywhere.stream().map(position -> shown(jumping, ofJumping, position)).toList());
    }

    private static void open(Page page, Table.Made game) {
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
    }

    private static Table.Made crowded() {
        var opened = JSON.readTree(Table.record("march-on-artois").lines().skip(1).findFirst().orElseThrow());
        var scenario = (ObjectNode) opened.findValue("scenario");
        var stacks = (ArrayNode) scenario.path("stacks");
        var pattern = (ObjectNode) stacks.valueStream().filter(stack -> stack.path("country").asString().equals("france")).reduce((first, last) -> last).orElseThrow();
        var taken = stacks.valueStream().map(stack -> stack.path("province").asString()).toList();
        var drawn = table.get("maps/eu-europe.json").path("zones").valueStream().map(zone -> zone.path("id").asString()).toList();
        var provinces = table.get("api/games/" + table.artois("server").id() + "/map").path("zones").valueStream()
                .filter(zone -> Set.of("france", "spain").contains(zone.path("owner").asString())).map(zone -> zone.path("id").asString()).filter(id -> drawn.contains(id) && !taken.contains(id)).toList();
        IntStream.range(stacks.size(), STACKS).forEach(number -> stacks.add(
                pattern.deepCopy().put("id", "crowd-" + number).put("province", provinces.get(number % provinces.size()))));
        var request = JSON.createObjectNode().put("ruleset", "eu-military").put("dice", "server").put("undo", "free").put("public", true);
        request.set("scenario", scenario);
        request.putArray("seats").addObject().put("name", "All").putArray("controls").add("france").add("spain");
        return table.made(table.post("api/games", request.toString(), null));
    }

    /** The game is played in Europe only: on the map of the world its stacks are shown in the lands of the world. */
    private static void spread(Route route, String map) {
        var response = route.fetch();
        if (map.equals("eu-europe")) {
            route.fulfill(new Route.FulfillOptions().setResponse(response));
            return;
        }
        var view = JSON.readTree(response.body());
        var zones = (ArrayNode) view.path("zones");
        var stacks = new ArrayDeque<JsonNode>(zones.valueStream().flatMap(zone -> zone.path("stacks").valueStream()).toList());
        zones.removeAll();
        table.get("maps/eu-world.json").path("zones").valueStream().filter(zone -> zone.path("kind").asString().equals("land")).forEach(zone -> {
            var here = zones.addObject().put("id", zone.path("id").asString()).put("name", zone.path("id").asString()).putArray("stacks");
            if (!stacks.isEmpty()) {
                here.add(stacks.pop());
            }
        });
        route.fulfill(new Route.FulfillOptions().setResponse(response).setBody(view.toString()));
    }

    /** The whole map cannot be dragged: it is all there. */
    private static void nearEnoughToBeDragged(Page page) {
        page.getByLabel("The whole map").click();
        page.getByLabel("Nearer").click();
        page.getByLabel("Nearer").click();
        page.getByLabel("Nearer").click();
        // The board stands still, and its ground is drawn for the new scale.
        assertThat(page.locator(".map-sheet.moving")).hasCount(0);
        assertThat(page.locator(".ground[data-drawn=yes]")).isVisible();
    }

    private static void drag(Page page) {
        var board = page.locator(".board").boundingBox();
        double x = board.x + board.width / 2;
        double y = board.y + board.height / 2;
        page.mouse().move(x, y);
        page.mouse().down();
        for (int step = 0; step < MOVES; step++) {
            page.mouse().move(x + 200 * Math.sin(step / 12.0), y + 120 * Math.cos(step / 9.0));
        }
        page.mouse().up();
    }

    /** Milliseconds between the frames that the compositor drew while something was done. */
    private static List<Double> traced(Page page, Runnable action) {
        Browser browser = page.context().browser();
        browser.startTracing(page, new Browser.StartTracingOptions()
                .setCategories(List.of("blink.user_timing", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame")));
        page.evaluate("performance.mark('gesture begins')");
        action.run();
        page.evaluate("performance.mark('gesture ends')");
        var trace = JSON.readTree(new String(browser.stopTracing(), StandardCharsets.UTF_8)).path("traceEvents");
        double from = times(trace, "gesture begins").getFirst();
        double to = times(trace, "gesture ends").getFirst();
        var drawn = times(trace, "DrawFrame").stream().filter(time -> time >= from && time <= to).toList();
        return IntStream.range(1, drawn.size()).mapToObj(frame -> drawn.get(frame) - drawn.get(frame - 1)).filter(gap -> gap > 0.5).sorted().toList();
    }

    private static List<Double> times(JsonNode trace, String name) {
        return trace.valueStream().filter(event -> event.path("name").asString("").equals(name)).map(event -> event.path("ts").asDouble() / 1000).sorted().toList();
    }

    private static void report(String what, List<Double> gaps) {
        if (gaps.isEmpty()) {
            System.out.println("[frames] " + what + ": no frame in the trace");
            return;
        }
        System.out.printf("[frames] %s: %d frames, median %.1f ms, 95 %% %.1f ms, worst %.1f ms, %d longer than %.0f ms%n", what, gaps.size() + 1,
                gaps.get(gaps.size() / 2), gaps.get((int) (gaps.size() * 0.95)), gaps.getLast(), gaps.stream().filter(gap -> gap > LONG).count(), LONG);
    }

    /** The next step is taken once the boards around this one were read, as they are for who looks at a board before going on. */
    private static double shown(Page page, OpenRequests requests, int position) {
        var took = ((Number) page.evaluate(UNTIL_SHOWN, position)).doubleValue();
        requests.arrive();
        return took;
    }

    private static void tell(String what, List<Double> unsorted) {
        var took = new ArrayList<>(unsorted);
        took.sort(null);
        System.out.printf("[positions] %s is shown after: median %.0f ms, 95 %% %.0f ms, worst %.0f ms%n", what,
                took.get(took.size() / 2), took.get((int) (took.size() * 0.95)), took.getLast());
    }
}
