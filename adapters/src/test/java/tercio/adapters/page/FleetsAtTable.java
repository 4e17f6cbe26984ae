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

    /** France has attacked the Spanish fleet in the Gulf of Lion, and both choose their first lines. */
    static Table.Made choosingLines(Table table) {
        var scenario = scenario(table);
        scenario.putArray("stacks");
        var leaders = scenario.withArray("leaders");
        while (leaders.size() > 1) {
            leaders.remove(0);
        }
        scenario.withArray("fleets").forEach(fleet -> {
            ((ObjectNode) fleet).put("at", "s_lion");
            ((ObjectNode) fleet).putObject("ships").put("fleetPlus", 1).put("nwd", 3).put("ngd", 4);
        });
        var game = made(table, scenario);
        for (var command : new String[] {"{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"simple\"}",
                "{\"type\": \"SailFleet\", \"stack\": \"brest\", \"path\": [], \"action\": {\"kind\": \"battle\", \"target\": \"barcelona\"}}",
                "{\"type\": \"RollNavalAttrition\", \"stack\": \"brest\", \"dice\": [1]}", "{\"type\": \"EndMovement\", \"country\": \"france\"}",
                "{\"type\": \"AttackFleet\", \"stack\": \"brest\"}", "{\"type\": \"AcceptSeaBattle\", \"stack\": \"barcelona\"}"}) {
            table.post("api/games/" + game.id() + "/commands", command, game.host());
        }
        return game;
    }

    static Table.Made game(Table table) {
        return made(table, scenario(table));
    }

    private static ObjectNode scenario(Table table) {
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
        return scenario;
    }

    private static Table.Made made(Table table, ObjectNode scenario) {
        return table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": %s, "name": "Ships", "dice": "physical", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""".formatted(scenario), null));
    }
}
