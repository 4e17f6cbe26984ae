package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
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
import tercio.adapters.archive.ArchiveStatus;
import tercio.adapters.archive.ArchiveUnreadable;
import tercio.adapters.archive.Filters;
import tercio.adapters.archive.Question;
import tercio.adapters.archive.RefusedQuery;
import tercio.adapters.archive.Table;
import tercio.adapters.archive.Written;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.JdbcCredentialStore;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Answers questions about all games that the caller may see, from the archive. */
@RestController
@RequestMapping("/api/analysis")
@Tag(name = "Analysis")
class AnalysisController {

    private static final String CSV = "text/csv";
    private static final String PARQUET = "application/vnd.apache.parquet";
    private static final Set<String> FORMATS = Set.of("json", "csv", "parquet");
    private static final String COUNTED = " A die, a battle, a decision counts once, however many forks and imports of its game there are; what was undone or"
            + " replaced counts for nothing. Games that the caller may not see are not counted, and a game with secrets adds its public part until it is over.";

    private final Archive archive;
    private final ArchiveConfiguration.Feeder feeder;
    private final JdbcCredentialStore credentials;
    private final GameBackend backend;
    private final OperatorToken operator;
    private final HeavyRequests heavy;
    private final RequestReader reader;
    private final boolean sqlForAll;

    AnalysisController(Archive archive, ArchiveConfiguration.Feeder feeder, JdbcCredentialStore credentials,
            GameBackend backend, OperatorToken operator, HeavyRequests heavy, RequestReader reader,
            @Value("${tercio.analysis.sql:operator}") String sql) {
        this.archive = archive;
        this.feeder = feeder;
        this.credentials = credentials;
        this.backend = backend;
        this.operator = operator;
        this.heavy = heavy;
        this.reader = reader;
        sqlForAll = sql.equals("public");
    }

    /** All that an answer depends on, for as long as it is worked out. */
    private record Asked(String caller, String question, Object about) {}

    /**
     * A query.
     *
     * @param sql one SELECT of at most 20,000 characters
     */
    record Query(String sql) {}

    @GetMapping("/status")
    @Operation(summary = "How far the archive is: games, events, lag in events and seconds, last rebuild")
    ResponseEntity<Object> status(@RequestHeader(name = "Authorization", required = false) String authorization) {
        feeder.asked();
        return ResponseEntity.ok(written(heavy.computeAnswer(new Asked("", "status", ""), archive::status), Set.copyOf(visible(authorization))));
    }

    /** Games are named to who may see them. */
    private static ObjectNode written(ArchiveStatus status, Set<String> visible) {
        var body = JsonNodeFactory.instance.objectNode().put("games", status.games()).put("events", status.events());
        body.putObject("lag").put("games", status.lagGames()).put("events", status.lagEvents()).put("seconds", status.lagSeconds());
        body.put("rebuilt", status.rebuilt().map(Object::toString).orElse(null));
        body.put("rebuilding", status.rebuilding()).put("pendingRolls", status.pendingRolls()).put("stored", status.stored()).put("edition", status.edition());
        var leftOut = body.putArray("leftOut");
        status.leftOut().forEach((game, why) -> {
            if (visible.contains(game)) {
                leftOut.addObject().put("game", game).put("reason", why);
            }
        });
        return body;
    }

    @GetMapping("/schema")
    @Operation(summary = "The tables of the archive: each column with type, unit, meaning, and rule where one applies")
    ResponseEntity<Object> schema() {
        return ResponseEntity.ok(Written.schema(archive.tables(), GameBackend.program()));
    }

    @GetMapping("/questions")
    @Operation(summary = "The named questions: what each tells, the filters that it takes, its SQL, how to draw it")
    ResponseEntity<Object> questions() {
        return ResponseEntity.ok(archive.questions().stream().map(Written::json).toList());
    }

    @GetMapping("/questions/{question}")
    @Operation(summary = "The answer to a named question over all games that you may see; also as text/csv and Parquet", description = "Filters choose games,"
            + " and of these what is of a party or a person." + COUNTED)
    ResponseEntity<Object> answer(@PathVariable String question,
            @RequestParam(required = false) String ruleset,
            @Parameter(description = "the name of a scenario") @RequestParam(required = false) String scenario,
            @Parameter(description = "a party: only what is its own") @RequestParam(required = false) String party,
            @Parameter(description = "the name of a person: only what parties did while that person played them") @RequestParam(required = false) String person,
            @Parameter(description = "a day or an instant: games made then or later") @RequestParam(required = false) String from,
            @Parameter(description = "a day or an instant: games made then or before") @RequestParam(required = false) String to,
            @Parameter(description = "the id of a game, or several with commas between them") @RequestParam(required = false) String game,
            @Parameter(description = "true for games that are over, false for others") @RequestParam(required = false) String over,
            @Parameter(description = "json, csv or parquet; else as Accept says") @RequestParam(required = false) String format,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        var asked = archive.question(question).orElseThrow(() -> Problem.notFound("There is no question " + RequestLimits.shorten(question)
                + "; GET /api/analysis/questions lists them."));
        var values = new TreeMap<String, List<String>>();
        put(values, Filters.RULESET, ruleset);
        put(values, Filters.SCENARIO, scenario);
        put(values, Filters.PARTY, party);
        put(values, Filters.PERSON, person);
        put(values, Filters.FROM, from);
        put(values, Filters.TO, to);
        if (game != null) {
            values.put(Filters.GAME, List.of(game.split(",", -1)));
        }
        put(values, Filters.OVER, over);
        var filters = new Filters(values);
        refusing(() -> filters.checked(asked));
        var as = format(format, accept);
        var caller = caller(authorization);
        var about = List.of(filters, as.equals("parquet"));
        return refusing(() -> as.equals("parquet") ? parquet(heavy.computeAnswer(new Asked(caller, question, about), () -> file(asked, filters, authorization)))
                : answered(heavy.computeAnswer(new Asked(caller, question, about), () -> ask(asked, filters, authorization)), as));
    }

