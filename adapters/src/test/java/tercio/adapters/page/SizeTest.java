package tercio.adapters.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What a first visit costs over the wire. */
class SizeTest extends AtTheTable {

    @Test
    void theFirstVisitIsLight() {
        var page = table.player();
        var map = new AtomicLong();
        var rest = new AtomicLong();
        page.onRequestFinished(request -> {
            var sizes = request.sizes();
            (request.url().contains("/maps/") ? map : rest).addAndGet(sizes.responseBodySize + sizes.responseHeadersSize);
        });

        opened(page, "");
        PlaywrightAssertions.assertThat(page.locator(".counter").first()).isVisible();

        assertThat(rest.get()).as("bytes without the map").isBetween(1L, 300_000L);
        assertThat(map.get()).as("bytes of the map").isBetween(1L, 400_000L);
    }
}
