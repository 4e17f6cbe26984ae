package tercio.adapters.page;

import tools.jackson.databind.node.ObjectNode;

/**
 * The war of 1520 in the New World. Magallanes carries a discovery, gold waits in Haiti and lies in a ship of the Flota de Oro, corsairs of
 * France wait in the Caribbean, and the natives of the south of Brazil have risen against Portugal.
 */
final class WorldAtTable {

    /** Cape Horn, which no country knows. */
    static final String CARRIED = "s_horn";

    private WorldAtTable() {}

    static Table.Made game(Table table) {
        var scenario = (ObjectNode) table.get("api/scenarios/eu-military/colonial");
        var overseas = (ObjectNode) scenario.path("overseas");
        ((ObjectNode) overseas.path("discoveries")).putObject("carried").putArray("spa-f1").add(CARRIED);
        overseas.putObject("natives").putObject("provinces").putObject("r_recife_s").putArray("against").add("portugal");
        ((ObjectNode) scenario.path("session")).putObject("gold").put("r_haiti_e", 40);
        ((ObjectNode) scenario.path("session")).putObject("raids").putObject("s_caraibes").put("by", "france").put("level", 2).put("maneuver", 3);
        scenario.withArray("fleets").forEach(fleet -> {
            if (fleet.path("id").asString().equals("spa-f2")) {
                ((ObjectNode) fleet).put("convoy", "flota-de-oro").put("gold", 10);
            }
        });
        return table.made(table.post("api/games", """
                {"ruleset": "eu-military", "name": "New World", "dice": "physical", "undo": "free", "public": true,
                 "seats": [{"name": "Ana", "controls": ["spain"]}, {"name": "Bento", "controls": ["portugal"]}, {"name": "Claire", "controls": ["france"]}],
                 "scenario": %s}""".formatted(scenario), null));
    }

    /** Spain and Portugal have declared their campaigns, and move. */
    static Table.Made moving(Table table) {
        var game = game(table);
        for (var country : new String[] {"spain", "portugal"}) {
            table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"%s\", \"campaign\": \"major\"}".formatted(country), game.host());
        }
        return game;
    }
}
