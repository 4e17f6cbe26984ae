package tercio.adapters.http.catalogue;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.rulebook.TableBody;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnterableTable;
import tercio.domain.table.EnteredTables;
import tercio.projections.GameHistory;
import tercio.projections.PrintedTable;
import tercio.projections.Views;

/** Shows the tables that can be entered for a game, and those by which a game is played. */
@RestController
@Tag(name = "Games")
class ChartsController {

    private final Views views;
    private final MessageRegistry dictionary;
    private final PositionReader reader;
    private final RulebookModules modules;

    ChartsController(Views views, MessageRegistry dictionary, PositionReader reader, RulebookModules modules) {
        this.modules = modules;
        this.views = views;
        this.dictionary = dictionary;
        this.reader = reader;
    }

    @GetMapping("/api/rulesets/{id}/enterable-tables")
    @Operation(summary = "The tables that can be entered for a new game, with those of the program as forms",
            description = """
                    Each table has its name, title and lines: comma-separated text, the header first. \
                    Send the lines of your own copy of the game in `charts` of POST /api/games; a table that is left out is that of the program. \
                    The list is empty for a ruleset whose games always use the tables of the program.""")
    ResponseEntity<List<EnterableTable>> enterable(@PathVariable String id) {
        var ruleset = dictionary.ruleset(id).orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.ruleset").with("ruleset", new Text(id))));
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(ruleset.enterableTables());
    }

    @GetMapping("/api/games/{id}/charts")
    @Operation(summary = "The tables that an owner entered for a game, as its opening has them",
            description = "Without entered tables `tables` is empty. The answer is what `charts` of POST /api/games takes.")
    ResponseEntity<EnteredTables> entered(@PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        return ResponseEntity.ok().cacheControl(CacheControl.noCache())
                .body(history(id, authorization).openingEvent().scenario().enteredTables().orElse(EnteredTables.NONE));
    }

    @GetMapping("/api/games/{id}/tables/{table}")
    @Operation(summary = "A table by which a game is played, as a grid; its labels are those that the steps of explanations name")
    ResponseEntity<TableBody> table(@PathVariable String id, @PathVariable String table,
            @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var history = history(id, authorization);
        return views.tables(history).stream().filter(known -> known.id().equals(table)).findFirst()
                .map(found -> ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(body(found, history.opening().ruleset())))
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.table-of-game").with("table", new Text(Problem.shorten(table)))));
    }

    private TableBody body(PrintedTable table, Ruleset<?, ?, ?, ?> rules) {
        var title = modules.module(rules.id()).flatMap(module -> module.rulesIn(ReaderLanguage.now())).map(known -> known.tableTitle(table.id())).orElseGet(table::title);
        return TableBody.of(table, title, rules.rulebook(), ReaderLanguage.now());
    }

    private GameHistory history(String game, String authorization) {
        return reader.read(game, authorization, Optional.empty()).history();
    }
}
