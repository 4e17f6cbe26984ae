package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client;
import tercio.adapters.http.Served;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Lepanto as an attack, over HTTP: the galleys of Spain and Venice merge before the battle, sail under Don Juan and beat 24 of the Turks as one stack. */
class LeagueServiceTest {

    private static final Set<String> LEADERS = Set.of("espagne_don_juan_2", "venise_veniero", "turquie_ali_pasha");

    private static Client client;

    private String path;
    private String host;
    private String venice;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private void make() {
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "name": "The League", "dice": "physical", "undo": "free", "public": true, "scenario": %s,
                 "seats": [{"name": "Juan", "controls": ["spain"]}, {"name": "Sebastiano", "controls": ["venice"]}, {"name": "Ali", "controls": ["turkey"]}]}"""
                .formatted(league()));
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        path = "/api/games/" + made.body().path("id").asString();
        host = made.body().path("hostToken").asString();
        venice = made.body().path("seats").path(1).path("token").asString();
    }

    /** The printed war of 1570 without the Pope: 8 Spanish and 8 Venetian galleys in the Ionian Sea, 24 Turkish ones in the Adriatic. */
    private static ObjectNode league() {
        var scenario = (ObjectNode) client.get("/api/scenarios/eu-military/lepanto", null).body();
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

    /** The command is carried out with the dice that it asks for: tens for the Turks, fives for the league, and the least for attrition and retreat. */
    private void plays(String token, String command) {
        var dice = new ArrayList<Integer>();
        for (var reply = client.post(path + "/commands", token, command); reply.status() != 200; reply = client.post(path + "/commands", token, with(command, dice))) {
            assertThat(reply.status()).as("%s %s: %s", command, dice, reply.raw().body()).isEqualTo(422);
            var die = reply.body().path("die");
            dice.add(switch (die.path("purpose").asString()) {
                case "leaderCasualty" -> 10;
                case "retreat", "attrition", "pursuit" -> 1;
                default -> die.path("side").asString().equals("nonPhasing") ? 8 : 5;
            });
        }
    }

    private static String with(String command, List<Integer> dice) {
        return command.substring(0, command.length() - 1) + ", \"dice\": " + dice + "}";
    }

    private JsonNode decisions() {
        return client.get(path + "/decisions", host).body();
    }

    /** Nobody intercepts, and what is asked is answered with the first option, until something of this kind has happened. */
    private void answersUntil(String event) {
        while (events(event).isEmpty()) {
            var asked = decisions().path(0);
            var options = asked.path("options");
            boolean passes = asked.path("id").asString().startsWith("sea-interception");
            plays(host, options.path(passes ? options.size() - 1 : 0).path("command").toString());
        }
    }

    private List<JsonNode> events(String type) {
        return client.get(path + "/events?limit=500", host).body().valueStream().filter(event -> event.path("type").asString().endsWith(type)).toList();
    }

    private void sailsTogether() {
        make();
        plays(host, "{\"type\": \"DeclareCampaign\", \"country\": \"spain\", \"campaign\": \"major\"}");
        plays(host, "{\"type\": \"DeclareCampaign\", \"country\": \"venice\", \"campaign\": \"passive\"}");
        var under = client.get(path + "/moves/bandiera", venice).body().valueStream().map(option -> option.path("command"))
                .filter(command -> command.path("type").asString().equals("SailUnder")).toList();
        assertThat(under).as("the player of Venice is offered to sail with Don Juan").singleElement().satisfies(command -> assertThat(command.path("under").asString()).isEqualTo("lleida"));
        plays(venice, under.getFirst().toString());
    }

    @Test
    void spainAndVeniceMergeAndAttackTheTurksTogether() {
        sailsTogether();
        var offered = client.get(path + "/moves/lleida", host).body().valueStream()
                .filter(option -> option.at("/command/action/target").asString("").equals("kapudan")).toList();
        assertThat(offered).as("one way to attack the Turks").hasSize(1);
        plays(host, offered.getFirst().path("command").toString());
        answersUntil("NavalActionBegan");
        plays(host, "{\"type\": \"EndMovement\", \"country\": \"spain\"}");
        plays(host, "{\"type\": \"EndMovement\", \"country\": \"venice\"}");
        plays(host, "{\"type\": \"AttackFleet\", \"stack\": \"lleida\"}");
        plays(host, "{\"type\": \"AcceptSeaBattle\", \"stack\": \"kapudan\"}");
        assertThat(events("SeaBattleJoined").getFirst().at("/payload/phasing").valueStream().map(JsonNode::asString)).containsExactly("lleida", "bandiera");

        plays(host, "{\"type\": \"FightAtSea\", \"stack\": \"lleida\", \"dice\": [10, 2, 3, 1]}");
        plays(host, "{\"type\": \"FightOn\", \"stack\": \"kapudan\"}");
        plays(host, "{\"type\": \"FightOn\", \"stack\": \"lleida\", \"dice\": [8, 10, 7]}");
        answersUntil("SeaLossesTaken");

        var sheet = client.get(path + "/rulings/" + events("SeaBattleFought").getLast().path("position").asInt(), host).body().path("sheet");
        assertThat(results(sheet, "command", "phasing")).containsExactly("Don Juan");
        assertThat(results(sheet, "forces", "phasing")).as("galleys of the league").containsExactly("16");
        assertThat(results(sheet, "forces", "nonPhasing")).as("galleys of the Turks").containsExactly("24");
        assertThat(parts(sheet, "forces", "phasing")).as("FLEETs of both countries").contains("2 F+");
        // Don Juan captures two: with ten galleys against the eight of Venice his contingent loses what is over of one galley sunk and one damaged.
        assertThat(lost("lleida")).isEqualTo(2);
        assertThat(lost("bandiera")).isZero();
        // The Turks have two galleys captured, two sunk, and one damaged.
        assertThat(lost("kapudan")).isEqualTo(3);
        assertThat(client.get(path + "/verification", host).body().path("verified").asBoolean()).isTrue();
    }

    private static List<String> results(JsonNode sheet, String line, String side) {
        return values(sheet, line, side, "results");
    }

    private static List<String> parts(JsonNode sheet, String line, String side) {
        return values(sheet, line, side, "parts");
    }

    private static List<String> values(JsonNode sheet, String line, String side, String which) {
        return sheet.path("lines").valueStream().filter(each -> each.path("line").asString().equals(line) && each.path("side").asString().equals(side))
                .flatMap(each -> each.path(which).valueStream()).map(part -> part.path("value").asString()).toList();
    }

    /** The galleys of a contingent that were sunk or damaged. */
    private int lost(String stack) {
        return events("ShipsLostInBattle").stream().flatMap(event -> event.at("/payload/stacks").valueStream()).filter(hit -> hit.path("stack").asString().equals(stack))
                .mapToInt(hit -> hit.path("destroyed").path("ngd").asInt() + hit.path("damaged").path("ngd").asInt()).sum();
    }

    @Test
    void venicePlacesItsOwnShipsAlone() {
        make();
        plays(host, "{\"type\": \"DeclareCampaign\", \"country\": \"spain\", \"campaign\": \"major\"}");
        plays(host, "{\"type\": \"DeclareCampaign\", \"country\": \"venice\", \"campaign\": \"passive\"}");
        var turned = client.post(path + "/commands", host, "{\"type\": \"SailUnder\", \"stack\": \"lleida\", \"under\": \"bandiera\"}");
        assertThat(turned.status()).isEqualTo(422);
        assertThat(turned.detail()).as("Don Juan is of better rank than Veniero").contains("Spain would command");
    }
}
