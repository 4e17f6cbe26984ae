package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
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
import tercio.adapters.store.GameBackend;
import tercio.domain.game.Option;
import tercio.projections.TextDocument;
import tools.jackson.databind.JsonNode;

/** Shows the views of a game at any position. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Views")
class ViewController {

    private static final MediaType MARKDOWN = MediaType.parseMediaType("text/markdown;charset=UTF-8");
    private static final MediaType PLAIN = MediaType.parseMediaType("text/plain;charset=UTF-8");

    private final GameBackend backend;
    private final PositionReader reader;
    private final GameAccess gate;
    private final ResponseBodies bodies;

    ViewController(GameBackend backend, PositionReader reader, GameAccess gate, ResponseBodies bodies) {
        this.backend = backend;
        this.reader = reader;
        this.gate = gate;
        this.bodies = bodies;
    }

    @GetMapping("/decisions")
    @Operation(summary = "The open decisions, each with its seat and its legal options")
    ResponseEntity<Object> decisions(@PathVariable String id, @RequestParam Optional<String> at,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        var body = backend.json().createArrayNode();
        var names = backend.views().fieldNames(page.history().opening().ruleset());
        backend.views().decisions(page.history(), page.position()).forEach(awaited -> body.add(bodies.decision(awaited, names)));
        return tagged(page).body(body);
    }

    @GetMapping("/moves/{piece}")
    @Operation(summary = "The legal moves of one piece as complete commands, with cost and risk")
    ResponseEntity<List<Option>> moves(@PathVariable String id, @PathVariable String piece, @RequestParam Optional<String> at,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        var moves = backend.views().moves(page.history(), piece, page.position())
                .orElseThrow(() -> Problem.notFound("There is no " + piece + " on the board."));
        return tagged(page).body(moves);
    }

    @GetMapping("/diff")
    @Operation(summary = "The changes of the board between two positions")
    ResponseEntity<Object> diff(@PathVariable String id, @RequestParam String from, @RequestParam Optional<String> to,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var before = reader.read(id, authorization, Optional.of(from));
        var after = reader.read(id, authorization, to);
        var body = backend.json().createObjectNode().put("from", before.position()).put("to", after.position());
        body.set("changes", JsonDifference.between(board(before), board(after)));
        return tagged(after).body(body);
    }

    private JsonNode board(PositionReader.Page page) {
        var view = backend.views().names(page.history()).contains("map") ? "map" : "board";
        return bodies.tree(backend.views().body(page.history(), view, List.of(), page.position()).orElseThrow());
    }

    @GetMapping({"/{view}", "/{view}/{*rest}"})
    @Operation(summary = "A view of the game")
    ResponseEntity<?> view(@PathVariable String id, @PathVariable String view,
            @PathVariable(required = false) Optional<String> rest, @RequestParam Optional<String> at,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        var parts = Arrays.stream(rest.orElse("").split("/")).filter(part -> !part.isEmpty()).toList();
        if (at.isEmpty() && parts.isEmpty() && !backend.histories().holds(id)) {
            gate.mayRead(id, authorization);
            var kept = backend.viewStore().of(id, view)
                    .filter(copy -> copy.position() == backend.eventLog().newest(id) && !accept.contains("text/"));
            if (kept.isPresent()) {
                return ResponseEntity.ok().eTag("\"" + kept.get().position() + "\"")
                        .contentType(MediaType.APPLICATION_JSON).body(backend.json().readTree(kept.get().body()));
            }
        }
        var page = reader.read(id, authorization, at);
        var body = backend.views().body(page.history(), view, parts, page.position()).orElseThrow(() -> Problem.notFound(
                "There is no view " + String.join("/", view, String.join("/", parts)).replaceAll("/$", "") + "; there are "
                        + String.join(", ", backend.views().names(page.history())) + "."));
        if (body instanceof TextDocument prose && accept.contains("text/markdown")) {
            return tagged(page).contentType(MARKDOWN).body(prose.markdown());
        }
        if (body instanceof TextDocument prose && accept.contains("text/plain")) {
            return tagged(page).contentType(PLAIN).body(prose.plain());
        }
        return tagged(page).contentType(MediaType.APPLICATION_JSON).body(bodies.tree(body));
    }

    private static ResponseEntity.BodyBuilder tagged(PositionReader.Page page) {
        return ResponseEntity.ok().eTag("\"" + page.position() + "\"");
    }
}
