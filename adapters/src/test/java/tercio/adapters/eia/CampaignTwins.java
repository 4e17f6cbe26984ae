package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tercio.adapters.http.Client;
import tercio.adapters.json.Json;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.secrets.HiddenKinds;
import tercio.adapters.secrets.LiveStream;
import tercio.adapters.secrets.TwinChannels;
import tercio.adapters.service.Service;
import tercio.application.record.MessageRegistry;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Two games of Russia against Turkey with dice of the table. They differ in a secret of one power; everybody else gets the same texts of both. */
final class CampaignTwins {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final RulebookModules MODULES = RulebookModules.all();
    private static final JsonMapper MAPPER = Json.wire(new MessageRegistry(MODULES.rulebooks().rulesets()));

    private static final List<String> VIEWS = List.of("map", "powers", "sequence", "supply", "combats", "board", "nothing");
    private static final List<String> SHEETS = List.of("powers/russia", "powers/turkey");
    private static final List<String> NAMES = List.of("russia-i", "russia-guard", "turkey-f1", "bennigsen", "nothing");

    /** Texts that differ between any two games: instants, and the texts of hashes, of signatures over them, and random numbers, such as the ids of games. */
    private static final List<Pattern> CHANCE = List.of(
            Pattern.compile("\"(hash|sealed|head|signature|key|publicKey|diceCommitment|secret|commitment)\"\\s*:\\s*(\"[^\"]*\"|\\[[^]]*]|null)"),
            Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z"), Pattern.compile("\\b[0-9a-f]{16,}\\b"));

    /** One of the games. */
    private static final class Twin {
        private final Client client;
        private final String home;
        private final String host;
        private final String russia;
        private final String turkey;
        private EiaState state;
        /** The position before the last command. */
        private int before;

        private Twin(Client client, Map<String, String> readings, EiaScenario scenario) {
            this.client = client;
            var body = (ObjectNode) MAPPER.readTree("""
                    {"ruleset": "empires-in-arms", "dice": "physical", "public": true,
                     "seats": [{"name": "Anna", "controls": ["russia"]}, {"name": "Ben", "controls": ["turkey"]}]}""");
            body.set("scenario", MAPPER.valueToTree(scenario));
            body.set("readings", MAPPER.valueToTree(readings));
            var made = client.post("/api/games", null, body.toString());
            assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
            home = "/api/games/" + made.body().path("id").asString();
            host = made.body().path("hostToken").asString();
            russia = made.body().at("/seats/0/token").asString();
            turkey = made.body().at("/seats/1/token").asString();
            state = RULES.start(scenario, new Readings(readings));
        }

        private String token(Power power) {
            return power == null ? null : power == Power.RUSSIA ? russia : turkey;
        }

        private void play(EiaCommand command, String key, Integer... dice) {
            var left = new ArrayList<>(Arrays.asList(dice));
            var verdict = RULES.decide(state, command, name -> left.isEmpty() ? OptionalInt.empty() : OptionalInt.of(left.removeFirst()));
            assertThat(verdict).as("%s", command).isInstanceOf(Verdict.Accepted.class);
            before = newest();
            var answer = client.post(home + "/commands", token(command.power()), body(command, dice), "Idempotency-Key", key);
            assertThat(answer.status()).as("%s: %s", command, answer.raw().body()).isEqualTo(200);
            state = (EiaState) ((Verdict.Accepted<EiaEvent>) verdict).boards().getLast();
        }

        private static String body(EiaCommand command, Integer... dice) {
            var body = (ObjectNode) MAPPER.valueToTree(command);
            if (dice.length > 0) {
                var given = body.putArray("dice");
                Arrays.stream(dice).forEach(given::add);
            }
            return body.toString();
        }

        private int newest() {
            return client.get(home, host).body().path("position").asInt();
        }

        private TwinChannels channels() {
            return new TwinChannels(home, newest(), RULES.decisions(state).stream().map(decision -> decision.id()).toList(), VIEWS, SHEETS, NAMES, "473");
        }

        private JsonNode events(String token) {
            return client.get(home + "/events?limit=1000", token).body();
        }
    }

    private final List<Twin> twins;
    private final List<String> operations;
    private int played;

    private CampaignTwins(List<Twin> twins) {
        this.twins = twins;
        operations = operations();
    }

    /** Two services, each with its rulebooks. */
    static List<Service> services() {
        return IntStream.range(0, 2).mapToObj(number -> Service.inMemory(MODULES)).toList();
    }

    static CampaignTwins of(List<Client> clients, EiaScenario one, EiaScenario other) {
        return of(clients, Map.of(), one, other);
    }

    static CampaignTwins of(List<Client> clients, Map<String, String> readings, EiaScenario one, EiaScenario other) {
        return new CampaignTwins(List.of(new Twin(clients.get(0), readings, one), new Twin(clients.get(1), readings, other)));
    }

    EiaState board() {
        return twins.getFirst().state;
    }

    /** The same command in both games. */
    CampaignTwins play(EiaCommand command, Integer... dice) {
        return play(command, command, dice);
    }

    /** One command in each of the games, with the same dice. */
    CampaignTwins play(EiaCommand one, EiaCommand other, Integer... dice) {
        played++;
        twins.get(0).play(one, "command " + played, dice);
        twins.get(1).play(other, "command " + played, dice);
        return this;
    }

    /** The host takes the last command of both games back and brings it again. */
    CampaignTwins undoneAndRedone(Runnable between) {
        for (var path : List.of("/undo", "/redo")) {
            for (var twin : twins) {
                var body = path.equals("/undo") ? "{\"to\": " + twin.before + ", \"reason\": \"a slip\"}" : "{}";
                assertThat(twin.client.post(twin.home + path, twin.host, body).status()).isEqualTo(200);
            }
            between.run();
        }
        return this;
    }

    /** Nobody but the owner of the secret can tell the games apart, by what is told and by what is refused. */
    CampaignTwins alikeFor(Power other, Power owner, List<? extends EiaCommand> guesses) {
        for (var viewer : new Power[] {other, null}) {
            var who = viewer == null ? "a spectator" : viewer.word();
            told(viewer, who);
            for (var guess : guesses) {
                for (var key : List.of("command " + played, "guess " + played)) {
                    same("the refusal of " + guess, who, answers(twin -> twin.client.post(twin.home + "/commands", twin.token(viewer), Twin.body(guess), "Idempotency-Key", key)));
                }
            }
            for (var id : RULES.decisions(board()).stream().map(decision -> decision.id()).toList()) {
                guesses.forEach(guess -> same("the check of " + guess, who,
                        answers(twin -> twin.client.post(twin.home + "/decisions/" + id + "/check", twin.token(viewer), Twin.body(guess)))));
            }
            same("a fork", who, answers(twin -> twin.client.post(twin.home + "/forks", twin.token(viewer), "{\"at\": 2, \"name\": \"what if\"}")));
            same("an amendment", who, answers(twin -> twin.client.post(twin.home + "/amendments", twin.token(viewer), "{\"at\": 2, \"drop\": true, \"reason\": \"a slip\"}")));
            same("a token", who, answers(twin -> twin.client.post(twin.home + "/seats/" + (owner == Power.RUSSIA ? "Anna" : "Ben") + "/token", twin.token(viewer), "")));
        }
        return this;
    }

    private void told(Power viewer, String who) {
        assertThat(masked(twins.get(0).events(twins.get(0).host).toString())).as("what the host knows").isNotEqualTo(masked(twins.get(1).events(twins.get(1).host).toString()));
        HiddenKinds.compared(twins.getFirst().events(twins.getFirst().host), twins.getFirst().events(twins.getFirst().token(viewer)));
        var channels = twins.stream().map(Twin::channels).toList();
        for (var operation : operations) {
            for (int at = 0; at < channels.getFirst().of(operation).size(); at++) {
                int place = at;
                same(channels.getFirst().of(operation).get(at), who, answers(twin ->
                        twin.client.get(channels.get(twins.indexOf(twin)).of(operation).get(place), twin.token(viewer))));
            }
        }
        same("statistics as CSV", who, answers(twin -> twin.client.get(twin.home + "/statistics", twin.token(viewer), "Accept", "text/csv")));
        var inFrench = answers(twin -> twin.client.get(twin.home + "/log?lang=fr", twin.token(viewer)));
        assertThat(inFrench).allSatisfy(answer -> assertThat(answer).startsWith("200"));
        same("the account in French", who, inFrench);
        same("the stream of events", who, twins.parallelStream().map(twin -> masked(LiveStream.upTo(twin.newest(), twin.client.base() + twin.home, twin.token(viewer)))).toList());
    }

    /** Both services are asked at the same time. */
    private List<String> answers(Function<Twin, Client.Reply> asked) {
        return twins.parallelStream().map(asked).map(reply -> masked(reply.status() + " " + reply.etag() + " " + reply.raw().body())).toList();
    }

    private static void same(String what, String who, List<String> answers) {
        assertThat(answers.get(0)).as("%s for %s", what, who).isEqualTo(answers.get(1));
    }

    private static String masked(String answer) {
        var text = answer;
        for (var chance : CHANCE) {
            text = chance.matcher(text).replaceAll("CHANCE");
        }
        return text;
    }

    /** The event at the end of the newest ones of a type as a power sees it, in the first game. */
    JsonNode last(String type, Power viewer) {
        var twin = twins.getFirst();
        return twin.client.get(twin.home + "/events?limit=1000", twin.token(viewer)).body().valueStream()
                .filter(event -> event.path("type").asString().equals(type)).reduce((first, last) -> last)
                .orElseThrow(() -> new AssertionError(String.format(Locale.ROOT, "no %s for %s", type, viewer)));
    }

    /** The operations that fetch something, from the published description. */
    private List<String> operations() {
        var fetching = new ArrayList<String>();
        twins.getFirst().client.get("/api/openapi.json", null).body().path("paths").properties().forEach(path -> {
            if (path.getValue().has("get")) {
                fetching.add(path.getKey());
            }
        });
        assertThat(fetching).hasSizeGreaterThan(20);
        return fetching;
    }
}
