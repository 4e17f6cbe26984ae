package tercio.adapters.http.history;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.ArrayList;
import java.util.Optional;
import java.util.TreeSet;
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
import tercio.application.record.RecordedEvent;
import tercio.domain.sentence.Sentence;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/** Searches the log of a game by the seat that gave the order, by the kind of event, or by its subject. */
@RestController
@RequestMapping("/api/games/{id}/log/search")
@Tag(name = "Log")
class LogSearchController {

    private static final int LARGEST_PAGE = RequestLimits.LOG_PAGE;

    /** Number of events that one request searches. */
    private static final int LOOK_BACK = 5_000;

    /** The criteria of a search; each may be missing. */
    private record SearchCriteria(Optional<String> by, Optional<String> type, Optional<String> about) {}

    private final JsonMapper json;
    private final Views views;
    private final PositionReader reader;
    private final ResponseBodies bodies;

    LogSearchController(JsonMapper json, Views views, PositionReader reader, ResponseBodies bodies) {
        this.json = json;
        this.views = views;
        this.reader = reader;
        this.bodies = bodies;
    }

    @GetMapping
    @Operation(summary = "The last lines of the log up to a position by a seat, of a kind, or about a piece, a zone, a leader or a party")
    ResponseEntity<Object> search(@PathVariable String id,
            @Parameter(description = "the seat, or host") @RequestParam Optional<String> by,
            @Parameter(description = "a type of event, such as one of `types`") @RequestParam Optional<String> type,
            @Parameter(description = "the id of a piece, a zone, a leader or a party") @RequestParam Optional<String> about,
            @RequestParam Optional<String> at,
            @Parameter(description = "the largest number of lines, 1 to 500") @RequestParam(defaultValue = "100") int limit,
            @Parameter(description = "the language of the sentences, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @Parameter(description = "whether each line has its `sentence`, too: key and arguments for programs") @RequestParam(defaultValue = "false") boolean sentences,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (limit < 1 || limit > LARGEST_PAGE) {
            throw Problem.malformed("/limit", Sentence.of("kernel.sent.one-to").with("most", LARGEST_PAGE));
        }
        var page = reader.read(id, authorization, at);
        var wanted = new SearchCriteria(by, type, about);
        var types = new TreeSet<String>();
        var found = new ArrayList<Integer>();
        int position = page.position();
        for (; position > 0 && position > page.position() - LOOK_BACK && found.size() < limit; position--) {
            var event = page.history().events().get(position - 1);
            types.add(bodies.type(event));
            if (matches(event, wanted)) {
                found.add(position);
            }
        }
        var body = json.createObjectNode().put("from", position + 1);
        body.set("types", json.valueToTree(types));
        var lines = body.putArray("lines");
        found.reversed().forEach(each -> views.log(page.history(), each, 1).forEach(line -> lines.add(bodies.line(line))));
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).body(body);
    }

    private boolean matches(RecordedEvent event, SearchCriteria wanted) {
        return wanted.by().stream().allMatch(event.envelope().by()::equals) && wanted.type().stream().allMatch(bodies.type(event)::equals)
                && wanted.about().stream().allMatch(name -> bodies.isAbout(event, name));
    }
}
