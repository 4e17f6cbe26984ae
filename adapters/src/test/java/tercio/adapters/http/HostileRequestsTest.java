package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tercio.adapters.rulebook.RulebooksWith;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.SeatHooks;
import tercio.application.given.Auction;
import tercio.application.given.Race;
import tercio.application.record.HashChain;
import tercio.domain.given.Tier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every operation of the published description is sent every kind of hostile request, while games are played. No answer is a failure, each is
 * described, each refusal says what would do; and every game that was touched verifies, makes the same game elsewhere from its record, and tells
 * the same after a restart.
 *
 * <p>In the short tier an operation is sent every seventh kind, and each kind goes to every seventh operation; in the
 * thorough one every second, and the others in another run. {@code -Dtercio.hostile.seed=N} gives other
 * requests than those of every build, {@code -Dtercio.hostile.rounds=N} more of them.
 */
@Tag(Tier.BOTH)
class HostileRequestsTest {

    private static final long SEED = Long.getLong("tercio.hostile.seed", 1492);
    private static final int ROUNDS = Integer.getInteger("tercio.hostile.rounds", 1);
    /** One of this number of operations is sent a kind of request, and an operation is sent one of this number of kinds. */
    private static final int OF = Tier.times(7, 2);
    /** The first of the kinds that an operation is sent: it differs from one thorough run to another. */
    private static final int FIRST = Tier.run(OF);
    /** One of this number of operations finds its game gone on by a command; of the others those that found nothing. */
    private static final int GOES_ON = Tier.times(3, 1);
    private static final int FAULTS_TOLD = 60;
    private static final int LEAST_COMMANDS = 3;
    /** The most honest requests, to one game or another, until one has what the operation names. */
    private static final int MOST_TRIES = 30;
    /** It takes the token that lies in the data folder of the service: BackupCommandTest uses it. */
    private static final Set<String> OF_THE_OPERATOR = Set.of("GET /api/backup", "POST /api/analysis/query");
    /** An answer with another status, or that something named is missing, comes from the operation itself and not from what stands before it. */
    private static final Set<Integer> BEFORE_THE_OPERATION = Set.of(401, 403, 405, 406, 415, 417, 500);
    private static final List<String> NOWHERE = List.of("There is nothing at this address", "There is no game", "The request cannot be read");
    private static final List<String> GAMES = List.of("eu-military artois server", "eu-military colonial server", "eu-fast-battle france-spain server",
            "empires-in-arms turkey-russia server", "race short server", "race short physical", "auction two-lots server");

    private static final InstalledRulebooks LIBRARY = RulebooksWith.with(new Race(), new Auction());
    private static final InheritableThreadLocal<Boolean> OWN = new InheritableThreadLocal<>();

    private final Random random = new Random(SEED);
    private final JsonMapper json = new JsonMapper();
    private final ToldNames known = new ToldNames();
    private final Map<String, TouchedGame> games = new LinkedHashMap<>();
    private final List<TouchedGame> played = new ArrayList<>();
    private final Map<String, List<String>> views = new HashMap<>();
    private final List<String> faults = new ArrayList<>();
    private final Map<String, TreeMap<Integer, Integer>> answers = new TreeMap<>();
    private final Set<String> reached = new TreeSet<>();
    private final Map<Hostility, Set<String>> tried = new EnumMap<>(Hostility.class);
    /** The log of this test and of the threads of its service: a thread inherits the mark of the one that started it, and other tests write of damaged games. */
    private final ListAppender<ILoggingEvent> log = new ListAppender<>() {
        @Override
        protected void append(ILoggingEvent event) {
            if (OWN.get() != null) {
                super.append(event);
            }
        }
    };
    private Service service;
    private RawHttp http;
    private ApiDocument document;
    private HostileRequests requests;
    private int copies;

