package tercio.adapters.http.analysis;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.archive.Answer;
import tercio.adapters.archive.Archive;
import tercio.adapters.archive.Filters;
import tercio.adapters.archive.Question;
import tercio.adapters.archive.Table;
import tercio.adapters.archive.SavedQuestion;
import tercio.adapters.archive.Written;
import tercio.adapters.http.computing.TimeLimits;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.request.RequestReader;
import tercio.adapters.store.GameBackend;
import tercio.application.receipt.Receipts;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Answers questions about all games that the caller may see, from the archive. */
@RestController
@RequestMapping("/api/analysis")
@Tag(name = "Analysis")
class AnalysisController {

    private static final String CSV = "text/csv";
    private static final String PARQUET = "application/vnd.apache.parquet";
    private static final String SAVED = "saved";
    private static final Set<String> FORMATS = Set.of("json", "csv", "parquet", SAVED);

    private final Archive archive;
    private final AnalysisCallers callers;
    private final RequestReader reader;
    private final Receipts receipts;
    private final boolean sqlForAll;

    AnalysisController(Archive archive, AnalysisCallers callers, RequestReader reader, Receipts receipts, @Value("${tercio.analysis.sql:operator}") String sql) {
        this.archive = archive;
        this.callers = callers;
        this.reader = reader;
        this.receipts = receipts;
        sqlForAll = sql.equals("public");
    }

    /**
     * A query.
     *
     * @param sql one SELECT of at most 20,000 characters
     */
    record Query(String sql) {}

    @GetMapping("/status")
    @Operation(summary = "How far the archive is: games, events, lag in events and seconds, last rebuild",
            description = "Games that the caller may not see are neither counted nor named.")
    ResponseEntity<Object> status(@RequestHeader(name = "Authorization", required = false) String authorization) {
        return ResponseEntity.ok(Written.json(callers.status(authorization)));
    }

    @GetMapping("/schema")
    @Operation(summary = "The tables of the archive: each column with type, unit, meaning, and rule where one applies")
    ResponseEntity<Object> schema(@Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang) {
        return ResponseEntity.ok(Written.schema(archive.tables(), GameBackend.program(), ReaderLanguage.now()));
    }

    @GetMapping("/questions")
    @Operation(summary = "The named questions: what each tells, the filters that it takes, its SQL, how to draw it")
    ResponseEntity<Object> questions() {
        return ResponseEntity.ok(archive.questions().all().stream().map(question -> Written.json(question, archive.questions().topic(question))).toList());
    }

    @GetMapping("/questions/{question}")
    @Operation(summary = "The answer to a named question over all games that you may see; also as text/csv and Parquet", description = "Filters choose games,"
            + " and of these what is of a party or a person." + AnalysisCallers.COUNTED)
    ResponseEntity<Object> answer(@PathVariable String question,
            @RequestParam(required = false) String ruleset,
            @Parameter(description = "the name of a scenario") @RequestParam(required = false) String scenario,
            @Parameter(description = "a party: only what is its own") @RequestParam(required = false) String party,
            @Parameter(description = "the name of a person: only what parties did while that person played them") @RequestParam(required = false) String person,
            @Parameter(description = "a day or an instant: games made then or later") @RequestParam(required = false) String from,
            @Parameter(description = "a day or an instant: games made then or before") @RequestParam(required = false) String to,
            @Parameter(description = "the id of a game, or several with commas between them") @RequestParam(required = false) String game,
            @Parameter(description = "true for games that are over, false for others") @RequestParam(required = false) String over,
            @Parameter(description = "weights of the parts by which decisions are valued, as in ld=2,town=6; parts that are left out keep their standard weight")
            @RequestParam(required = false) String weights,
            @Parameter(description = "json, csv, parquet, or saved: the question with the heads of its records, signed, which POST /api/analysis/saved asks again; else as Accept says") @RequestParam(required = false) String format,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        var asked = archive.questions().find(question).orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.analysis-question").with("question", new Text(Problem.shorten(question)))));
        var values = new TreeMap<String, List<String>>();
        AnalysisCallers.put(values, Filters.RULESET, ruleset);
        AnalysisCallers.put(values, Filters.SCENARIO, scenario);
        AnalysisCallers.put(values, Filters.PARTY, party);
        AnalysisCallers.put(values, Filters.PERSON, person);
        AnalysisCallers.put(values, Filters.FROM, from);
        AnalysisCallers.put(values, Filters.TO, to);
        if (game != null) {
            values.put(Filters.GAME, List.of(game.split(",", -1)));
        }
        AnalysisCallers.put(values, Filters.OVER, over);
        AnalysisCallers.put(values, Filters.WEIGHTS, weights);
        var filters = new Filters(values);
        AnalysisCallers.refusing(() -> filters.checked(asked));
        var as = format(format, accept);
        if (as.equals(SAVED)) {
            var saved = callers.answer(authorization, question, List.of(filters, as), visible -> archive.questions().save(asked, filters, visible));
            return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(saved.signed((name, head) -> receipts.issue(name, 1, head), receipts::publicKeys).json());
        }
        return as.equals("parquet") ? parquet(callers.answer(authorization, question, List.of(filters, as), visible -> file(asked, filters, visible)))
                : answered(callers.answer(authorization, question, List.of(filters), visible -> ask(asked, filters, visible)), as);
    }

