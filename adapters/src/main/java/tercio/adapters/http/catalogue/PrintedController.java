package tercio.adapters.http.catalogue;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.ArraySchema;
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
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.rulebook.TableBody;
import tercio.application.record.HashChain;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.RulebookTranslation;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.PrintedBoard;
import tercio.projections.PrintedTable;
import tercio.projections.Views;
import tercio.projections.sentence.Language;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Shows the printed board and tables of a ruleset. */
@RestController
@RequestMapping("/api/rulesets/{id}")
@Tag(name = "Games")
class PrintedController {

    /** A body that is written once, with its ETag. */
    private record BoardBody(byte[] body, String mark) {}

    /** The key of a printed board for readers of a language: one sheet of it, or all. */
    private record BoardKey(String ruleset, Optional<String> sheet, Language language) {}

    /** A printed table in the list of tables. */
    record TableName(String id, String title, boolean reconstructed) {}

    private final RulebookModules modules;
    private final Views views;
    private final MessageRegistry dictionary;
    private final JsonMapper json;
    private final ResponseBodies bodies;
    private final Map<BoardKey, BoardBody> boards = new ConcurrentHashMap<>();

    PrintedController(RulebookModules modules, Views views, MessageRegistry dictionary, JsonMapper json, ResponseBodies bodies) {
        this.bodies = bodies;
        this.modules = modules;
        this.views = views;
        this.dictionary = dictionary;
        this.json = json;
    }

    @GetMapping("/board")
    @Operation(summary = "The printed board: zones, borders, terrains and parties, without pieces")
    @ApiResponse(responseCode = "200", description = "The printed board",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = PrintedBoard.class)))
    ResponseEntity<byte[]> board(@PathVariable String id,
            @Parameter(description = "the id of one of its maps: only the lands that this sheet shows, the seas, and all borders of these")
            @RequestParam Optional<String> map,
            @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang) {
        var ruleset = ruleset(id);
        // Unknown maps are not cached, because anybody may request any number of them.
        var written = Optional.ofNullable(boards.computeIfAbsent(new BoardKey(id, map, ReaderLanguage.now()), _ -> board(ruleset, map).map(this::taggedBody).orElse(null)))
                .orElseThrow(() -> noBoard(ruleset, map));
        return ResponseEntity.ok().eTag(written.mark()).cacheControl(CacheControl.noCache())
                .contentType(MediaType.APPLICATION_JSON).body(written.body());
    }

    @GetMapping("/parties")
    @Operation(summary = "The parties of the printed board with their names; none where nothing is printed")
    @ApiResponse(responseCode = "200", description = "The parties",
            content = @Content(mediaType = "application/json", array = @ArraySchema(schema = @Schema(implementation = PrintedBoard.Party.class))))
    ResponseEntity<JsonNode> parties(@PathVariable String id, @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang) {
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(bodies.tree(views.printedBoard(ruleset(id)).map(PrintedBoard::parties).orElseGet(List::of)));
    }

    @GetMapping("/tables")
    @Operation(summary = "The printed tables that explanations cite; also for editions that only the adjudicator knows")
    ResponseEntity<List<TableName>> tables(@PathVariable String id, @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang) {
        var translation = translation(id);
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(tablesOf(id).stream().map(table -> new TableName(table.id(), title(table, translation), table.reconstructed()))
                .toList());
    }

    @GetMapping("/tables/{table}")
    @Operation(summary = "A printed table as a grid; its labels are those that the steps of explanations name")
    ResponseEntity<TableBody> table(@PathVariable String id, @PathVariable String table, @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang) {
        return tablesOf(id).stream().filter(known -> known.id().equals(table)).findFirst()
                .map(found -> ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(body(found, id)))
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.table").with("ruleset", new Text(id)).with("table", new Text(table))));
    }

    private Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset, Optional<String> sheet) {
        return sheet.isPresent() ? views.printedBoard(ruleset, sheet.get()) : views.printedBoard(ruleset);
    }

    private Problem noBoard(Ruleset<?, ?, ?, ?> ruleset, Optional<String> sheet) {
        var sheets = views.printedBoard(ruleset).stream().flatMap(board -> board.maps().stream()).map(PrintedBoard.Sheet::id).toList();
        return Problem.notFound(sheets.isEmpty() ? Sentence.of("kernel.missing.board").with("ruleset", new Text(ruleset.id()))
                : Sentence.of("kernel.missing.map").with("ruleset", new Text(ruleset.id())).with("map", new Text(sheet.orElseThrow()))
                        .with("maps", new Text(String.join(", ", sheets))));
    }

    /** The rules in the language of the caller; empty in English, and for rules that are not translated. */
    private Optional<RulebookTranslation> translation(String id) {
        return modules.module(id).flatMap(module -> module.rulesIn(ReaderLanguage.now()));
    }

    private static String title(PrintedTable table, Optional<RulebookTranslation> translation) {
        return translation.map(known -> known.tableTitle(table.id())).orElseGet(table::title);
    }

    private TableBody body(PrintedTable table, String ruleset) {
        var rulebook = modules.module(ruleset).map(RulebookModule::rulebook).or(() -> dictionary.ruleset(ruleset).map(Ruleset::rulebook)).orElseThrow();
        return TableBody.of(table, title(table, translation(ruleset)), rulebook, ReaderLanguage.now());
    }

    private List<PrintedTable> tablesOf(String id) {
        var known = views.printedTables(id);
        if (known.isEmpty()) {
            ruleset(id);
        }
        return known;
    }

    private Ruleset<?, ?, ?, ?> ruleset(String id) {
        return dictionary.ruleset(id).orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.ruleset").with("ruleset", new Text(id))));
    }

    /** Writes the board. The fields that the rulebook prints in a zone stand beside the other fields of the zone. */
    private BoardBody taggedBody(PrintedBoard board) {
        var body = (ObjectNode) bodies.tree(board);
        body.withArray("zones").forEach(zone -> ((ObjectNode) zone).setAll((ObjectNode) ((ObjectNode) zone).remove("printed")));
        var bytes = json.writeValueAsBytes(body);
        return new BoardBody(bytes, "\"" + HashChain.hash(bytes) + "\"");
    }
}
