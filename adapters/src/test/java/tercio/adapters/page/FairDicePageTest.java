package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The page works out every die of an ended game with the cryptography of the browser, and finds one that was exchanged. */
class FairDicePageTest extends AtTheTable {

    private static final JsonMapper JSON = new JsonMapper();

    /** A game that ended, was taken back and ended again: two commitments, contributions of the seats, both secrets told. */
    private static Table.Made ended() {
        return table.made(table.post("api/games/import?again=true", Table.record("artois-by-consent"), null));
    }

    private static Page seated(Table.Made game) {
        var page = table.player();
        page.navigate(table.invitation(game, game.host()));
        assertThat(page.locator(".time")).isVisible();
        return page;
    }

    @Test
    void everyDieOfAnEndedGameIsWorkedOutInTheBrowser() {
        var game = ended();
        int dice = table.get("api/games/" + game.id() + "/dice/proof", game.host()).path("dice").size();
        var page = seated(game);
        page.navigate(table.address(game, "/dice"));

        assertThat(page.locator(".recomputed")).hasText("Worked out in your browser: " + dice + " of " + dice + " dice agree with the told secret.");
    }

    @Test
    void oneDieThatWasExchangedIsFoundAtItsPosition() {
        var game = ended();
        var proof = (ObjectNode) table.get("api/games/" + game.id() + "/dice/proof", game.host());
        int dice = proof.path("dice").size();
        var die = (ObjectNode) proof.path("dice").get(dice / 2);
        die.put("value", die.path("value").asInt() % die.path("sides").asInt() + 1);
        var page = seated(game);
        page.route("**/dice/proof", route -> route.fulfill(new Route.FulfillOptions().setContentType("application/json").setBody(JSON.writeValueAsString(proof))));
        page.navigate(table.address(game, "/dice"));

        assertThat(page.locator(".recomputed")).hasText("Worked out in your browser: " + (dice - 1) + " of " + dice
                + " dice agree with the told secret. At these positions another die is recorded: " + die.path("position").asInt() + ".");
    }

    @Test
    void aSecretThatFitsNoCommitmentIsFound() {
        var game = ended();
        var proof = (ObjectNode) table.get("api/games/" + game.id() + "/dice/proof", game.host());
        ((ObjectNode) proof.path("commitments").get(0)).put("secret", "00".repeat(32));
        var page = seated(game);
        page.route("**/dice/proof", route -> route.fulfill(new Route.FulfillOptions().setContentType("application/json").setBody(JSON.writeValueAsString(proof))));
        page.navigate(table.address(game, "/dice"));

        assertThat(page.locator(".recomputed")).containsText("A told secret does not fit its commitment.");
    }
}
