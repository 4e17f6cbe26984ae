package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** The sheet that shows what an undo or a redo does before it is sent. */
final class TakeBackAtTable {

    private TakeBackAtTable() {}

    /** The sheet that is open. */
    static Locator shown(Page page) {
        var dialog = page.locator(".take-back-dialog");
        assertThat(dialog.locator(".main, [role=status]")).hasCount(1);
        return dialog;
    }

    /** Sends what the sheet shows. */
    static void sent(Page page) {
        assertThat(page.locator(".game")).hasAttribute("data-answerable", "yes");
        shown(page).locator(".main").click();
        assertThat(page.locator(".take-back-dialog")).hasCount(0);
    }

    /** Sends it with the reason that the others read. */
    static void sent(Page page, String reason) {
        shown(page).locator(".reason").fill(reason);
        sent(page);
    }
}
