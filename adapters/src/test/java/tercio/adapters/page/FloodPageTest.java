package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** A flooded province on the board: what its panel tells. */
class FloodPageTest extends AtTheTable {

    @Test
    void thePanelOfAFloodedProvinceSaysWhoEnters() {
        var scenario = (ObjectNode) table.get("api/scenarios/eu-military/low-countries");
        var session = scenario.putObject("session");
        session.putObject("pillages").put("utrecht", 2);
        session.putArray("flooded").add("utrecht");
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": %s, "name": "Water", "dice": "physical", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["holland", "france", "england"]}, {"name": "Ben", "controls": ["spain"]}]}""".formatted(scenario), null));
        var page = table.player();
        page.navigate(table.invitation(game, game.seats().getFirst()));
        page.navigate(table.address(game, "/zone/utrecht"));

        assertThat(page.locator(".zone-box")).containsText("only Dutch troops enter");
        page.navigate(table.address(game, "/zone/holland"));
        assertThat(page.locator(".zone-box")).containsText("Amsterdam");
        assertThat(page.locator(".zone-box")).not().containsText("only Dutch troops enter");
    }
}
