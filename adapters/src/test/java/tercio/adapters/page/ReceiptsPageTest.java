package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;

/** The page takes receipts by itself, keeps them for the seat, checks them when the game is opened again, and says when one fails. */
class ReceiptsPageTest extends AtTheTable {

    private static final String KEPT = ".receipts .kept";

    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aReceiptIsTakenAtTheOpeningAndOnRequestAndAllHold() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().getFirst()));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(game, "/check"));
        assertThat(page.locator(KEPT)).hasText("1 is kept here, the newest of position 1.");

        table.post("api/games/" + game.id() + "/adjustments", "{\"reason\": \"a storm\", \"changes\": [{\"kind\": \"weather-set\", \"bad\": true}]}", game.host());
        page.getByText("Take a receipt", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(KEPT)).hasText("2 are kept here, the newest of position 2.");
        page.getByText("Check the receipts", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".receipts .verdict")).hasText("✓ All 2 receipts hold: everything up to them is unchanged.");

        page.reload();
        assertThat(page.locator(KEPT)).hasText("2 are kept here, the newest of position 2.");
        assertThat(page.locator("[role=alert]")).hasCount(0);
        var stored = page.evaluate("id => Object.keys(localStorage).filter(key => key.includes(id)).join()", game.id());
        assertThat(stored).isEqualTo("tercio.receipts." + game.id() + ".Anna");
    }

    /** The head of a kept receipt is another one, as when the service had rewritten the game since: the signature tells it too. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aReceiptThatFailsIsToldPlainlyWhenTheGameIsOpenedAgain() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().getFirst()));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(game, "/check"));
        assertThat(page.locator(KEPT)).containsText("1 is kept here");
        page.evaluate("""
                id => { const key = `tercio.receipts.${id}.Anna`; const kept = JSON.parse(localStorage.getItem(key));
                  kept[0].head = '0'.repeat(64); localStorage.setItem(key, JSON.stringify(kept)); }""", game.id());

        page.reload();

        assertThat(page.locator("[role=alert] h2")).hasText("A receipt fails");
        assertThat(page.locator("[role=alert]")).containsText("the receipt of position 1 proves nothing");
        assertThat(page.locator(".receipts li")).containsText("✗ the receipt of position 1");
    }

    @Test
    void theBrowserWorksOutTheSignaturesAndTheChainOfTheRecordByItself() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().getFirst()));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(game, "/check"));
        table.post("api/games/" + game.id() + "/adjustments", "{\"reason\": \"a \\\"storm\\\" {\", \"changes\": [{\"kind\": \"weather-set\", \"bad\": true}]}", game.host());
        page.getByText("Take a receipt", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(KEPT)).containsText("2 are kept here");
        page.getByText("Check the receipts", new Page.GetByTextOptions().setExact(true)).click();

        assertThat(page.locator(".receipts .own")).hasText("Worked out in your browser: 2 of 2 signatures are right. The record contains what 2 of 2 saw.");
    }

    /** The service says that all is well: the browser does not take its word for it. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void aServiceThatLiesAboutAReceiptIsFoundOut() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().getFirst()));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(game, "/check"));
        assertThat(page.locator(KEPT)).containsText("1 is kept here");
        page.route("**/api/receipts/check", route -> route.fulfill(new Route.FulfillOptions().setContentType("application/json")
                .setBody("{\"allHold\": true, \"results\": [{\"game\": \"x\", \"position\": 1, \"holds\": true, \"finding\": \"contained\", \"heldUpTo\": 1, \"text\": \"holds\"}]}")));
        page.route("**/record", route -> {
            var record = route.fetch();
            route.fulfill(new Route.FulfillOptions().setResponse(record).setBody(record.text().replace("\"name\":\"Artois\"", "\"name\":\"Arras!\"")));
        });
        page.getByText("Check the receipts", new Page.GetByTextOptions().setExact(true)).click();

        assertThat(page.locator(".receipts .own")).hasText("Worked out in your browser: 1 of 1 signatures are right. The record contains what 0 of 1 saw."
                + " It does not contain what was seen at position 1.");
        assertThat(page.locator("[role=alert]")).containsText("A receipt fails");
    }
}
