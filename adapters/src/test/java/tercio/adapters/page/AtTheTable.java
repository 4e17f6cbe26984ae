package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;

/** A test of the page: one service for all of them, on which each plays games of its own or looks at the recorded march. */
@InBrowser
abstract class AtTheTable {

    static Table table;

    /** The march on Artois, as it was recorded; nobody plays on in it. */
    static Table.Made march;

    @BeforeAll
    static void sitDown() {
        synchronized (AtTheTable.class) {
            if (table == null) {
                table = new Table();
                march = table.marchOnArtois();
                Runtime.getRuntime().addShutdownHook(new Thread(table::close));
            }
        }
    }

    @AfterEach
    void clear() {
        table.clear();
    }

    /** The start page of the service. */
    static Page atHome(Page page) {
        page.navigate(table.home());
        assertThat(page.locator("h1")).isVisible();
        return page;
    }

    /** Opens a box by the key: parts above it that are still coming in would move it away under the mouse. */
    static void open(Locator summary) {
        summary.press("Enter");
    }

    /** The recorded march in a browser of its own, at a view of the game: {@code /ers/france?at=40}. */
    static Page opened(String view) {
        return opened(table.player(), view);
    }

    static Page opened(Page page, String view) {
        // The seat is taken as soon as the page is loaded, before it has drawn the board of now, which is not waited for.
        page.navigate(table.invitation(march, march.host()));
        page.navigate(table.address(march, view));
        assertThat(page.locator(".time")).isVisible();
        return page;
    }
}
