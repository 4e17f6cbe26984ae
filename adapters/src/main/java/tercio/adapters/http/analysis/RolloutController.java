package tercio.adapters.http.analysis;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.annotation.PreDestroy;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.archive.RulebookArchive;
import tercio.adapters.computing.ComputePools;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.computing.ComputingSettings;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.CallerAddress;
import tercio.adapters.http.request.RequestReader;
import tercio.adapters.rollout.ComputerPlayers;
import tercio.adapters.rollout.Rollout;
import tercio.adapters.rollout.RolloutJson;
import tercio.adapters.rollout.RolloutRun;
import tercio.adapters.rollout.RolloutRuns;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistories;
import tercio.projections.LoadedHistory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Plays games on from positions with computer players, in the background: begun, looked at, and cancelled. */
@RestController
@RequestMapping("/api/games/{id}/rollouts")
@Tag(name = "Analysis")
class RolloutController {

    private static final Set<String> FIELDS = Set.of("positions", "games", "commands", "seed", "policies");
    private static final int GAMES = 200;
    private static final int COMMANDS = 300;
    private static final String SHOWN = "rollout";

    private final PositionReader reader;
    private final GameHistories histories;
    private final RulebookModules modules;
    private final RequestReader requests;
    private final RolloutRuns runs;
    private final HttpServletRequest request;

    /** @param request a proxy of the request of the calling thread */
    RolloutController(PositionReader reader, GameHistories histories, RulebookModules modules, RequestReader requests, ComputePools pools, ComputingSettings settings,
            HttpServletRequest request) {
        this.reader = reader;
        this.histories = histories;
        this.modules = modules;
        this.requests = requests;
        this.request = request;
        runs = new RolloutRuns(pools.records(), settings.records().limits().workers());
    }

    @PreDestroy
    void end() {
        runs.close();
    }

