package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Measures how smoothly the board is dragged and zoomed with 100 stacks on it, and how soon a position is shown, from the
 * browser's own clock and trace. It fails nothing and is no part of the tests:
 * {@code mvn -q -pl adapters -am test -Dtest=FrameRate -Dsurefire.failIfNoSpecifiedTests=false}
 */
class FrameRate extends AtTheTable {

    private static final int STACKS = 100;
    private static final int MOVES = 120;

    @Test
    void theBoardOfAHundredStacks() {
        var game = crowded();
        for (var map : List.of("eu-europe", "eu-world")) {
            var page = table.player();
            page.navigate(table.invitation(game, game.host()));
            assertThat(page.locator(".time")).isVisible();
            page.navigate(table.address(game, "?map=" + map));
            assertThat(page.locator(".board[data-map=" + map + "]")).isVisible();
            page.waitForTimeout(1000);
            report(map + ", dragged", traced(page, () -> drag(page)));
            report(map + ", zoomed", traced(page, () -> zoom(page)));
        }
        positions();
    }

    private static Table.Made crowded() {
        var json = new JsonMapper();
        var opened = json.readTree(Table.record("march-on-artois").lines().skip(1).findFirst().orElseThrow());
        var scenario = (ObjectNode) opened.findValue("scenario");
        var stacks = (tools.jackson.databind.node.ArrayNode) scenario.path("stacks");
        var pattern = (ObjectNode) stacks.valueStream().filter(stack -> stack.path("country").asString().equals("france")).reduce((first, last) -> last).orElseThrow();
        var provinces = table.get("api/games/" + table.artois("server").id() + "/map").path("zones").valueStream()
                .filter(zone -> zone.path("owner").asString().equals("france")).map(zone -> zone.path("id").asString()).toList();
        IntStream.range(stacks.size(), STACKS).forEach(number -> stacks.add(
                pattern.deepCopy().put("id", "crowd-" + number).put("province", provinces.get(number % provinces.size()))));
        var request = json.createObjectNode().put("ruleset", "eu-military").put("dice", "server").put("undo", "free").put("public", true);
        request.set("scenario", scenario);
        request.putArray("seats").addObject().put("name", "All").putArray("controls").add("france").add("spain");
        return table.made(table.post("api/games", request.toString(), null));
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

    private static void zoom(Page page) {
        for (int step = 0; step < MOVES; step++) {
            page.mouse().wheel(0, step / 30 % 2 == 0 ? -40 : 40);
        }
    }

    /** Milliseconds between the frames that the compositor drew. */
    private static List<Double> traced(Page page, Runnable action) {
        Browser browser = page.context().browser();
        browser.startTracing(page, new Browser.StartTracingOptions().setCategories(List.of("devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame")));
        action.run();
        var trace = new JsonMapper().readTree(new String(browser.stopTracing(), StandardCharsets.UTF_8));
        var drawn = new ArrayList<Double>();
        trace.path("traceEvents").valueStream().filter(event -> event.path("name").asString("").equals("DrawFrame"))
                .forEach(event -> drawn.add(event.path("ts").asDouble() / 1000));
        Collections.sort(drawn);
        return IntStream.range(1, drawn.size()).mapToObj(frame -> drawn.get(frame) - drawn.get(frame - 1)).filter(gap -> gap > 0.5).sorted().toList();
    }

    private static void report(String what, List<Double> gaps) {
        if (gaps.isEmpty()) {
            System.out.println("[frames] " + what + ": no frame in the trace");
            return;
        }
        System.out.printf("[frames] %s: %d frames, median %.1f ms, 95 %% %.1f ms, worst %.1f ms%n", what, gaps.size() + 1,
                gaps.get(gaps.size() / 2), gaps.get((int) (gaps.size() * 0.95)), gaps.getLast());
    }

    /** From the key to the board of the position before, over the whole of a recorded war. */
    private static void positions() {
        var game = table.made(table.post("api/games/import", Table.record("random-war"), null));
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".time")).isVisible();
        var took = new ArrayList<Double>();
        for (int step = 0; step < 60; step++) {
            took.add(((Number) page.evaluate("""
                    async () => {
                      const game = document.querySelector('.game');
                      const before = game.dataset.position;
                      const start = performance.now();
                      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
                      while (document.querySelector('.game').dataset.position === before && performance.now() - start < 3000) await new Promise(requestAnimationFrame);
                      return performance.now() - start;
                    }""")).doubleValue());
        }
        Collections.sort(took);
        System.out.printf("[positions] a step back is shown after: median %.0f ms, 95 %% %.0f ms, worst %.0f ms%n",
                took.get(30), took.get(57), took.getLast());
    }
}
