package tercio.adapters.page;

import tools.jackson.databind.node.ObjectNode;

/** The war of Artois with ships: a French fleet in Brest, a Spanish one in Barcelona with an admiral. */
final class FleetsAtTable {

    private FleetsAtTable() {}

    /** A game with dice of the table. The French have a simple campaign: one active action at sea. */
    static Table.Made moving(Table table) {
        var game = game(table);
        table.post("api/games/" + game.id() + "/commands", "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"simple\"}", game.host());
        return game;
    }

    static Table.Made game(Table table) {
        var scenario = (ObjectNode) table.get("api/scenarios/eu-military/artois");
        for (var country : new String[] {"france", "spain"}) {
            ((ObjectNode) scenario.path("countries").path(country)).putObject("navy").put("technology", "galleon-fluyt").put("level", 24);
        }
        var leader = scenario.withArray("leaders").addObject();
        leader.put("id", "oquendo").put("name", "Oquendo").put("country", "spain").put("rank", "B").put("maneuver", 3).put("fire", 4).put("shock", 2).put("siege", 0)
                .put("monarch", false).put("kind", "admiral");
        var fleets = scenario.putArray("fleets");
        fleets.addObject().put("id", "brest").put("at", "finistere").put("country", "france").put("veteran", false).putObject("ships").put("fleetMinus", 1).put("nwd", 4);
        var spanish = fleets.addObject().put("id", "barcelona").put("at", "catalunya").put("country", "spain").put("veteran", true);
        spanish.putObject("ships").put("fleetPlus", 1).put("nwd", 3).put("ngd", 4);
        spanish.putArray("leaders").add("oquendo");
        return table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": %s, "name": "Ships", "dice": "physical", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""".formatted(scenario), null));
    }
}
