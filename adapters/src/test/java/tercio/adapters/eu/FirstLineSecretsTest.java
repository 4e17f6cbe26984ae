package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client;
import tercio.adapters.json.Json;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.application.record.Dictionary;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Two games that differ in the first line alone that Spain has chosen in secret answer the French player and a spectator with the same texts,
 * until both lines are revealed (EU-SEA-LINE).
 */
class FirstLineSecretsTest {

    /** What differs between any two games: instants, and the texts of hashes and random numbers, such as the ids of games. */
    private static final List<Pattern> CHANCE = List.of(
            Pattern.compile("\"(hash|sealed|head|diceCommitment|secret|commitment)\"\\s*:\\s*(\"[^\"]*\"|\\[[^]]*]|null)"),
            Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z"), Pattern.compile("\\b[0-9a-f]{16,}\\b"));
    private static final List<String> CHANNELS = List.of("", "/map", "/countries", "/ers/france", "/sequence", "/sieges", "/board", "/decisions", "/log", "/events?limit=1000",
            "/timeline", "/record", "/rulings", "/diff?from=0", "/dice", "/statistics", "/report", "/moves/west", "/verification", "/odds/first-line-phasing",
            "/decisions/first-line-phasing/sample?seed=3");

    private static Service service;
    private static Client client;
    private static JsonMapper json;

    @BeforeAll
    static void start() {
        var rulebooks = RulebookModules.installed().rulebooks();
        service = Service.inMemory(rulebooks);
        client = new Client(service.port());
        json = Json.wire(new Dictionary(rulebooks.rulesets()));
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    /** A French and a Spanish naval stack with warships and galleys in the same zone, and nothing else that moves. */
    private static ObjectNode scenario() {
        var scenario = (ObjectNode) client.get("/api/scenarios/eu-military/france-spain-sea", null).body().deepCopy();
        var fleets = scenario.putArray("fleets");
        for (var side : List.of(List.of("west", "france"), List.of("armada", "spain"))) {
            var fleet = fleets.addObject().put("id", side.getFirst()).put("country", side.getLast()).put("at", "s_lion").put("veteran", false);
            fleet.putObject("ships").put("fleetPlus", 1).put("fleetMinus", 0).put("nwd", 2).put("ngd", 3).put("ntd", 0).put("nde", 0).put("vgd", 0);
            fleet.putArray("leaders");
        }
        scenario.putArray("stacks");
        scenario.putArray("leaders");
        scenario.putArray("printedLeaders");
        return scenario;
    }

    /** One of the twins: its address and its tokens. */
    private static final class Twin {
        private final String home;
        private final String host;
        private final String france;
        private final String spain;

        private Twin(boolean openTable) {
            var body = (ObjectNode) json.readTree("""
                    {"ruleset": "eu-military", "dice": "physical", "public": true, "undo": "opponents-agree",
                     "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""");
            body.set("scenario", scenario());
            if (openTable) {
                body.put("openTable", true);
            }
            var made = client.post("/api/games", null, body.toString());
            assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
            home = "/api/games/" + made.body().path("id").asString();
            host = made.body().path("hostToken").asString();
            france = made.body().at("/seats/0/token").asString();
            spain = made.body().at("/seats/1/token").asString();
        }

        /** Up to the choice of the first lines; the first answer that is offered elsewhere, and low dice. */
        private Twin untilTheChoice() {
            for (int tries = 0; tries < 60 && !asked().contains("first-line-phasing"); tries++) {
                var decisions = client.get(home + "/decisions", host).body().path("decisions");
                var options = options(decisions.path(0));
                var chosen = options.stream().filter(option -> option.path("label").asString().contains("battle")).findFirst().orElse(options.getFirst());
                play(host, (ObjectNode) chosen.path("command").deepCopy());
            }
            assertThat(asked()).contains("first-line-phasing", "first-line-nonPhasing");
            return this;
        }

        private List<JsonNode> options(JsonNode decision) {
            var options = new ArrayList<>(decision.path("options").valueStream().toList());
            decision.path("movers").valueStream().forEach(mover -> options.addAll(0,
                    client.get(home + "/moves/" + mover.asString(), host).body().path("moves").valueStream().toList()));
            return options;
        }

        private List<String> asked() {
            return client.get(home + "/decisions", host).body().path("decisions").valueStream().map(decision -> decision.path("id").asString()).toList();
        }

        private JsonNode play(String token, ObjectNode command) {
            for (int dice = 0; dice < 8; dice++) {
                var body = command.deepCopy();
                if (dice > 0) {
                    IntStream.range(0, dice).forEach(at -> body.withArray("dice").add(1));
                }
                var answer = client.post(home + "/commands", token, body.toString());
                if (answer.status() == 200) {
                    return answer.body();
                }
                assertThat(answer.raw().body()).as("%s", command).contains("dice");
            }
            throw new AssertionError("more dice are needed for " + command);
        }

        private void line(String token, String country, String stack, String line) {
            play(token, json.createObjectNode().put("type", "SealFirstLine").put("country", country).put("stack", stack).put("line", line));
        }

        private String told(String path, String token) {
            var reply = client.get(home + path, token);
            var text = reply.status() + " " + reply.raw().body();
            for (var chance : CHANCE) {
                text = chance.matcher(text).replaceAll("CHANCE");
            }
            return text;
        }
    }

    @Test
    void theEnemyAndASpectatorCannotTellWhichLineIsSealed() {
        var one = new Twin(false).untilTheChoice();
        var two = new Twin(false).untilTheChoice();
        one.line(one.spain, "spain", "armada", "nwd");
        two.line(two.spain, "spain", "armada", "ngd");

        var paths = new ArrayList<>(CHANNELS);
        int newest = client.get(one.home, one.host).body().path("position").asInt();
        IntStream.rangeClosed(1, newest).forEach(position -> paths.add("/questions/" + position));
        for (var path : paths) {
            assertThat(one.told(path, one.france)).as("%s for France", path).isEqualTo(two.told(path, two.france));
            assertThat(one.told(path, null)).as("%s for a spectator", path).isEqualTo(two.told(path, null));
        }
        assertThat(one.told("/events?limit=1000", one.france)).contains("\"FirstLineSealed\"", "payload.line", "causedBy.line");
        assertThat(one.told("/events?limit=1000", one.spain)).isNotEqualTo(two.told("/events?limit=1000", two.spain));

        one.line(one.france, "france", "west", "nwd");
        assertThat(one.told("/events?limit=1000", one.france)).contains("\"FirstLinesFormed\"").doesNotContain("payload.line");
    }

    /** Who has sealed a line takes it back alone; once both are revealed the other side is asked. */
    @Test
    void aRevealedLineIsTakenBackWithConsentAlone() {
        var game = new Twin(false).untilTheChoice();
        int before = client.get(game.home, game.host).body().path("position").asInt();
        game.line(game.spain, "spain", "armada", "nwd");
        var undone = client.post(game.home + "/undo", game.spain, "{\"to\": " + before + ", \"reason\": \"\"}");
        assertThat(undone.raw().body()).contains("Undone");
        game.line(game.spain, "spain", "armada", "ngd");
        int half = client.get(game.home, game.host).body().path("position").asInt();
        game.line(game.france, "france", "west", "ngd");
        var asked = client.post(game.home + "/undo", game.france, "{\"to\": " + half + ", \"reason\": \"a slip\"}");
        assertThat(asked.raw().body()).contains("Requested").doesNotContain("Undone");
    }

    /** At an open table both still choose at the same time, and nothing is hidden. */
    @Test
    void anOpenTableHidesNothing() {
        var game = new Twin(true).untilTheChoice();
        game.line(game.spain, "spain", "armada", "ngd");
        assertThat(game.told("/events?limit=1000", game.france)).contains("\"line\":\"ngd\"").doesNotContain("\"hidden\"");
    }

    /** A war on land holds no secrets: nothing of it is sealed, whoever reads it. */
    @Test
    void aWarOnLandHasNothingHidden() {
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "artois", "dice": "server", "public": true, "seats": [{"name": "Anna", "controls": ["france", "spain"]}]}""");
        var home = "/api/games/" + made.body().path("id").asString();
        for (var path : List.of("", "/events?limit=100", "/record", "/decisions")) {
            assertThat(client.get(home + path, null).raw().body()).as(path).doesNotContain("\"hidden\"", "\"sealed\"");
        }
        assertThat(Optional.of(client.get(home + "/record", null).status())).contains(200);
    }
}