    @PostMapping
    @Operation(summary = "Begins to play on from positions with computer players; the answer names where to look",
            description = "Each game is played with other dice, by seeds that follow from one. A rollout is for who sees the whole board: of a game with secrets that is not over, the"
                    + " host. Few are played at a time; each ends when it is done or deleted.",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(ref = "#/components/schemas/RolloutRequest"))))
    ResponseEntity<Object> begin(@PathVariable String id, @RequestBody(required = false) byte[] body, @RequestHeader(name = "Authorization", required = false) String authorization) {
        reader.requireFullView(id, authorization, SHOWN);
        var history = histories.of(id).orElseThrow(() -> Problem.noGame(id));
        var asked = rollout(id, history, requests.object(body));
        var rulebook = modules.archives().getOrDefault(history.openingEvent().ruleset(), RulebookArchive.NOTHING);
        var run = new RolloutRun(asked, history, rulebook);
        var begun = runs.begin(CallerAddress.of(request.getRemoteAddr()), run).orElseThrow(() -> Problem.tooFast(
                Sentence.of("kernel.problem.rollouts").with("all", RolloutRuns.MOST_RUNNING).with("most", RolloutRuns.MOST_OF_CALLER)));
        return ResponseEntity.status(HttpStatus.ACCEPTED).location(URI.create("/api/games/" + id + "/rollouts/" + begun)).body(RolloutJson.of(run).put("id", begun));
    }

    @GetMapping("/{run}")
    @Operation(summary = "How far a rollout is; when it is done, the chances of each party to win and of each place to be held or taken, with intervals and seeds")
    ResponseEntity<Object> look(@PathVariable String id, @PathVariable String run, @RequestHeader(name = "Authorization", required = false) String authorization) {
        return ResponseEntity.ok(RolloutJson.of(find(id, run, authorization)).put("id", run));
    }

    @DeleteMapping("/{run}")
    @Operation(summary = "Cancels a rollout; what was played of it is forgotten")
    ResponseEntity<Void> cancel(@PathVariable String id, @PathVariable String run, @RequestHeader(name = "Authorization", required = false) String authorization) {
        find(id, run, authorization).cancel();
        return ResponseEntity.noContent().build();
    }

    private RolloutRun find(String id, String run, String authorization) {
        reader.requireFullView(id, authorization, SHOWN);
        return runs.find(id, run).orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.rollout").with("rollout", new Text(Problem.shorten(run)))));
    }

    private Rollout rollout(String id, LoadedHistory history, ObjectNode sent) {
        sent.propertyStream().map(Map.Entry::getKey).filter(name -> !FIELDS.contains(name)).findFirst().ifPresent(name -> {
            throw Problem.malformed("/" + Problem.shorten(name), Sentence.of("kernel.sent.no-field").with("known", new Text(String.join(", ", FIELDS.stream().sorted().toList()))));
        });
        var positions = positions(sent.path("positions"), history);
        int games = number(sent, "games", GAMES, Rollout.MOST_GAMES);
        if (games * positions.size() > Rollout.MOST_GAMES) {
            throw Problem.malformed("/games", Sentence.of("kernel.sent.rollout-games").with("most", Rollout.MOST_GAMES));
        }
        int commands = number(sent, "commands", COMMANDS, Rollout.MOST_COMMANDS);
        long seed = sent.path("seed").isMissingNode() ? ThreadLocalRandom.current().nextLong(Integer.MAX_VALUE) : seed(sent.path("seed"));
        return new Rollout(id, positions, games, commands, seed, policies(sent.path("policies"), history));
    }

    private static List<Integer> positions(JsonNode sent, LoadedHistory history) {
        if (sent.isMissingNode()) {
            return List.of(history.position());
        }
        var positions = new LinkedHashSet<Integer>();
        for (var each : sent) {
            if (!each.isInt() || each.asInt() < 1 || each.asInt() > history.position()) {
                throw Problem.malformed("/positions", Sentence.of("kernel.sent.positions").with("last", history.position()));
            }
            positions.add(each.asInt());
        }
        if (!sent.isArray() || positions.isEmpty() || positions.size() > Rollout.MOST_POSITIONS) {
            throw Problem.malformed("/positions", Sentence.of("kernel.sent.positions-many").with("most", Rollout.MOST_POSITIONS));
        }
        return new ArrayList<>(positions);
    }

    private static int number(ObjectNode sent, String name, int standard, int most) {
        var given = sent.path(name);
        if (given.isMissingNode()) {
            return standard;
        }
        if (!given.isInt() || given.asInt() < 1 || given.asInt() > most) {
            throw Problem.malformed("/" + name, Sentence.of("kernel.sent.number-to").with("most", most));
        }
        return given.asInt();
    }

    private static long seed(JsonNode sent) {
        var text = sent.asString("");
        if (!text.matches("-?\\d{1,18}")) {
            throw Problem.malformed("/seed", Sentence.of("kernel.sent.seed"));
        }
        return Long.parseLong(text);
    }

    private static Map<String, String> policies(JsonNode sent, LoadedHistory history) {
        var policies = new TreeMap<String, String>();
        if (!sent.isMissingNode() && !sent.isObject()) {
            throw Problem.malformed("/policies", Sentence.of("kernel.sent.policies"));
        }
        var parties = new LinkedHashSet<String>();
        history.openingEvent().seats().forEach(seat -> parties.addAll(seat.controls()));
        sent.propertyStream().forEach(each -> {
            if (!each.getKey().equals(Rollout.OTHERS) && !parties.contains(each.getKey())) {
                throw Problem.malformed("/policies", Sentence.of("kernel.sent.policy-party").with("name", new Text(Problem.shorten(each.getKey())))
                        .with("known", new Text(String.join(", ", parties))));
            }
            if (!ComputerPlayers.byName().containsKey(each.getValue().asString(""))) {
                throw Problem.malformed("/policies", Sentence.of("kernel.sent.policy-player").with("known", new Text(String.join(", ", ComputerPlayers.byName().keySet()))));
            }
            policies.put(each.getKey(), each.getValue().asString());
        });
        return policies;
    }
}
