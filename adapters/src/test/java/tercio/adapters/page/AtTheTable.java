package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A test of the page: one service for all of them, on which each plays games of its own or looks at the recorded march. */
@ExtendWith(NeedsBrowser.class)
@Execution(ExecutionMode.SAME_THREAD)
abstract class AtTheTable {

    static Table table;

    /** The march on Artois, as it was recorded; nobody plays on in it. */
    static Table.Made march;

    /** A loaded machine takes its time; what is there at once is not waited for. */
    private static final int PATIENCE = 20_000;

    @BeforeAll
    static void sitDown() {
        if (table == null) {
            PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
            table = new Table();
            march = table.marchOnArtois();
            Runtime.getRuntime().addShutdownHook(new Thread(table::close));
        }
    }

    @AfterEach
    void clear() {
        table.clear();
    }

    /** The recorded march in a browser of its own, at a view of the game: {@code /ers/france?at=40}. */
    static Page opened(String view) {
        return opened(table.player(), view);
    }

    static Page opened(Page page, String view) {
        page.navigate(table.invitation(march, march.host()));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(march, view));
        return page;
    }
}
