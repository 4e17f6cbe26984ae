package tercio.adapters.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.ArrayList;
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
        assertThat(bytes(visited, request -> !request.url().contains("/maps/"))).as("bytes without the map").isBetween(1L, 170_000L);
        assertThat(bytes(visited, request -> request.url().contains("/maps/"))).as("bytes of the map").isBetween(1L, 80_000L);
    }

    private static long bytes(List<Request> requests, Predicate<Request> which) {
        return requests.stream().filter(which).map(Request::sizes)
                .mapToLong(sizes -> (long) sizes.responseBodySize + sizes.responseHeadersSize).sum();
    }
}
