package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
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
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.JdbcCredentialStore;
import tercio.application.record.Dictionary;
import tercio.domain.ruling.Cancellation;
import tercio.projections.DiceStatistics;
import tercio.projections.FieldNames;
import tercio.projections.GameHistories;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/** Shows dice statistics of a game and of all games. */
@RestController
@RequestMapping("/api")
@Tag(name = "Analysis")
class StatisticsController {

    private static final MediaType CSV = MediaType.parseMediaType("text/csv;charset=UTF-8");
    private static final int PAGE = 200;

    private final Views views;
    private final Dictionary dictionary;
    private final JdbcCredentialStore credentials;
    private final DamagedGames damaged;
    private final GameHistories histories;
    private final JsonMapper json;
    private final PositionReader reader;
    private final HeavyRequests heavy;

    StatisticsController(Views views, Dictionary dictionary, JdbcCredentialStore credentials, DamagedGames damaged,
            GameHistories histories, JsonMapper json, PositionReader reader, HeavyRequests heavy) {
        this.heavy = heavy;
        this.views = views;
        this.dictionary = dictionary;
        this.credentials = credentials;
        this.damaged = damaged;
        this.histories = histories;
        this.json = json;
        this.reader = reader;
    }

    @GetMapping("/games/{id}/statistics")
    @Operation(summary = "The dice of each seat compared with fair dice, also as text/csv")
    ResponseEntity<Object> ofGame(@PathVariable String id, @RequestParam Optional<String> at,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        var page = reader.read(id, authorization, at);
        return written(ResponseEntity.ok().eTag("\"" + page.position() + "\""),
                views.statistics(page.history(), page.position()),
                views.fieldNames(page.history().opening().ruleset()), accept);
    }

    @GetMapping("/statistics")
    @Operation(summary = "The dice of all games that you may see, compared with fair dice, also as text/csv")
    ResponseEntity<Object> ofAll(@RequestParam Optional<String> ruleset,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        return written(ResponseEntity.ok(), heavy.record(new Object(), () -> ofAll(ruleset, authorization)), names(ruleset), accept);
    }

    private FieldNames names(Optional<String> ruleset) {
        var all = dictionary.rulesets();
        return views.fieldNames(all.stream().filter(each -> ruleset.stream().allMatch(each.id()::equals)).toList());
    }

    private DiceStatistics ofAll(Optional<String> ruleset, String authorization) {
        var all = DiceStatistics.NONE;
        int page = 0;
        for (var visible = visible(authorization, page); !visible.games().isEmpty(); visible = visible(authorization, ++page)) {
            for (var game : visible.games()) {
                Cancellation.check();
                all = all.plus(statistics(game, ruleset, authorization));
            }
        }
        return all;
    }

    private JdbcCredentialStore.Page visible(String authorization, int page) {
        return credentials.visible(GameAccess.tokenHash(authorization), page, PAGE);
    }

    private DiceStatistics statistics(String game, Optional<String> ruleset, String authorization) {
        if (damaged.reason(game).isPresent()) {
            return DiceStatistics.NONE;
        }
        return histories.opening(game)
                .filter(opening -> ruleset.stream().allMatch(opening.event().ruleset()::equals))
                .flatMap(opening -> histories.of(game))
                .map(history -> reader.seen(history, game, authorization))
                .map(history -> views.statistics(history, history.position()))
                .orElse(DiceStatistics.NONE);
    }

    private ResponseEntity<Object> written(ResponseEntity.BodyBuilder answer, DiceStatistics statistics, FieldNames names, String accept) {
        return accept.contains("text/csv")
                ? answer.contentType(CSV).body(StatisticsBody.csv(statistics, names.party()))
                : answer.contentType(MediaType.APPLICATION_JSON).body(StatisticsBody.json(statistics, names.party(), json));
    }
}
