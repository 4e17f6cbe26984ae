package tercio.adapters.http.history;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.computing.ComputeRefused;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.DecisionBody;
import tercio.adapters.http.answer.JsonDifference;
import tercio.adapters.http.answer.OptionBody;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.correction.AmendmentBodies;
import tercio.adapters.http.correction.BranchHistories;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.problem.ReaderText;
import tercio.application.consent.PendingRequest;
import tercio.application.record.EventLog;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistories;
import tercio.projections.PieceMoves;
import tercio.projections.ViewStore;
import tercio.projections.Views;
import tercio.projections.sentence.Language;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Shows the views of a game at any position. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Views")
class ViewController {

    private final JsonMapper json;
    private final Views views;
    private final GameHistories histories;
    private final ViewStore viewStore;
    private final EventLog eventLog;
    private final PositionReader reader;
    private final GameAccess gate;
    private final ResponseBodies bodies;
    private final BranchHistories branches;
    private final AmendmentBodies amendments;

    ViewController(JsonMapper json, Views views, GameHistories histories, ViewStore viewStore, EventLog eventLog,
            PositionReader reader, GameAccess gate, ResponseBodies bodies, BranchHistories branches, AmendmentBodies amendments) {
        this.branches = branches;
        this.amendments = amendments;
        this.json = json;
        this.views = views;
        this.histories = histories;
        this.viewStore = viewStore;
        this.eventLog = eventLog;
        this.reader = reader;
        this.gate = gate;
        this.bodies = bodies;
    }

    @GetMapping("/decisions")
    @Operation(summary = "The open decisions, each with its seat and its legal options")
    ResponseEntity<Object> decisions(@PathVariable String id, @RequestParam Optional<String> at,
            @Parameter(description = "the language of questions and answers, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @Parameter(description = "whether each text has its `sentence`, too: key and arguments for programs") @RequestParam(defaultValue = "false") boolean sentences,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        var body = json.createArrayNode();
        var names = views.fieldNames(page.history().opening().ruleset());
        page.rules().decisions().forEach(awaited -> {
            var decision = DecisionBody.of(awaited, names, json);
            awaited.request().ifPresent(request -> putRequest(id, decision, request, page));
            body.add(decision);
        });
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).body(body);
    }

    /**
     * Adds what a seat is asked to agree to: the request, its reason, the events that would be lost, and the
     * differences of the board.
     */
    private void putRequest(String id, ObjectNode decision, PendingRequest request, PositionReader.Page page) {
        decision.put("request", request.position()).put("by", request.by()).put("reason", request.reason()).put("lost", request.lost());
        decision.set("asked", json.readTree(request.asked()));
        request.to().ifPresent(to -> {
            decision.put("to", to);
            decision.set("diff", JsonDifference.between(board(page), board(new PositionReader.Page(page.history(), to))));
            decision.set("words", json.valueToTree(ReaderText.texts(views.differences(page.history(), page.position(), page.history(), to))));
        });
        request.amendment().ifPresent(number -> {
            decision.put("amendment", number);
            if (page.history().viewer().all() && page.position() == page.history().position()) {
                putBranchDifference(id, number, decision);
            }
        });
    }

    /**
     * Adds the difference that a branch makes. Where the branch cannot be computed in time, the decision comes without it; the
     * amendment has it too.
     */
    private void putBranchDifference(String id, int amendment, ObjectNode decision) {
        try {
            var worked = branches.of(id, amendment);
            decision.set("diff", amendments.diff(worked));
            decision.set("words", amendments.words(worked));
        } catch (ComputeRefused busy) {
            decision.put("computed", false);
        }
    }

    @GetMapping("/moves/{piece}")
    @Operation(summary = "The legal moves of one piece as complete commands, with cost and risk")
    ResponseEntity<List<OptionBody>> moves(@PathVariable String id, @PathVariable String piece, @RequestParam Optional<String> at,
            @Parameter(description = "the language of questions and answers, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @Parameter(description = "whether each text has its `sentence`, too: key and arguments for programs") @RequestParam(defaultValue = "false") boolean sentences,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        var moves = PieceMoves.at(page.history(), page.position()).of(piece)
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.piece").with("piece", new Text(piece))));
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).body(OptionBody.all(moves, page.history().opening().ruleset()));
    }

    @GetMapping("/diff")
    @Operation(summary = "The changes of the board between two positions",
            description = """
                    `words` says them in sentences: what moved, fell, was lost and was paid, as far as the caller may see both boards. \
                    `changes` names each value of the board that differs by its path, with the value `before` and `after`.""")
    ResponseEntity<Object> diff(@PathVariable String id, @RequestParam String from, @RequestParam Optional<String> to,
            @Parameter(description = "the language of `words`, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var before = reader.read(id, authorization, Optional.of(from));
        var after = reader.read(id, authorization, to);
        var body = json.createObjectNode().put("from", before.position()).put("to", after.position());
        ReaderText.putLanguage(body);
        body.set("words", json.valueToTree(ReaderText.texts(views.differences(before.history(), before.position(), after.history(), after.position()))));
        body.set("changes", JsonDifference.between(board(before), board(after)));
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(after.position())).body(body);
    }

    private JsonNode board(PositionReader.Page page) {
        var view = views.names(page.history()).contains("map") ? "map" : "board";
        return bodies.tree(views.body(page.history(), view, List.of(), page.position()).orElseThrow());
    }

    @GetMapping({"/{view}", "/{view}/{*rest}"})
    @Operation(summary = "A view of the game")
    ResponseEntity<?> view(@PathVariable String id, @PathVariable String view,
            @PathVariable(required = false) Optional<String> rest, @RequestParam Optional<String> at,
            @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        var parts = Arrays.stream(rest.orElse("").split("/")).filter(part -> !part.isEmpty()).toList();
        // A stored view is in English.
        if (at.isEmpty() && parts.isEmpty() && ReaderLanguage.now() == Language.EN && !histories.holds(id)) {
            gate.requireReadable(id, authorization);
            var kept = viewStore.of(id, view)
                    .filter(copy -> copy.position() == eventLog.newest(id) && !accept.contains("text/"));
            if (kept.isPresent()) {
                return ResponseEntity.ok().eTag("\"" + kept.get().position() + "\"")
                        .contentType(MediaType.APPLICATION_JSON).body(json.readTree(kept.get().body()));
            }
        }
        var page = reader.read(id, authorization, at);
        var body = views.body(page.history(), view, parts, page.position()).orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.view").with("view", new Text(String.join("/", view, String.join("/", parts)).replaceAll("/$", ""))).with("views", new Text(String.join(", ", views.names(page.history()))))));
        return response(page).contentType(MediaType.APPLICATION_JSON).body(bodies.tree(body));
    }

    private static ResponseEntity.BodyBuilder response(PositionReader.Page page) {
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position()));
    }
}
