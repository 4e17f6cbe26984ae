package tercio.adapters.http.stream;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.request.RequestLimits;
import tercio.application.record.EventLog;
import tercio.application.remark.Remarks;
import tercio.domain.sentence.Sentence;

/** Shows the events of a game, once or as a stream. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Log")
class LogController {

    private static final int LARGEST_PAGE = RequestLimits.EVENTS_PAGE;

    private final PositionReader reader;
    private final ResponseBodies bodies;
    private final EventStreams streams;
    private final GameAccess gate;
    private final Remarks remarks;
    private final EventLog eventLog;

    LogController(PositionReader reader, ResponseBodies bodies, EventStreams streams, GameAccess gate, Remarks remarks, EventLog eventLog) {
        this.eventLog = eventLog;
        this.remarks = remarks;
        this.gate = gate;
        this.reader = reader;
        this.bodies = bodies;
        this.streams = streams;
    }

    @GetMapping(path = "/events", produces = MediaType.APPLICATION_JSON_VALUE)
    @Operation(summary = "The events from a position on, with explanations in the language of the caller")
    ResponseEntity<Object> events(@PathVariable String id, @RequestParam(defaultValue = "1") int from,
            @RequestParam(defaultValue = "100") int limit,
            @Parameter(description = "the language of explanations, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (from < 0 || limit < 1) {
            throw Problem.malformed(from < 0 ? "/from" : "/limit", Sentence.of("kernel.sent.events-page"));
        }
        var history = reader.read(id, authorization);
        var all = history.events();
        int first = Math.min(Math.max(from, 1) - 1, all.size());
        int end = (int) Math.min((long) first + Math.min(limit, LARGEST_PAGE), all.size());
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(history.position()))
                .body(bodies.events(all.subList(first, end), history.undoHistory(), history.opening()));
    }

    @GetMapping(path = "/events", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    @Operation(summary = "The stream of events as they happen, with explanations in the language of the caller; Last-Event-ID resumes. A message `remarks` without an id tells that more was written beside the game")
    SseEmitter stream(@PathVariable String id, @RequestParam Optional<Integer> from,
            @Parameter(description = "the language of explanations, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Last-Event-ID", required = false) Optional<String> last,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (from.orElse(1) < 0) {
            throw Problem.malformed("/from", Sentence.of("kernel.sent.from-zero"));
        }
        int newest = reader.read(id, authorization).position();
        int next = last.map(seen -> 1 + SeenPosition.of(seen, newest, () -> eventLog.newest(id))).orElse(from.orElse(1));
        return streams.follow(id, Math.max(next, 1), ReaderLanguage.now(), () -> gate.maySee(id, authorization), history -> reader.visibleHistory(history, id, authorization),
                () -> remarks.of(id, reader.remarkReader(id, authorization)).size());
    }
}
