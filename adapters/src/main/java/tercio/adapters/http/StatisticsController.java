package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
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
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.JdbcCredentialStore;
import tercio.domain.ruling.Cancellation;
import tercio.projections.DiceStatistics;

/** How the dice fell, in a game and over many. */
@RestController
@RequestMapping("/api")
@Tag(name = "Analysis")
class StatisticsController {

    private static final MediaType CSV = MediaType.parseMediaType("text/csv;charset=UTF-8");
    private static final int PAGE = 200;

    private final GameBackend backend;
    private final Reader reader;
    private final HeavyRequests heavy;

    StatisticsController(GameBackend backend, Reader reader, HeavyRequests heavy) {
        this.heavy = heavy;
        this.backend = backend;
        this.reader = reader;
    }

    @GetMapping("/games/{id}/statistics")
    @Operation(summary = "The dice of each seat and side against fair ones, also as text/csv")
    @ApiResponse(responseCode = "200", description = "Counts, means and p-values",
            content = {@Content(mediaType = "application/json", schema = @Schema(implementation = StatisticsBody.Whole.class)),
                @Content(mediaType = "text/csv", schema = @Schema(type = "string"))})
    ResponseEntity<Object> ofGame(@PathVariable String id, @RequestParam Optional<String> at,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        var page = reader.read(id, authorization, at);
        return written(ResponseEntity.ok().eTag("\"" + page.position() + "\""),
                backend.views().statistics(page.chronicle(), page.position()), accept);
    }

    @GetMapping("/statistics")
    @Operation(summary = "The dice of all games that you may see, also as text/csv")
    @ApiResponse(responseCode = "200", description = "Counts, means and p-values",
            content = {@Content(mediaType = "application/json", schema = @Schema(implementation = StatisticsBody.Whole.class)),
                @Content(mediaType = "text/csv", schema = @Schema(type = "string"))})
    ResponseEntity<Object> ofAll(@RequestParam Optional<String> ruleset,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        return written(ResponseEntity.ok(), heavy.record(new Object(), () -> ofAll(ruleset, authorization)), accept);
    }

    private DiceStatistics ofAll(Optional<String> ruleset, String authorization) {
        var all = DiceStatistics.NONE;
        int page = 0;
        for (var visible = visible(authorization, page); !visible.games().isEmpty(); visible = visible(authorization, ++page)) {
            for (var game : visible.games()) {
                Cancellation.check();
                all = all.plus(statistics(game, ruleset));
            }
        }
        return all;
    }

    private JdbcCredentialStore.Page visible(String authorization, int page) {
        return backend.credentials().visible(Gate.tokenHash(authorization), page, PAGE);
    }

    private DiceStatistics statistics(String game, Optional<String> ruleset) {
        if (backend.damaged().reason(game).isPresent()) {
            return DiceStatistics.NONE;
        }
        return backend.chronicles().opening(game)
                .filter(opening -> ruleset.stream().allMatch(opening.event().ruleset()::equals))
                .flatMap(opening -> backend.chronicles().of(game))
                .map(chronicle -> backend.views().statistics(chronicle, chronicle.position()))
                .orElse(DiceStatistics.NONE);
    }

    private ResponseEntity<Object> written(ResponseEntity.BodyBuilder answer, DiceStatistics statistics, String accept) {
        return accept.contains("text/csv")
                ? answer.contentType(CSV).body(StatisticsBody.csv(statistics))
                : answer.contentType(MediaType.APPLICATION_JSON).body(StatisticsBody.json(statistics, backend.json()));
    }
}
