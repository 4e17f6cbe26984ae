package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.http.Client;
import tercio.adapters.http.Served;
import tercio.adapters.http.ToldGame;
import tercio.adapters.json.Json;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.secrets.HiddenKinds;
import tercio.adapters.secrets.Hides;
import tercio.application.record.MessageRegistry;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.scenario.EiaScenarios;
import tercio.domain.eia.scenario.adjustment.play.EiaAdjustment;
import tercio.domain.eia.scenario.adjustment.play.EiaAdjustmentEvent;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Two games of Empires in Arms that differ in what one Russian corps holds answer the Turkish player and a spectator with the same
 * texts, until a combat reveals the corps.
 */
@ExtendWith(HiddenKinds.class)
public class CampaignSecretsTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final String HIDDEN = "russia-i";
    private static final int COMMANDS = 12;

    private static final int RUSSIA = 0;
    private static final int TURKEY = 1;

    private static Client client;
    private static JsonMapper json;

    @BeforeAll
    static void start() {
        var rulebooks = RulebookModules.all().rulebooks();
        client = Served.installed();
        json = Json.wire(new MessageRegistry(rulebooks.rulesets()));
    }

    private static EiaScenario war(Factors hidden) {
        var printed = EiaScenarios.find("turkey-russia").orElseThrow();
        var strengths = new HashMap<>(printed.strengths());
        strengths.put(new UnitId(HIDDEN), hidden);
        return new EiaScenario(printed.name(), printed.from(), printed.to(), printed.powers(), printed.corps(), strengths, printed.leaders(),
                printed.garrisons(), printed.depots(), printed.irregulars(), printed.fleets(), printed.provinces(), printed.cities(), printed.diplomacy());
    }

    /** One of the twins: the game as it is told, and its whole board. */
    private static final class Twin {
        private final ToldGame game;
        private EiaState state;

        private Twin(Factors hidden) {
            var scenario = war(hidden);
            var body = (ObjectNode) json.readTree("""
                    {"ruleset": "empires-in-arms", "dice": "physical", "public": true,
                     "seats": [{"name": "Anna", "controls": ["russia"]}, {"name": "Ben", "controls": ["turkey"]}]}""");
            body.set("scenario", json.valueToTree(scenario));
            game = ToldGame.made(client, json, body);
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
            game.play(command.power() == Power.RUSSIA ? russia() : turkey(), command, dice);
            state = (EiaState) accepted.boards().getLast();
        }

        private String russia() {
            return game.seat(RUSSIA);
        }

        private String turkey() {
            return game.seat(TURKEY);
        }

        private JsonNode map(String token) {
            return client.get(game.home() + "/map", token).body();
        }
    }

    private static List<String> channels(EiaState board) {
        var paths = new ArrayList<>(List.of("", "/map", "/map?at=1", "/powers", "/powers/russia", "/sequence", "/supply", "/combats", "/board", "/decisions",
                "/log", "/account", "/summary", "/events?limit=1000", "/timeline", "/record", "/rulings", "/diff?from=0", "/dice", "/statistics", "/report", "/report?turn=1", "/traces/" + HIDDEN,
                "/moves/" + HIDDEN, "/verification"));
        RULES.decisions(board).forEach(decision -> {
            paths.add("/decisions/" + decision.id() + "/sample?seed=3");
            paths.add("/odds/" + decision.id());
        });
        return paths;
    }

    /** Another one in the thorough tier, which compares at more moments. */
    private static LongStream games() {
        return LongStream.of(Tier.times(1, 2));
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("games")
    void theEnemyAndASpectatorCannotTellWhatACorpsHolds(long seed) {
        var one = new Twin(Factors.of(FactorType.INFANTRY, 10));
        var two = new Twin(Factors.of(FactorType.MILITIA, 3));
        var random = new Random(seed);
        int played = 0;
        for (int tries = 0; played < COMMANDS && tries < 400 && one.state.combats().revealed().isEmpty() && !RULES.isOver(one.state); tries++) {
            assertThat(RULES.decisions(one.state)).extracting(decision -> decision.id()).isEqualTo(RULES.decisions(two.state).stream().map(decision -> decision.id()).toList());
            var decisions = RULES.decisions(one.state);
            var command = (EiaCommand) RULES.sample(one.state, decisions.get(random.nextInt(decisions.size())), random::nextInt);
            int die = 1 + random.nextInt(2);
            if (one.verdict(command, die, new ArrayList<>()) instanceof Verdict.Accepted<EiaEvent> && two.verdict(command, die, new ArrayList<>()) instanceof Verdict.Accepted<EiaEvent>) {
                one.play(command, die);
                two.play(command, die);
                played++;
                if (one.state.combats().revealed().isEmpty() && played % Tier.times(6, 3) == 0) {
                    one.game.tellsTheSameAs(two.game, TURKEY, channels(one.state));
                }
            }
        }
        assertThat(played).isGreaterThan(4);
    }

    /** The host's changes of a corps, and of one that is put on the map, are for its power alone; that it changed something is told to all. */
    @Hides({EiaAdjustment.class, EiaAdjustmentEvent.StrengthsWritten.class})
    @Test
    void theEnemyAndASpectatorCannotTellWhatTheHostWrites() {
        var one = new Twin(Factors.of(FactorType.INFANTRY, 10));
        var two = new Twin(Factors.of(FactorType.INFANTRY, 10));

        adjust(one, Factors.of(FactorType.INFANTRY, 7));
        adjust(two, Factors.of(FactorType.MILITIA, 2));

        one.game.tellsTheSameAs(two.game, TURKEY, channels(one.state));
        assertThat(one.game.told("/events?limit=1000", one.turkey())).contains("StrengthsWritten", "payload.strengths." + HIDDEN, "causedBy.changes");
        assertThat(corps(one.map(one.russia()), HIDDEN).at("/factors/counts/infantry").asInt()).isEqualTo(7);
        assertThat(corps(two.map(two.russia()), HIDDEN).at("/factors/counts/militia").asInt()).isEqualTo(2);
        assertThat(corps(one.map(one.turkey()), HIDDEN).has("factors")).isFalse();
    }

    private static void adjust(Twin twin, Factors hidden) {
        var factors = json.writeValueAsString(hidden);
        var answer = client.post(twin.game.home() + "/adjustments", twin.game.host(), "{\"reason\": \"miscounted\", \"changes\": [{\"kind\": \"corps-strength\", \"corps\": \""
                + HIDDEN + "\", \"factors\": " + factors + "}, {\"kind\": \"money-set\", \"power\": \"turkey\", \"money\": 3}]}");
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(200);
    }

    @Test
    void theMapTellsFactorsToTheirOwnerAlone() {
        var twin = new Twin(Factors.of(FactorType.INFANTRY, 10));

        assertThat(corps(twin.map(twin.russia()), HIDDEN).at("/factors/counts/infantry").asInt()).isEqualTo(10);
        for (var token : new String[] {twin.turkey(), null}) {
            assertThat(corps(twin.map(token), HIDDEN).has("factors")).isFalse();
            assertThat(corps(twin.map(token), HIDDEN).has("strength")).isFalse();
        }
        assertThat(corps(twin.map(twin.turkey()), "turkey-f1").at("/factors/total").asInt()).isEqualTo(6);
        assertThat(corps(twin.map(null), "turkey-f1").has("factors")).isFalse();
    }

    private static JsonNode corps(JsonNode map, String id) {
        return map.path("zones").valueStream().flatMap(zone -> zone.path("pieces").valueStream())
                .filter(piece -> piece.path("id").asString().equals(id)).findFirst().orElseThrow();
    }
}
