package tercio.adapters.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What a first visit costs over the wire. */
class SizeTest extends AtTheTable {

    @Test
    void theFirstVisitIsLight() {
        var page = table.player();
        // Only listed here: the last requests finish when the page is closed, and have no sizes any more.
        var finished = new ArrayList<Request>();
        page.onRequestFinished(finished::add);

        opened(page, "");
        PlaywrightAssertions.assertThat(page.locator(".counter").first()).isVisible();

        var visited = List.copyOf(finished);
        assertThat(bytes(visited, request -> !request.url().contains("/maps/"))).as("bytes without the map: %s", sizes(visited)).isBetween(1L, 162_000L);
        assertThat(bytes(visited, request -> request.url().contains("/maps/"))).as("bytes of the map").isBetween(1L, 79_000L);
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
