package tercio.adapters.http.history;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.request.RequestLimits;
import tercio.domain.sentence.Sentence;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/** Shows the history of a game line by line and as a timeline. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Log")
class HistoryController {

    private static final int LARGEST_PAGE = RequestLimits.LOG_PAGE;

    /** Number of events that are searched for a name. */
    private static final int LOOK_BACK = 5_000;

    /**
     * One event as a line of text; {@code undoneBy} is null while the event is in effect, {@code since} the first event of its command.
     *
     * @param lang the language of the text where it is not English
     * @param sentence key and arguments of the text, with {@code sentences=true}; left out where the text is of a chapter without a catalog
     */
    record LineBody(int position, String type, String at, String by, Integer undoneBy, String text, String lang, SentenceBody sentence, boolean explained, int since,
            List<DieBody> dice) {}

    /** A sentence by its key, with its arguments by name. Several sentences of one event stand in {@code sentences}. */
    record SentenceBody(String key, Map<String, Object> arguments, List<SentenceBody> sentences) {}

    /** One die of a command; it stands with the first event of the command. */
    record DieBody(String purpose, String side, int value) {}

    /** Lines in the order of position. */
    record LogBody(List<LineBody> lines) {}

    private final JsonMapper json;
    private final Views views;
    private final PositionReader reader;
    private final ResponseBodies bodies;

    HistoryController(JsonMapper json, Views views, PositionReader reader, ResponseBodies bodies) {
        this.json = json;
        this.views = views;
        this.reader = reader;
        this.bodies = bodies;
    }

    @GetMapping("/log")
    @Operation(summary = "A sentence for each event from a position on, undone events included, in the language of `lang` or `Accept-Language`")
    @ApiResponse(responseCode = "200", description = "Lines in the order of position",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = LogBody.class)))
    ResponseEntity<Object> log(@PathVariable String id,
            @Parameter(description = "the first position, from 1") @RequestParam(defaultValue = "1") int from,
            @Parameter(description = "the largest number of lines, 1 to 500") @RequestParam(defaultValue = "100") int limit,
            @Parameter(description = "the language of the sentences, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @Parameter(description = "whether each line has its `sentence`, too: key and arguments for programs") @RequestParam(defaultValue = "false") boolean sentences,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (from < 0) {
            throw Problem.malformed("/from", Sentence.of("kernel.sent.from-zero"));
        }
        if (limit < 1 || limit > LARGEST_PAGE) {
            throw Problem.malformed("/limit", Sentence.of("kernel.sent.one-to").with("most", LARGEST_PAGE));
        }
        var history = reader.read(id, authorization);
        var body = json.createObjectNode();
        var lines = body.putArray("lines");
        var party = views.fieldNames(history.opening().ruleset()).party();
        var parties = views.diceParties(history);
        views.log(history, Math.max(from, 1), limit).forEach(line -> lines.add(bodies.line(line, party, parties.getOrDefault(line.event().position(), List.of()))));
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(history.position())).body(body);
    }

    @GetMapping("/traces/{name}")
    @Operation(summary = "The last events in effect that name a piece, a zone, a leader or a party, in order")
    @ApiResponse(responseCode = "200", description = "Lines in the order of position",
            content = @Content(mediaType = "application/json", schema = @Schema(implementation = LogBody.class)))
    ResponseEntity<Object> traces(@PathVariable String id, @PathVariable String name, @RequestParam Optional<String> at,
            @Parameter(description = "the largest number of lines, 1 to 500") @RequestParam(defaultValue = "10") int limit,
            @Parameter(description = "the language of the sentences, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @Parameter(description = "whether each line has its `sentence`, too: key and arguments for programs") @RequestParam(defaultValue = "false") boolean sentences,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (limit < 1 || limit > LARGEST_PAGE) {
            throw Problem.malformed("/limit", Sentence.of("kernel.sent.one-to").with("most", LARGEST_PAGE));
        }
        var page = reader.read(id, authorization, at);
        var undoHistory = page.history().undoHistory();
        var found = IntStream.iterate(page.position(), position -> position > 0 && position > page.position() - LOOK_BACK, position -> position - 1)
                .filter(position -> !wasUndone(undoHistory.undoneBy(position), page.position()))
                .filter(position -> bodies.isAbout(page.history().events().get(position - 1), name))
                .limit(limit).boxed().toList().reversed();
        var body = json.createObjectNode();
        var lines = body.putArray("lines");
        found.forEach(position -> views.log(page.history(), position, 1).forEach(line -> lines.add(bodies.line(line))));
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).body(body);
    }

    /** Whether an event was undone when that position was the newest. */
    private static boolean wasUndone(int by, int position) {
        return by != 0 && by <= position;
    }

    @GetMapping("/timeline")
    @Operation(summary = "The timeline of a game: its moments, and which events are undone")
    ResponseEntity<TimelineBody> timeline(@PathVariable String id,
            @Parameter(description = ReaderLanguage.DESCRIPTION) @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var track = views.overview(reader.read(id, authorization));
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(track.position())).body(TimelineBody.of(track, ReaderLanguage.now()));
    }
}