    private static void put(Map<String, List<String>> values, String name, String given) {
        if (given != null) {
            values.put(name, List.of(given));
        }
    }

    private static String format(String given, String accept) {
        if (given != null && !FORMATS.contains(given)) {
            throw Problem.malformed("/format", "is json, csv or parquet");
        }
        return given != null ? given : accept.contains(CSV) ? "csv" : accept.contains(PARQUET) ? "parquet" : "json";
    }

    private Answer ask(Question question, Filters filters, String authorization) {
        fed();
        if (question.ofRolls()) {
            archive.compare(TimeLimits.elapsedAfter(TimeLimits.OF_AN_ANSWER));
        }
        return archive.ask(question, filters, visible(authorization));
    }

    private byte[] file(Question question, Filters filters, String authorization) {
        fed();
        var folder = archive.parquet(question, filters, visible(authorization));
        try {
            return Files.readAllBytes(folder.resolve(question.id() + ".parquet"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } finally {
            delete(folder);
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

    /** What is newer than the archive is folded first, for as long as a caller waits. */
    private void fed() {
        feeder.asked();
        archive.feed(TimeLimits.elapsedAfter(TimeLimits.OF_ALL_GAMES));
    }

    /** Whose answers are the same. */
    private String caller(String authorization) {
        return operator.isSentIn(authorization) ? "operator" : GameAccess.tokenHash(authorization);
    }

    private List<String> visible(String authorization) {
        if (operator.isSentIn(authorization)) {
            return backend.allGames();
        }
        return credentials.visible(GameAccess.tokenHash(authorization));
    }

    @PostMapping("/query")
    @Operation(summary = "SQL that reads the tables of the archive, for the operator; for all where tercio.analysis.sql is public",
            description = "One SELECT over the tables of /api/analysis/schema and those that it makes itself. No file, network, extension or setting can be"
                    + " reached; memory, time and rows are bounded, and a query ends with its caller." + COUNTED,
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(implementation = Query.class))))
    ResponseEntity<Object> query(@RequestBody(required = false) byte[] body,
            @Parameter(description = "json or csv; else as Accept says") @RequestParam(required = false) String format,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        if (!sqlForAll && !operator.isSentIn(authorization)) {
            throw Problem.operatorOnly();
        }
        var sql = reader.read(body, Query.class).sql();
        if (sql == null) {
            throw Problem.malformed("/sql", "is missing; it is one SELECT");
        }
        var as = format(format, accept);
        if (as.equals("parquet")) {
            throw Problem.malformed("/format", "is json or csv");
        }
        return refusing(() -> {
            var table = heavy.computeAnswer(new Asked(caller(authorization), "query", sql), () -> {
                fed();
                return archive.query(sql, visible(authorization));
            });
            return as.equals("csv") ? csv(table) : ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body((Object) Written.json(table));
        });
    }

    @GetMapping(value = "/parquet", produces = "application/zip")
    @Operation(summary = "All tables as Parquet files in one zip, with those games that you may see", description = COUNTED)
    void parquet(@RequestHeader(name = "Authorization", required = false) String authorization, HttpServletResponse response) throws IOException {
        var folder = heavy.computeOnGames(new Asked(caller(authorization), "parquet", new Object()), () -> {
            fed();
            return archive.parquet(visible(authorization));
        });
        try (var files = Files.list(folder)) {
            response.setContentType("application/zip");
            response.setHeader("Content-Disposition", "attachment; filename=\"archive.zip\"");
            var zip = new ZipOutputStream(response.getOutputStream(), StandardCharsets.UTF_8);
            // What Parquet has packed is not packed again.
            zip.setLevel(0);
            for (var file : files.sorted().toList()) {
                zip.putNextEntry(new ZipEntry(file.getFileName().toString()));
                Files.copy(file, zip);
                zip.closeEntry();
            }
            zip.finish();
        } finally {
            delete(folder);
        }
    }

    private static void delete(Path folder) {
        try (var left = Files.walk(folder)) {
            left.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    @FunctionalInterface
    private interface Answering<T> {
        T answer();
    }

    /** What the archive refuses is malformed; where it fails, somebody may ask again. */
    private static <T> T refusing(Answering<T> answering) {
        try {
            return answering.answer();
        } catch (RefusedQuery refused) {
            throw refused.parameter().isEmpty() ? Problem.malformed("/sql", refused.getMessage()) : Problem.malformed("/" + refused.parameter(), refused.getMessage());
        } catch (ArchiveUnreadable unreadable) {
            throw Problem.storageUnavailable("the archive cannot be read or written (" + unreadable.getMessage() + ")");
        }
    }
}
