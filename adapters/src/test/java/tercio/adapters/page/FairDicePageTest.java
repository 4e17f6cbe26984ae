package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;
import tercio.domain.given.Thorough;
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

    /** France won the one battle with 2 LD lost to 5, took the fortress of Artois, and spent 80 ducats on campaigns. */
    @Thorough("A further flow of a page of which one is in the short tier.")
    @Test
    void belowTheDiceStandLuckBattlesSiegesAndMoney() {
        var game = table.marchOnArtois();
        var page = seated(game);
        page.navigate(table.address(game, "/dice"));

        assertThat(page.locator("[data-table=battles] tr[data-row='france land'] td")).hasText(new String[] {"On land", "1", "1", "0", "0", "0", "2 LD"});
        assertThat(page.locator("[data-table=battles] tr[data-row='spain land'] td")).hasText(new String[] {"On land", "1", "0", "1", "0", "0", "5 LD"});
        assertThat(page.locator("[data-table=sieges] tr[data-row='france fall']")).containsText("Fortresses taken");
        assertThat(page.locator("[data-table=luck] tr[data-row='spain battle']").filter(new Locator.FilterOptions().setHasText("LD lost"))).hasCount(1);
        assertThat(page.locator("[data-table=money] tr[data-row^='france ']").first()).containsText("ducats");
        assertThat(page.locator("[data-pending]")).hasCount(0);
    }

    @Thorough("A further flow of a page of which one is in the short tier.")
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

    @Thorough("A further flow of a page of which one is in the short tier.")
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
