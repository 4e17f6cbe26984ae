package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
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
import tercio.projections.Prose;
import tools.jackson.databind.JsonNode;

/** The views of a game, each as it was at any position. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Views")
class ViewController {

    private static final MediaType MARKDOWN = MediaType.parseMediaType("text/markdown;charset=UTF-8");
    private static final MediaType PLAIN = MediaType.parseMediaType("text/plain;charset=UTF-8");

    private final GameBackend backend;
    private final Reader reader;
    private final Gate gate;
    private final Bodies bodies;

    ViewController(GameBackend backend, Reader reader, Gate gate, Bodies bodies) {
        this.backend = backend;
        this.reader = reader;
        this.gate = gate;
        this.bodies = bodies;
    }

    @GetMapping("/decisions")
    @Operation(summary = "What is awaited, from whom, with every legal answer of a finite choice")
    ResponseEntity<Object> decisions(@PathVariable String id, @RequestParam Optional<String> at,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        var body = backend.json().createArrayNode();
        backend.views().decisions(page.chronicle(), page.position()).forEach(awaited -> body.add(bodies.decision(awaited)));
        return tagged(page).body(body);
    }

    @GetMapping("/moves/{piece}")
    @Operation(summary = "The legal moves of one piece, as complete commands, with what they cost and risk")
    @ApiResponse(responseCode = "200", description = "Each legal move", content = @Content(mediaType = "application/json",
            array = @ArraySchema(schema = @Schema(implementation = MoveBody.class))))
    ResponseEntity<List<Option>> moves(@PathVariable String id, @PathVariable String piece, @RequestParam Optional<String> at,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        var moves = backend.views().moves(page.chronicle(), piece, page.position())
                .orElseThrow(() -> Problem.notFound("There is no " + piece + " on the board."));
        return tagged(page).body(moves);
    }

    @GetMapping("/diff")
    @Operation(summary = "What changed on the board between two positions")
    ResponseEntity<Object> diff(@PathVariable String id, @RequestParam String from, @RequestParam Optional<String> to,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var before = reader.read(id, authorization, Optional.of(from));
        var after = reader.read(id, authorization, to);
        var body = backend.json().createObjectNode().put("from", before.position()).put("to", after.position());
        body.set("changes", Difference.between(board(before), board(after)));
        return tagged(after).body(body);
    }

    private JsonNode board(Reader.Page page) {
        var view = backend.views().names(page.chronicle()).contains("map") ? "map" : "board";
        return bodies.tree(backend.views().body(page.chronicle(), view, List.of(), page.position()).orElseThrow());
    }

    @GetMapping({"/{view}", "/{view}/{*rest}"})
    @Operation(summary = "A view of the game")
    ResponseEntity<?> view(@PathVariable String id, @PathVariable String view,
            @PathVariable(required = false) Optional<String> rest, @RequestParam Optional<String> at,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        var parts = Arrays.stream(rest.orElse("").split("/")).filter(part -> !part.isEmpty()).toList();
        if (at.isEmpty() && parts.isEmpty() && !backend.chronicles().holds(id)) {
            gate.mayRead(id, authorization);
            var kept = backend.viewStore().of(id, view)
                    .filter(copy -> copy.position() == backend.eventLog().newest(id) && !accept.contains("text/"));
            if (kept.isPresent()) {
                return ResponseEntity.ok().eTag("\"" + kept.get().position() + "\"")
                        .contentType(MediaType.APPLICATION_JSON).body(backend.json().readTree(kept.get().body()));
            }
        }
        var page = reader.read(id, authorization, at);
        var body = backend.views().body(page.chronicle(), view, parts, page.position()).orElseThrow(() -> Problem.notFound(
                "There is no view " + String.join("/", view, String.join("/", parts)).replaceAll("/$", "") + "; there are "
                        + String.join(", ", backend.views().names(page.chronicle())) + "."));
        if (body instanceof Prose prose && accept.contains("text/markdown")) {
            return tagged(page).contentType(MARKDOWN).body(prose.markdown());
        }
        if (body instanceof Prose prose && accept.contains("text/plain")) {
            return tagged(page).contentType(PLAIN).body(prose.plain());
        }
        return tagged(page).contentType(MediaType.APPLICATION_JSON).body(bodies.tree(body));
    }

    private static ResponseEntity.BodyBuilder tagged(Reader.Page page) {
        return ResponseEntity.ok().eTag("\"" + page.position() + "\"");
    }
}
