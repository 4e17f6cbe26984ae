package tercio.adapters.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The size of a first visit over the wire. */
class SizeTest extends AtTheTable {

    @Test
    void theFirstVisitIsLight() {
        var page = table.player();
        var begun = new ArrayList<Request>();
        // Only listed here: the last requests finish when the page is closed, and have no sizes any more.
        var finished = new ArrayList<Request>();
        page.onRequest(request -> {
            if (!request.url().contains("/events")) {
                begun.add(request);
            }
        });
        page.onRequestFinished(finished::add);

        opened(page, "");
        PlaywrightAssertions.assertThat(page.locator(".counter").first()).isVisible();
        page.waitForCondition(() -> finished.containsAll(begun));

        var visited = List.copyOf(finished);
        assertThat(bytes(visited, request -> !request.url().contains("/maps/"))).as("bytes without the map: %s", sizes(visited)).isBetween(1L, 155_000L);
        assertThat(visited.stream().filter(request -> bytes(request) > 0).map(Request::url)).as("also what the worker shares with the page is sent once")
                .doesNotHaveDuplicates();
        assertThat(bytes(visited, request -> request.url().contains("/maps/"))).as("bytes of the map").isBetween(1L, 69_000L);
        assertThat(bytes(visited, request -> true)).as("bytes of the first board: %s", sizes(visited)).isLessThanOrEqualTo(220_000L);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aGameInEuropeIsNotSentTheRestOfTheWorldUntilSomebodyLooksAtIt() {
        var page = table.player();
        var boards = new ArrayList<String>();
        page.onRequest(request -> {
            if (request.url().contains("/api/rulesets/eu-military/board")) {
                boards.add(request.url().replaceFirst(".*/", ""));
            }
        });

        opened(page, "/zone/artois");
        PlaywrightAssertions.assertThat(page.locator(".neighbours")).containsText("Picardie");
        assertThat(boards).containsExactly("board?map=eu-europe");

        page.navigate(table.address(march, "/zone/r_acadie_n?map=eu-world"));
        PlaywrightAssertions.assertThat(page.locator("[data-chosen-zone=r_acadie_n] h2")).hasText("Acadie N");
        assertThat(boards).containsExactly("board?map=eu-europe", "board?map=eu-world");

        page.navigate(table.address(march, "/zone/artois"));
        PlaywrightAssertions.assertThat(page.locator(".neighbours")).containsText("Picardie");
        assertThat(boards).hasSize(2);
    }

    /** The largest answers first. */
    private static List<String> sizes(List<Request> requests) {
        return requests.stream().sorted(Comparator.comparingLong((Request request) -> bytes(request)).reversed())
                .map(request -> bytes(request) + " " + request.url().replaceFirst("^https?://[^/]*", "")).toList();
    }

    private static long bytes(Request request) {
        return (long) request.sizes().responseBodySize + request.sizes().responseHeadersSize;
    }

    private static long bytes(List<Request> requests, Predicate<Request> which) {
        return requests.stream().filter(which).mapToLong(SizeTest::bytes).sum();
    }
}
