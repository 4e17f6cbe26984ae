package tercio.adapters.page;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.util.HashSet;
import java.util.Set;

/** What a page has asked for and not yet got, but for the stream of events, which never ends. It is made before the page goes anywhere. */
final class OpenRequests {

    /** What is asked for once something has arrived is asked for within two frames. */
    private static final String FRAMES = "() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))))";

    private final Page page;
    private final Set<Request> open = new HashSet<>();

    OpenRequests(Page page) {
        this.page = page;
        page.onRequest(request -> {
            if (!request.url().endsWith("/events")) {
                open.add(request);
            }
        });
        page.onRequestFinished(open::remove);
        page.onRequestFailed(open::remove);
    }

    /** Waits until everything that was asked for has arrived and is drawn. */
    void arrive() {
        do {
            page.waitForCondition(open::isEmpty);
            page.evaluate(FRAMES);
        } while (!open.isEmpty());
    }
}