    private static String format(String given, String accept) {
        if (given != null && !FORMATS.contains(given)) {
            throw Problem.malformed("/format", Sentence.of("kernel.sent.answer-format"));
        }
        return given != null ? given : accept.contains(CSV) ? "csv" : accept.contains(PARQUET) ? "parquet" : "json";
    }

    private Answer ask(Question question, Filters filters, List<String> visible) {
        if (question.ofRolls()) {
            archive.compare(TimeLimits.elapsedAfter(TimeLimits.OF_AN_ANSWER));
        }
        return archive.questions().ask(question, filters, visible);
    }

    private byte[] file(Question question, Filters filters, List<String> visible) {
        var folder = archive.questions().parquet(question, filters, visible);
        try {
            return Files.readAllBytes(folder.resolve(question.id() + ".parquet"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } finally {
            AnalysisTablesController.delete(folder);
        }
    }

    private static ResponseEntity<Object> answered(Answer answer, String as) {
        return as.equals("csv") ? csv(answer.table()) : ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(Written.json(answer));
    }

    private static ResponseEntity<Object> csv(Table table) {
        return ResponseEntity.ok().contentType(MediaType.parseMediaType(CSV + ";charset=UTF-8")).body(Written.csv(table));
    }

    private static ResponseEntity<Object> parquet(byte[] file) {
        return ResponseEntity.ok().contentType(MediaType.parseMediaType(PARQUET)).body(file);
    }

    @PostMapping("/saved")
    @Operation(summary = "Asks a saved question again: the same figures, or which record has changed", description = "The body is what format=saved of a question wrote. It is asked"
            + " over its records alone, by the SQL that it holds. A file that was changed after it was signed is refused.",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(ref = "#/components/schemas/SavedQuestion"))))
    ResponseEntity<Object> saved(@RequestBody(required = false) byte[] body, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var sent = reader.object(body);
        var signed = AnalysisCallers.refusing(() -> SavedQuestion.read(sent));
        boolean ours = receipts.publicKeys().stream().anyMatch(key -> key.key().equals(signed.receipt().key()));
        var repeated = callers.answer(authorization, "saved", signed, visible -> archive.questions().repeat(signed, visible));
        return ResponseEntity.ok(Written.json(repeated, ours, ReaderLanguage.now()));
    }

    @PostMapping("/query")
    @Operation(summary = "SQL that reads the tables of the archive, for the operator; for all where tercio.analysis.sql is public",
            description = "One SELECT over the tables of /api/analysis/schema and those that it makes itself. No file, network, extension or setting can be"
                    + " reached; memory, time and rows are bounded, and a query ends with its caller." + AnalysisCallers.COUNTED,
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(implementation = Query.class))))
    ResponseEntity<Object> query(@RequestBody(required = false) byte[] body,
            @Parameter(description = "json or csv; else as Accept says") @RequestParam(required = false) String format,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        if (!sqlForAll && !callers.isOperator(authorization)) {
            throw Problem.operatorOnly();
        }
        var sql = reader.read(body, Query.class).sql();
        if (sql == null) {
            throw Problem.malformed("/sql", Sentence.of("kernel.sent.sql-missing"));
        }
        var as = format(format, accept);
        if (!Set.of("json", "csv").contains(as)) {
            throw Problem.malformed("/format", Sentence.of("kernel.sent.query-format"));
        }
        var table = callers.answer(authorization, "query", sql, visible -> archive.query(sql, visible));
        return as.equals("csv") ? csv(table) : ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(Written.json(table));
    }
}
