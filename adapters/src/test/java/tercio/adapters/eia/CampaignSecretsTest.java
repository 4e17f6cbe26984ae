package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.http.Client;
import tercio.adapters.json.Json;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.application.record.Dictionary;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaCommand;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaScenario;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.scenario.EiaScenarios;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Two games of Empires in Arms that differ in what one Russian corps holds answer the Turkish player and a spectator with the same
 * texts, until a combat reveals the corps.
 */
class CampaignSecretsTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final String HIDDEN = "russia-i";
    private static final int COMMANDS = 12;

    /** What differs between any two games: instants, and the texts of hashes and random numbers, such as the ids of games. */
    private static final List<Pattern> CHANCE = List.of(
            Pattern.compile("\"(hash|sealed|head|diceCommitment|secret|commitment)\"\\s*:\\s*(\"[^\"]*\"|\\[[^]]*]|null)"),
            Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z"), Pattern.compile("\\b[0-9a-f]{16,}\\b"));

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

    private static EiaScenario war(Factors hidden) {
        var printed = EiaScenarios.find("turkey-russia").orElseThrow();
        var strengths = new HashMap<>(printed.strengths());
        strengths.put(HIDDEN, hidden);
        return new EiaScenario(printed.name(), printed.from(), printed.to(), printed.powers(), printed.corps(), strengths, printed.leaders(),
                printed.garrisons(), printed.depots(), printed.irregulars(), printed.fleets(), printed.provinces(), printed.cities(), printed.diplomacy());
    }

    /** One of the twins: its address, its tokens, and its whole board. */
    private static final class Twin {
        private final String home;
        private final String host;
        private final String russia;
        private final String turkey;
        private EiaState state;

        private Twin(Factors hidden) {
            var scenario = war(hidden);
            var body = (ObjectNode) json.readTree("""
                    {"ruleset": "empires-in-arms", "dice": "physical", "public": true,
                     "seats": [{"name": "Anna", "controls": ["russia"]}, {"name": "Ben", "controls": ["turkey"]}]}""");
            body.set("scenario", json.valueToTree(scenario));
            var made = client.post("/api/games", null, body.toString());
            assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
            home = "/api/games/" + made.body().path("id").asString();
            host = made.body().path("hostToken").asString();
            russia = made.body().at("/seats/0/token").asString();
            turkey = made.body().at("/seats/1/token").asString();
            state = RULES.start(scenario, Readings.STANDARD);
        }

        /** The verdict on a command with these dice, of which those that are used are added to a list. */
        private Verdict<EiaEvent> verdict(EiaCommand command, int die, List<Integer> used) {
            return RULES.decide(state, command, name -> {
                used.add(die);
                return OptionalInt.of(die);
            });
        }

        private void play(EiaCommand command, int die) {
            var dice = new ArrayList<Integer>();
            var accepted = (Verdict.Accepted<EiaEvent>) verdict(command, die, dice);
            var body = (ObjectNode) json.valueToTree(command);
            if (!dice.isEmpty()) {
                var given = body.putArray("dice");
                dice.forEach(given::add);
            }
            var answer = client.post(home + "/commands", command.power() == Power.RUSSIA ? russia : turkey, body.toString());
            assertThat(answer.status()).as("%s: %s", body, answer.raw().body()).isEqualTo(200);
            state = (EiaState) accepted.boards().getLast();
        }

        private String told(String path, String token) {
            var reply = client.get(home + path, token);
            var text = reply.status() + " " + reply.raw().body();
            for (var chance : CHANCE) {
                text = chance.matcher(text).replaceAll("CHANCE");
            }
            return text;
        }

        private JsonNode map(String token) {
            return client.get(home + "/map", token).body();
        }
    }

    private static List<String> channels(EiaState board) {
        var paths = new ArrayList<>(List.of("", "/map", "/map?at=1", "/powers", "/powers/russia", "/sequence", "/supply", "/combats", "/board", "/decisions",
                "/log", "/events?limit=1000", "/timeline", "/record", "/rulings", "/diff?from=0", "/dice", "/statistics", "/report", "/report?turn=1", "/traces/" + HIDDEN,
                "/moves/" + HIDDEN, "/verification"));
        RULES.decisions(board).forEach(decision -> {
            paths.add("/decisions/" + decision.id() + "/sample?seed=3");
            paths.add("/odds/" + decision.id());
        });
        return paths;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theEnemyAndASpectatorCannotTellWhatACorpsHolds(long seed) {
        var one = new Twin(Factors.of(FactorType.INFANTRY, 10));
        var two = new Twin(Factors.of(FactorType.MILITIA, 3));
        var random = new Random(seed);
        int played = 0;
        for (int tries = 0; played < COMMANDS && tries < 400 && one.state.combats().revealed().isEmpty() && !RULES.over(one.state); tries++) {
            assertThat(RULES.decisions(one.state)).extracting(decision -> decision.id()).isEqualTo(RULES.decisions(two.state).stream().map(decision -> decision.id()).toList());
            var decisions = RULES.decisions(one.state);
            var command = (EiaCommand) RULES.sample(one.state, decisions.get(random.nextInt(decisions.size())), random::nextInt);
            int die = 1 + random.nextInt(2);
            if (one.verdict(command, die, new ArrayList<>()) instanceof Verdict.Accepted<EiaEvent> && two.verdict(command, die, new ArrayList<>()) instanceof Verdict.Accepted<EiaEvent>) {
                one.play(command, die);
                two.play(command, die);
                played++;
                if (one.state.combats().revealed().isEmpty() && played % 3 == 0) {
                    same(one, two);
                }
            }
        }
        assertThat(played).isGreaterThan(4);
    }

    /** What the host writes into a corps, and into one that is put on the map, is for its power alone; that it wrote something is told to all. */
    @Test
    void theEnemyAndASpectatorCannotTellWhatTheHostWrites() {
        var one = new Twin(Factors.of(FactorType.INFANTRY, 10));
        var two = new Twin(Factors.of(FactorType.INFANTRY, 10));

        adjust(one, Factors.of(FactorType.INFANTRY, 7));
        adjust(two, Factors.of(FactorType.MILITIA, 2));

        same(one, two);
        assertThat(one.told("/events?limit=1000", one.turkey)).contains("StrengthsWritten", "payload.strengths." + HIDDEN, "causedBy.changes");
        assertThat(corps(one.map(one.russia), HIDDEN).at("/factors/counts/infantry").asInt()).isEqualTo(7);
        assertThat(corps(two.map(two.russia), HIDDEN).at("/factors/counts/militia").asInt()).isEqualTo(2);
        assertThat(corps(one.map(one.turkey), HIDDEN).has("factors")).isFalse();
    }

    private static void adjust(Twin game, Factors hidden) {
        var factors = json.writeValueAsString(hidden);
        var answer = client.post(game.home + "/adjustments", game.host, "{\"reason\": \"miscounted\", \"changes\": [{\"kind\": \"corps-strength\", \"corps\": \""
                + HIDDEN + "\", \"factors\": " + factors + "}, {\"kind\": \"money-set\", \"power\": \"turkey\", \"money\": 3}]}");
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(200);
    }

    private static void same(Twin one, Twin two) {
        var paths = new ArrayList<>(channels(one.state));
        int newest = client.get(one.home, one.host).body().path("position").asInt();
        IntStream.rangeClosed(1, newest).forEach(position -> paths.add("/questions/" + position));
        for (var path : paths) {
            assertThat(one.told(path, one.turkey)).as("%s for Turkey", path).isEqualTo(two.told(path, two.turkey));
            assertThat(one.told(path, null)).as("%s for a spectator", path).isEqualTo(two.told(path, null));
        }
    }

    @Test
    void theMapTellsFactorsToTheirOwnerAlone() {
        var game = new Twin(Factors.of(FactorType.INFANTRY, 10));

        assertThat(corps(game.map(game.russia), HIDDEN).at("/factors/counts/infantry").asInt()).isEqualTo(10);
        for (var token : new String[] {game.turkey, null}) {
            assertThat(corps(game.map(token), HIDDEN).has("factors")).isFalse();
            assertThat(corps(game.map(token), HIDDEN).has("strength")).isFalse();
        }
        assertThat(corps(game.map(game.turkey), "turkey-f1").at("/factors/total").asInt()).isEqualTo(6);
        assertThat(corps(game.map(null), "turkey-f1").has("factors")).isFalse();
    }

    private static JsonNode corps(JsonNode map, String id) {
        return map.path("zones").valueStream().flatMap(zone -> zone.path("pieces").valueStream())
                .filter(piece -> piece.path("id").asString().equals(id)).findFirst().orElseThrow();
    }
}
