package tercio.adapters.page;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.util.HashSet;
import java.util.Set;

/** The requests of a page that are not answered yet, but for the stream of events, which never ends. This is made before the page goes anywhere. */
final class OpenRequests {

    /** Requests that follow from an answer are made within two frames of it. */
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