    @Test
    void nothingThatIsSentHarmsAGame(@TempDir Path folder) {
        System.out.println("hostile requests: -Dtercio.hostile.seed=" + SEED + " -Dtercio.hostile.rounds=" + ROUNDS);
        OWN.set(true);
        start(folder);
        try {
            document = new ApiDocument(http.get("/api/openapi.json").json());
            requests = new HostileRequests(document, random, known);
            catalogue();
            for (var kind : GAMES) {
                played.add(begun(kind.split(" ")));
            }
            letters();
            var operations = new ArrayList<>(document.operations());
            Collections.shuffle(operations, random);
            for (int at = 0; at < operations.size(); at++) {
                attack(operations.get(at), at);
            }
            holds(folder);
            everythingCameUp(operations);
        } finally {
            service.close();
            OWN.remove();
            ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).detachAppender(log);
            faults.stream().limit(FAULTS_TOLD).forEach(System.out::println);
        }
        assertThat(faults.stream().limit(FAULTS_TOLD)).as("seed %s: %s faults, the first of them", SEED, faults.size()).isEmpty();
    }

    private void start(Path folder) {
        service = Service.start(LIBRARY, 0, "127.0.0.1", folder);
        http = new RawHttp(service.port());
        log.list.clear();
        log.start();
        ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).addAppender(log);
    }

    // --- What the requests are made of -----------------------------------------------------------------------------

    private void catalogue() {
        var rulesets = http.get("/api/rulesets").json();
        rulesets.forEach(ruleset -> {
            var id = ruleset.path("id").asString();
            known.add(ToldNames.SERVICE, "ruleset", List.of(id));
            views.put(id, viewsOf(http.get("/api/rulesets/" + id).json()));
        });
        views.put("race", List.of("board"));
        views.put("auction", List.of("board"));
        http.get("/api/scenarios").json().forEach(scenario -> known.add(ToldNames.SERVICE, "name", List.of(scenario.path("name").asString())));
        var rules = http.get("/api/rulesets/eu-military/rules").json();
        rules.findValues("code").stream().limit(10).forEach(code -> known.add(ToldNames.SERVICE, "code", List.of(code.asString())));
        http.get("/api/rulesets/eu-military/tables").json().forEach(table -> known.add(ToldNames.SERVICE, "table", List.of(table.path("id").asString())));
        known.add(ToldNames.SERVICE, "POST /api/rulesets/{id}/scenarios/check", List.of(http.get("/api/scenarios/eu-military/artois").body()));
        known.add(ToldNames.SERVICE, "/api/games/{id}/hooks/{kind} kind", Stream.of(SeatHooks.Kind.values()).map(kind -> kind.name().toLowerCase(Locale.ROOT)).toList());
        known.add(ToldNames.SERVICE, "Adjustment", List.of("{\"reason\": \"a storm\", \"changes\": [{\"kind\": \"weather-set\", \"bad\": true}]}"));
        GAMES.forEach(kind -> known.add(ToldNames.SERVICE, "CreateGame", List.of(creation(kind.split(" ")))));
    }

    private static List<String> viewsOf(JsonNode manifest) {
        var names = manifest.path("views").valueStream().filter(view -> view.path("of").asString().equals("game")).map(view -> view.path("name").asString())
                .collect(Collectors.toCollection(ArrayList::new));
        if (manifest.path("id").asString().startsWith("eu-")) {
            names.addAll(List.of("ers/france", "ers/spain"));
        }
        names.add("board");
        return names;
    }

    private String creation(String[] kind) {
        var body = json.createObjectNode().put("ruleset", kind[0]).put("scenario", kind[1]).put("dice", kind[2]).put("public", random.nextBoolean())
                .put("undo", List.of("free", "opponents-agree", "host-only").get(random.nextInt(3)));
        var parties = http.get("/api/scenarios").json().valueStream().filter(each -> each.path("ruleset").asString().equals(kind[0]) && each.path("name").asString().equals(kind[1]))
                .flatMap(each -> each.path("parties").valueStream()).map(JsonNode::asString).toList();
        var seats = body.putArray("seats");
        for (int half = 0; half < 2; half++) {
            var controls = seats.addObject().put("name", half == 0 ? "Anna" : "Ben").putArray("controls");
            for (int at = half; at < parties.size(); at += 2) {
                controls.add(parties.get(at));
            }
        }
        return body.toString();
    }

    private TouchedGame begun(String[] kind) {
        var made = http.post("/api/games", creation(kind), "Content-Type: application/json");
        assertThat(made.status()).as(made.body()).isEqualTo(201);
        var game = touched(made.json());
        for (int turn = 0; turn < LEAST_COMMANDS; turn++) {
            play(game);
        }
        // So that there is something to name: an amendment, a place, a remark.
        for (var written : List.of("amendments {\"at\": 2, \"drop\": true, \"reason\": \"a slip\"}", "places {\"person\": \"Carl\", \"role\": \"observer\"}",
                "remarks {\"kind\": \"chat\", \"text\": \"hello\"}")) {
            http.post(game.home() + "/" + written.substring(0, written.indexOf(' ')), written.substring(written.indexOf(' ') + 1), game.authorization(), "Content-Type: application/json");
        }
        look(game);
        return game;
    }

    private TouchedGame touched(JsonNode made) {
        return games.computeIfAbsent(made.path("id").asString(), id -> TouchedGame.of(http, made));
    }

    /** The links of letters, without a letter. */
    private void letters() {
        var hook = SeatHooks.Hook.ofRequest(played.getFirst().id(), "Anna", SeatHooks.Kind.EMAIL, "anna@example.org", "http://localhost", SeatHooks.Language.EN, false);
        service.backend().hooks().keep(hook);
        service.backend().hooks().ask(hook, HashChain.hash("yes"), Instant.now().plusSeconds(3600), "no");
        known.add(ToldNames.SERVICE, "token", List.of("yes", "no"));
    }

    private JsonNode asked(TouchedGame game, String address) {
        var reply = http.get(game.home() + address, game.authorization());
        var answer = reply.status() == 200 ? reply.json() : json.createObjectNode();
        known.take(game.id(), answer);
        return answer;
    }

    /** Looks up the names for requests about a game now. */
    private void look(TouchedGame game) {
        int newest = asked(game, "").path("position").asInt();
        known.now(game.id(), "position", IntStream.rangeClosed(Math.max(0, newest - 9), newest).mapToObj(String::valueOf).toList());
        known.now(game.id(), "view", views.getOrDefault(game.ruleset(), List.of("board")));
        var decisions = asked(game, "/decisions");
        known.now(game.id(), "decision", decisions.valueStream().map(each -> each.path("id").asString()).toList());
        known.now(game.id(), "SentCommand", decisions.valueStream().limit(3).map(each -> sampled(game, each)).filter(each -> !each.isEmpty()).toList());
        known.now(game.id(), "seat", List.of("Anna", "Ben"));
        // By chance alone the host of a game rarely names a game that it may join in.
        known.now(game.id(), "POST /api/analysis/persons/join", List.of("{\"identity\": \"Anna\", \"persons\": [{\"game\": \"" + game.id() + "\", \"name\": \"Anna\"}]}"));
        for (var address : List.of("/places", "/amendments", "/remarks?limit=3")) {
            asked(game, address);
        }
        known.now(game.id(), "SentReceipts", List.of("{\"receipts\": [" + http.get(game.home() + "/receipt", game.authorization()).body() + "]}"));
        known.now(game.id(), HostileRequests.RECORD, List.of(http.get(game.home() + "/record", game.authorization()).body()));
    }

    private String sampled(TouchedGame game, JsonNode decision) {
        var sample = http.get(game.home() + "/decisions/" + decision.path("id").asString() + "/sample?seed=" + random.nextInt(1_000), game.authorization());
        return sample.status() == 200 ? sample.body() : "";
    }

    /** A legal command, so that what is attacked is a game that goes on. */
    private void play(TouchedGame game) {
        var decisions = asked(game, "/decisions");
        if (!decisions.isEmpty()) {
            var command = sampled(game, decisions.get(random.nextInt(decisions.size())));
            if (!command.isEmpty() && http.post(game.home() + "/commands", command, game.authorization(), "Content-Type: application/json").status() == 200) {
                game.played();
            }
        }
    }

    // --- The attack ------------------------------------------------------------------------------------------------

    private boolean reaches(ApiDocument.Operation operation) {
        return reached.contains(operation.toString()) || OF_THE_OPERATOR.contains(operation.toString());
    }

    private static boolean sent(Hostility way, int number) {
        return way == Hostility.HONEST || (way.ordinal() + number) % OF == FIRST;
    }

    private void attack(ApiDocument.Operation operation, int number) {
        for (var way : Hostility.values()) {
            if (way.fits(operation) && sent(way, number)) {
                for (int round = 0; round < ROUNDS || round < MOST_TRIES && way == Hostility.HONEST && !reaches(operation); round++) {
                    var game = played.get(random.nextInt(played.size()));
                    if (way == Hostility.HONEST && (round > 0 || number % GOES_ON == 0)) {
                        play(game);
                        look(game);
                    }
                    tried.computeIfAbsent(way, any -> new TreeSet<>()).add(operation.toString());
                    send(operation, way, random.nextInt(4) > 0 ? game : one(new ArrayList<>(games.values())));
                }
            }
        }
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private void send(ApiDocument.Operation operation, Hostility way, TouchedGame game) {
        var others = games.values().stream().filter(each -> !each.id().equals(game.id())).toList();
        var request = requests.of(operation, way, game, one(others));
        if (way != Hostility.AT_ONCE) {
            answered(request, game, request.sentTo(http));
            return;
        }
        var second = random.nextBoolean() ? request : requests.of(operation, way, game, one(others));
        var beside = CompletableFuture.supplyAsync(() -> second.sentTo(http));
        answered(request, game, request.sentTo(http));
        answered(second, game, beside.join());
    }

    private void answered(HostileRequests.Request request, TouchedGame game, RawHttp.Reply reply) {
        if (request.method().equals(request.operation().method())) {
            if (!BEFORE_THE_OPERATION.contains(reply.status()) && NOWHERE.stream().noneMatch(reply.body()::contains)) {
                reached.add(request.operation().toString());
            }
            answers.computeIfAbsent(request.operation().toString(), any -> new TreeMap<>()).merge(reply.status(), 1, Integer::sum);
        }
        try {
            new HostileAnswers(document).check(request, reply);
            assertThat(log.list.stream().filter(event -> event.getLevel().isGreaterOrEqual(Level.WARN) && !event.getLoggerName().startsWith("com.networknt"))
                    .map(ILoggingEvent::getFormattedMessage)).as("written into the log").isEmpty();
        } catch (AssertionError | RuntimeException fault) {
            faults.add(request + "\n    is answered " + reply.status() + " " + GameInvariants.shortened(reply.body()) + "\n    but " + GameInvariants.ends(String.valueOf(fault.getMessage())));
        }
        log.list.clear();
        if (reply.status() < 300 && reply.header("Content-Type").orElse("").matches("application/json(;.*)?")) {
            var answer = reply.json();
            if (answer.has("hostToken")) {
                touched(answer);
            } else if (answer.path("token").isString()) {
                game.seats().add(answer.path("token").asString());
            }
            // The link of a place ends with what opens it.
            answer.path("link").asStringOpt().ifPresent(link -> known.add(game.id(), "secret", List.of(link.substring(link.lastIndexOf('/') + 1))));
            known.take(request.operation().path().startsWith("/api/games/{id}") ? game.id() : ToldNames.SERVICE + "?", answer);
            // A game played on from here would take its turns with everything that is asked afterwards.
            if (request.operation().toString().equals("POST /api/games/{id}/rollouts")) {
                http.send("DELETE", game.home() + "/rollouts/" + answer.path("id").asString(), "", game.authorization());
            }
        }
    }

    // --- What must hold --------------------------------------------------------------------------------------------

    private void holds(Path folder) {
        var before = new LinkedHashMap<TouchedGame, Map<String, String>>();
        try (var another = Service.inMemory(LIBRARY)) {
            var elsewhere = new RawHttp(another.port());
            var invariants = new GameInvariants(http, views);
            games.values().forEach(game -> {
                faults.addAll(invariants.faults(game, elsewhere));
                before.put(game, invariants.told(game));
                copies++;
            });
        }
        service.close();
        start(folder);
        var invariants = new GameInvariants(http, views);
        before.forEach((game, told) -> invariants.told(game).forEach((address, now) -> {
            if (!now.equals(told.get(address))) {
                faults.add(game.home() + address + " is another after a restart: " + GameInvariants.difference(told.get(address), now));
            }
        }));
    }

    /** The attack was one: each operation was reached, in each way that fits, and games went on meanwhile. */
    private void everythingCameUp(List<ApiDocument.Operation> operations) {
        assertThat(operations.stream().map(ApiDocument.Operation::toString).filter(each -> !OF_THE_OPERATOR.contains(each)))
                .as("operations of the description that the attack reaches; where one is not, say in ToldNames or in catalogue() what its request names: %s", answers)
                .allMatch(reached::contains);
        for (var way : Hostility.values()) {
            assertThat(tried.get(way)).as("%s", way).containsExactlyInAnyOrderElementsOf(IntStream.range(0, operations.size())
                    .filter(number -> sent(way, number) && way.fits(operations.get(number))).mapToObj(number -> operations.get(number).toString()).toList());
        }
        var statuses = answers.values().stream().flatMap(each -> each.keySet().stream()).collect(Collectors.toSet());
        assertThat(statuses).contains(200, 201, 400, 401, 403, 404, 406, 415, 422);
        var commands = played.stream().collect(Collectors.groupingBy(TouchedGame::ruleset, TreeMap::new, Collectors.summingInt(TouchedGame::commands)));
        System.out.println("hostile requests: answers " + answers.values().stream().flatMap(each -> each.entrySet().stream())
                .collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new, Collectors.summingInt(Map.Entry::getValue)))
                + ", commands " + commands + ", games " + games.size() + ", copies " + copies);
        assertThat(commands).as("commands that succeeded").allSatisfy((ruleset, count) -> assertThat(count).as(ruleset).isGreaterThanOrEqualTo(LEAST_COMMANDS));
        assertThat(games).hasSizeGreaterThan(played.size());
    }
}
