package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.forces.FirstLine;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.play.campaign.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.play.seafight.SeaFightCommand.SealFirstLine;
import tercio.domain.eu.play.voyage.VoyageCommand.SailFleet;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;
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

    private static final EuMilitary RULES = new EuMilitary();

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
        private EuState board;

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
            board = RULES.start(json.convertValue(body.path("scenario"), EuScenario.class), Readings.STANDARD);
        }

        /** Up to the choice of the first lines: France attacks, nobody else moves, and each die shows a 1. */
        private Twin untilTheChoice() {
            for (int tries = 0; tries < 60 && !asked().contains("first-line-phasing"); tries++) {
                play(host, RULES.moves(board, "west").orElseThrow().stream().map(option -> (EuCommand) option.command())
                        .filter(command -> command instanceof SailFleet sail && sail.action().filter(action -> action.kind() == NavalAction.Kind.BATTLE).isPresent())
                        .findFirst().orElseGet(this::next));
            }
            assertThat(asked()).contains("first-line-phasing", "first-line-nonPhasing");
            return this;
        }

        private EuCommand next() {
            var options = RULES.decisions(board).stream().flatMap(decision -> decision.options().stream()).map(option -> (EuCommand) option.command()).toList();
            return options.stream().filter(command -> command instanceof DeclareCampaign declared && declared.country().equals("france") && declared.campaign() == Campaign.SIMPLE)
                    .findFirst().orElse(options.getFirst());
        }

        private List<String> asked() {
            return RULES.decisions(board).stream().map(Decision::id).toList();
        }

        private void play(String token, EuCommand command) {
            var dice = new ArrayList<Integer>();
            var verdict = RULES.decide(board, command, die -> {
                dice.add(1);
                return OptionalInt.of(1);
            });
            assertThat(verdict).as("%s", command).isInstanceOf(Verdict.Accepted.class);
            var body = (ObjectNode) json.valueToTree(command);
            dice.forEach(die -> body.withArray("dice").add(die));
            var answer = client.post(home + "/commands", token, body.toString());
            assertThat(answer.status()).as("%s: %s", body, answer.raw().body()).isEqualTo(200);
            board = (EuState) ((Verdict.Accepted<EuEvent>) verdict).boards().getLast();
        }

        private void line(String token, String country, String stack, FirstLine line) {
            play(token, new SealFirstLine(country, stack, Optional.of(line)));
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
        one.line(one.spain, "spain", "armada", FirstLine.NWD);
        two.line(two.spain, "spain", "armada", FirstLine.NGD);

        var paths = new ArrayList<>(CHANNELS);
        int newest = client.get(one.home, one.host).body().path("position").asInt();
        IntStream.rangeClosed(1, newest).forEach(position -> paths.add("/questions/" + position));
        for (var path : paths) {
            assertThat(one.told(path, one.france)).as("%s for France", path).isEqualTo(two.told(path, two.france));
            assertThat(one.told(path, null)).as("%s for a spectator", path).isEqualTo(two.told(path, null));
        }
        assertThat(one.told("/events?limit=1000", one.france)).contains("\"FirstLineSealed\"", "payload.line", "causedBy.line");
        assertThat(one.told("/events?limit=1000", one.spain)).isNotEqualTo(two.told("/events?limit=1000", two.spain));

        one.line(one.france, "france", "west", FirstLine.NWD);
        assertThat(one.told("/events?limit=1000", one.france)).contains("\"FirstLinesFormed\"").doesNotContain("payload.line");
    }

    /** Who has sealed a line takes it back alone; once both are revealed the other side is asked. */
    @Test
    void aRevealedLineIsTakenBackWithConsentAlone() {
        var game = new Twin(false).untilTheChoice();
        int before = client.get(game.home, game.host).body().path("position").asInt();
        var board = game.board;
        game.line(game.spain, "spain", "armada", FirstLine.NWD);
        var undone = client.post(game.home + "/undo", game.spain, "{\"to\": " + before + ", \"reason\": \"\"}");
        assertThat(undone.raw().body()).contains("Undone");
        game.board = board;
        game.line(game.spain, "spain", "armada", FirstLine.NGD);
        int half = client.get(game.home, game.host).body().path("position").asInt();
        game.line(game.france, "france", "west", FirstLine.NGD);
        var asked = client.post(game.home + "/undo", game.france, "{\"to\": " + half + ", \"reason\": \"a slip\"}");
        assertThat(asked.raw().body()).contains("RequestMade").doesNotContain("Undone");
    }

    /** At an open table both still choose at the same time, and nothing is hidden. */
    @Test
    void anOpenTableHidesNothing() {
        var game = new Twin(true).untilTheChoice();
        game.line(game.spain, "spain", "armada", FirstLine.NGD);
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
