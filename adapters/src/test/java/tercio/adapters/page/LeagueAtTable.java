package tercio.adapters.page;

import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** Lepanto as an attack: 8 galleys of Spain under Don Juan and 8 of Venice lie in the Ionian Sea, 24 of the Turks in the Adriatic. */
final class LeagueAtTable {

    private static final Set<String> LEADERS = Set.of("espagne_don_juan_2", "venise_veniero", "turquie_ali_pasha");

    private LeagueAtTable() {}

    /** Spain has a major campaign and Venice a passive one; they have still to merge. */
    static Table.Made moving(Table table) {
        var game = table.made(table.post("api/games", """
                {"ruleset": "eu-military", "scenario": %s, "name": "The League", "dice": "physical", "undo": "free", "public": true,
                 "seats": [{"name": "Juan", "controls": ["spain"]}, {"name": "Sebastiano", "controls": ["venice"]}, {"name": "Ali", "controls": ["turkey"]}]}"""
                .formatted(scenario(table)), null));
        given(table, game, "{\"type\": \"DeclareCampaign\", \"country\": \"spain\", \"campaign\": \"major\"}",
                "{\"type\": \"DeclareCampaign\", \"country\": \"venice\", \"campaign\": \"passive\"}");
        return game;
    }

    /** The movements are over, and the Turks accept the battle that is announced. */
    static void accepted(Table table, Table.Made game) {
        given(table, game, "{\"type\": \"EndMovement\", \"country\": \"spain\"}", "{\"type\": \"EndMovement\", \"country\": \"venice\"}",
                "{\"type\": \"AttackFleet\", \"stack\": \"lleida\"}", "{\"type\": \"AcceptSeaBattle\", \"stack\": \"kapudan\"}");
    }

    private static void given(Table table, Table.Made game, String... commands) {
        for (var command : commands) {
            table.post("api/games/" + game.id() + "/commands", command, game.host());
        }
    }

    private static ObjectNode scenario(Table table) {
        var scenario = (ObjectNode) table.get("api/scenarios/eu-military/lepanto");
        scenario.putArray("alliances").add(scenario.arrayNode().add("turkey")).add(scenario.arrayNode().add("spain").add("venice"));
        ((ObjectNode) scenario.path("countries")).remove("papaute");
        scenario.remove("session");
        ((ObjectNode) scenario.path("countries").path("turkey")).put("initiative", 10);
        scenario.putArray("stacks");
        var printed = scenario.path("printedLeaders").valueStream().filter(leader -> LEADERS.contains(leader.path("id").asString())).toList();
        scenario.putArray("printedLeaders").addAll(printed);
        var fleets = scenario.putArray("fleets");
        fleet(fleets.addObject(), "lleida", "s_ionienne", "spain", 1, 8, "espagne_don_juan_2");
        fleet(fleets.addObject(), "bandiera", "s_ionienne", "venice", 1, 8, "venise_veniero");
        fleet(fleets.addObject(), "kapudan", "s_adriatique", "turkey", 3, 24, "turquie_ali_pasha");
        return scenario;
    }

    private static void fleet(ObjectNode fleet, String id, String at, String country, int counters, int galleys, String leader) {
        fleet.put("id", id).put("at", at).put("country", country).put("veteran", true).putObject("ships").put("fleetPlus", counters).put("ngd", galleys);
        fleet.putArray("leaders").add(leader);
    }
}
