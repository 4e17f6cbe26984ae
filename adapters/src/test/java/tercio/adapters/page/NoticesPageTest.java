package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A player says on the page where it wants to be told of its turn, and takes that back; where the service sends nothing it offers nothing. */
@InBrowser
class NoticesPageTest {

    private static Table table;

    @BeforeAll
    static void sitDown() {
        table = new Table("--tercio.hooks.webhooks=true");
    }

    @AfterAll
    static void getUp() {
        table.close();
    }

    @Test
    void anAddressIsKeptRefusedAndTakenBack() {
        var game = table.artois("server");
        var page = table.player(new Browser.NewContextOptions().setViewportSize(390, 844));
        page.navigate(table.invitation(game, game.seats().getFirst()));
        page.locator(".seat-box > summary").click();
        var notice = page.locator("[data-notice=webhook]");

        notice.locator("input").fill("https://10.0.0.1/told");
        notice.getByText("Tell me there").click();
        assertThat(notice.locator(".problem")).containsText("public addresses only");
        notice.locator("input").fill("https://223.255.255.254/told");
        notice.getByText("Tell me there").click();
        assertThat(notice.locator("[role=status]")).hasText("Kept.");
        org.assertj.core.api.Assertions.assertThat(AccessibilityTest.serious(page)).isEmpty();

        page.reload();
        page.locator(".seat-box > summary").click();
        assertThat(notice.locator("input")).hasValue("https://223.255.255.254/told");
        notice.getByText("Take back").click();
        assertThat(notice.locator("[role=status]")).hasText("Taken back.");
        assertThat(notice.locator("input")).hasValue("");
        assertThat(page.locator("[data-notice=email]")).hasCount(0);
        org.assertj.core.api.Assertions.assertThat(table.complaints()).allMatch(complaint -> complaint.contains("400"));
        table.clear();
    }
}
