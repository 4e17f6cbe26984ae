package tercio.adapters.http.analysis;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.archive.Archive;
import tercio.adapters.archive.BoardPattern;
import tercio.adapters.archive.Comparison;
import tercio.adapters.archive.Filters;
import tercio.adapters.archive.Positions;
import tercio.adapters.archive.Written;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestReader;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Looks at the lines of play of sessions: how they begin, where two of them part, and who stood in a position before. */
@RestController
@RequestMapping("/api/analysis")
@Tag(name = "Analysis")
class SessionsController {

    private static final String PATTERN = "pattern";
    private static final Set<String> OF_AN_EXAMPLE = Set.of("game", "position", "place", "things");
    private static final int MOST_THINGS = 8;

    private final Archive archive;
    private final AnalysisCallers callers;
    private final RequestReader reader;

    SessionsController(Archive archive, AnalysisCallers callers, RequestReader reader) {
        this.archive = archive;
        this.callers = callers;
        this.reader = reader;
    }

    @GetMapping("/openings")
    @Operation(summary = "The tree of first orders of each party in a scenario: games, points with interval, persons", description = "A fork begins in the middle of"
            + " its parent and has no opening of its own. Of the games with an order those in which the caller has a seat are told first." + AnalysisCallers.COUNTED)
    ResponseEntity<Object> openings(@Parameter(description = "the name of a scenario") @RequestParam(required = false) String scenario,
            @Parameter(description = "a party") @RequestParam(required = false) String party, @RequestParam(required = false) String ruleset,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var values = new TreeMap<String, List<String>>();
        AnalysisCallers.put(values, Filters.SCENARIO, scenario);
        AnalysisCallers.put(values, Filters.PARTY, party);
        AnalysisCallers.put(values, Filters.RULESET, ruleset);
        var filters = new Filters(values);
        AnalysisCallers.refusing(() -> filters.checked(archive.questions().find("openings").orElseThrow()));
        var trees = callers.answer(authorization, "the tree of openings", filters, visible -> archive.openings(filters, visible, callers.own(authorization)));
        var body = JsonNodeFactory.instance.objectNode();
        body.set("openings", Written.openings(trees));
        return ResponseEntity.ok(body);
    }

    @GetMapping("/compare")
    @Operation(summary = "Two sessions beside each other: the line that they share, where they part, what each did then, and their figures at the end")
    ResponseEntity<Object> compare(@Parameter(description = "the ids of two games, with a comma between them") @RequestParam(required = false) String games,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var two = games == null ? new String[0] : games.split(",", -1);
        if (two.length != 2 || two[0].equals(two[1])) {
            throw Problem.malformed("/games", Sentence.of("kernel.sent.two-games"));
        }
        Comparison compared = callers.answer(authorization, "compare", games, visible -> {
            for (var game : two) {
                requireSeen(game, visible);
            }
            return archive.compare(two[0], two[1], visible);
        });
        return ResponseEntity.ok(Written.json(compared));
    }

    private static void requireSeen(String game, List<String> visible) {
        if (!visible.contains(game)) {
            throw Problem.noGame(Problem.shorten(game));
        }
    }

    @PostMapping("/positions")
    @Operation(summary = "Every moment whose board fits a pattern, with what was done next and what came of it",
            description = "A pattern is a text of kinds of things with conditions: kind place=...; kind party=... size>=5. Or it is an example: a game and a position, and of"
                    + " its board a place or things by their ids. One that fits through several events is told once." + AnalysisCallers.COUNTED,
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(ref = "#/components/schemas/ArchivePattern"))))
    ResponseEntity<Object> positions(@RequestBody(required = false) byte[] body, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var sent = reader.object(body);
        if (sent.size() != 1 || !sent.has(PATTERN)) {
            throw Problem.malformed("/" + PATTERN, Sentence.of("kernel.sent.pattern-field"));
        }
        Positions found = sent.path(PATTERN).isString() ? fitting(authorization, sent.path(PATTERN).asString()) : fitting(authorization, example(sent.path(PATTERN)));
        return ResponseEntity.ok(Written.json(found));
    }

    private Positions fitting(String authorization, String text) {
        var pattern = AnalysisCallers.refusing(() -> BoardPattern.read(text));
        return callers.answer(authorization, "positions", pattern, visible -> archive.positions(pattern, visible));
    }

    private Positions fitting(String authorization, Example example) {
        return callers.answer(authorization, "positions", example, visible -> {
            requireSeen(example.game(), visible);
            return archive.positions(archive.example(example.game(), example.position(), example.place(), example.things(), visible), visible);
        });
    }

    /** The pieces on a board. */
    private record Example(String game, int position, String place, List<String> things) {}

    private static Example example(JsonNode sent) {
        var unknown = sent.propertyStream().map(Map.Entry::getKey).filter(name -> !OF_AN_EXAMPLE.contains(name)).findFirst();
        var things = sent.path("things");
        if (!sent.isObject() || unknown.isPresent() || !sent.path("game").isString() || !sent.path("position").isInt() || sent.path("position").asInt() < 1
                || !(sent.path("place").isMissingNode() || sent.path("place").isString()) || !(things.isMissingNode() || things.isArray()) || things.size() > MOST_THINGS
                || things.valueStream().anyMatch(thing -> !thing.isString())) {
            throw Problem.malformed("/" + PATTERN, Sentence.of("kernel.sent.pattern").with("most", MOST_THINGS));
        }
        return new Example(sent.path("game").asString(), sent.path("position").asInt(), sent.path("place").asString(""), things.valueStream().map(JsonNode::asString).toList());
    }
}
