package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.store.GameBackend;
import tercio.application.record.Chain;
import tercio.domain.game.Ruleset;
import tercio.projections.PrintedBoard;
import tercio.projections.PrintedTable;
import tools.jackson.databind.node.ObjectNode;

/** Shows the printed board and tables of a ruleset. */
@RestController
@RequestMapping("/api/rulesets/{id}")
@Tag(name = "Games")
class PrintedController {

    /** A body that is written once, with its ETag. */
    private record Written(byte[] body, String mark) {}

    /** A printed table in the list of tables. */
    record TableName(String id, String title, boolean reconstructed) {}

    private final GameBackend backend;
    private final Map<String, Optional<Written>> boards = new ConcurrentHashMap<>();

    PrintedController(GameBackend backend) {
        this.backend = backend;
    }

    @GetMapping("/board")
    @Operation(summary = "The printed board: zones, borders, terrains and parties, without pieces")
    @ApiResponse(responseCode = "200", description = "The printed board",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = PrintedBoard.class)))
    ResponseEntity<byte[]> board(@PathVariable String id) {
        var ruleset = ruleset(id);
        var written = boards.computeIfAbsent(id, asked -> backend.views().printedBoard(ruleset).map(this::written))
                .orElseThrow(() -> Problem.notFound("The ruleset " + id + " has no printed board."));
        return ResponseEntity.ok().eTag(written.mark()).cacheControl(CacheControl.noCache())
                .contentType(MediaType.APPLICATION_JSON).body(written.body());
    }

    @GetMapping("/tables")
    @Operation(summary = "The printed tables that explanations cite; also for editions that only the adjudicator knows")
    ResponseEntity<List<TableName>> tables(@PathVariable String id) {
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(printed(id).stream()
                .map(table -> new TableName(table.id(), table.title(), table.reconstructed()))
                .toList());
    }

    @GetMapping("/tables/{table}")
    @Operation(summary = "A printed table as a grid; its labels are those that the steps of explanations name")
    ResponseEntity<PrintedTable> table(@PathVariable String id, @PathVariable String table) {
        return printed(id).stream().filter(known -> known.id().equals(table)).findFirst()
                .map(found -> ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(found))
                .orElseThrow(() -> Problem.notFound("The ruleset " + id + " has no table " + table + "."));
    }

    private List<PrintedTable> printed(String id) {
        var known = backend.views().printedTables(id);
        if (known.isEmpty()) {
            ruleset(id);
        }
        return known;
    }

    private Ruleset<?, ?, ?, ?> ruleset(String id) {
        return backend.dictionary().ruleset(id).orElseThrow(() -> Problem.notFound("There is no ruleset " + id + "."));
    }

    /** Writes the board. The fields that the rulebook prints in a zone stand beside the other fields of the zone. */
    private Written written(PrintedBoard board) {
        var body = backend.json().<ObjectNode>valueToTree(board);
        body.withArray("zones").forEach(zone -> ((ObjectNode) zone).setAll((ObjectNode) ((ObjectNode) zone).remove("printed")));
        var bytes = backend.json().writeValueAsBytes(body);
        return new Written(bytes, "\"" + Chain.hash(bytes) + "\"");
    }
}
