package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The page takes receipts by itself, keeps them for the seat, checks them when the game is opened again, and says when one fails. */
class ReceiptsPageTest extends AtTheTable {

    private static final String KEPT = ".receipts .kept";

    @Test
    void aReceiptIsTakenAtTheOpeningAndOnRequestAndAllHold() {
        var game = table.artois("server");
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().getFirst()));
        assertThat(page.locator(".time")).isVisible();
        page.navigate(table.address(game, "/check"));
        assertThat(page.locator(KEPT)).hasText("1 is kept here, the newest of position 1.");

        table.post("api/games/" + game.id() + "/adjustments", "{\"reason\": \"a storm\", \"changes\": [{\"kind\": \"weather-set\", \"bad\": true}]}", game.host());
        page.getByText("Take a receipt", new com.microsoft.playwright.Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(KEPT)).hasText("2 are kept here, the newest of position 2.");
        page.getByText("Check the receipts", new com.microsoft.playwright.Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".receipts .verdict")).hasText("✓ All 2 receipts hold: everything up to them is unchanged.");

        page.reload();
        assertThat(page.locator(KEPT)).hasText("2 are kept here, the newest of position 2.");
        assertThat(page.locator("[role=alert]")).hasCount(0);
        var stored = page.evaluate("id => Object.keys(localStorage).filter(key => key.includes(id)).join()", game.id());
        assertThat(stored).isEqualTo("tercio.receipts." + game.id() + ".Anna");
    }

    /** The head of a kept receipt is another one, as when the service had rewritten the game since: the signature tells it too. */
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
}
