package tercio.adapters.http.analysis;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.computing.TimeLimits;
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.GameDirectory;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.Viewer;
import tercio.domain.ruling.Cancellation;
import tercio.projections.FieldNames;
import tercio.projections.GameStatistics;
import tercio.projections.GameTallies;
import tercio.projections.GameTally;
import tercio.projections.StatisticsCount;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/** Shows statistics of a game and of all games that the caller may see. */
@RestController
@RequestMapping("/api")
@Tag(name = "Analysis")
class StatisticsController {

    private static final MediaType CSV = MediaType.parseMediaType("text/csv;charset=UTF-8");
    private static final String TABLE = "which table is written as text/csv: dice, purposes, luck, battles, sieges, attrition or money";
    private static final String SECTIONS = """
            The dice of each seat compared with fair dice; the luck of each party in battles, sieges and days of combats, against their exact \
            odds; battles, sieges, attrition and money. A p-value is exact where there are few rolls, and stands also corrected for the number of \
            rows of its table (Holm). `pending` says how many battles are still compared with their odds: a later answer has them.""";

    private final Views views;
    private final MessageRegistry dictionary;
    private final GameDirectory directory;
    private final DamagedGames damaged;
    private final GameTallies tallies;
    private final JsonMapper json;
    private final PositionReader reader;
    private final HeavyRequests heavy;
    private final BackgroundFigures background;

    StatisticsController(Views views, MessageRegistry dictionary, GameDirectory directory, DamagedGames damaged,
            GameTallies tallies, JsonMapper json, PositionReader reader, HeavyRequests heavy, BackgroundFigures background) {
        this.heavy = heavy;
        this.background = background;
        this.views = views;
        this.dictionary = dictionary;
        this.directory = directory;
        this.damaged = damaged;
        this.tallies = tallies;
        this.json = json;
        this.reader = reader;
    }

    /** A question about a game, whose answer is the same for every viewer with the same rights. */
    private record StatisticsQuestion(String game, Viewer viewer, int position) {}

    /** A question about all games, whose answer is the same for every holder of this token. */
    private record AllGamesQuestion(String tokenHash, Filter filter) {}

    private record Filter(Optional<String> ruleset, Optional<String> scenario, Optional<String> party, Optional<String> person) {

        boolean matches(GameTally tally) {
            return ruleset.stream().allMatch(tally.ruleset()::equals) && scenario.stream().allMatch(tally.scenario()::equals);
        }
    }

    @GetMapping("/games/{id}/statistics")
    @Operation(summary = "The statistics of a game: dice, luck, battles, sieges, attrition, money; also as text/csv", description = SECTIONS)
    ResponseEntity<Object> ofGame(@PathVariable String id, @RequestParam Optional<String> at,
            @Parameter(description = TABLE) @RequestParam Optional<String> table,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        StatisticsBody.requireTable(table);
        var page = reader.read(id, authorization, at);
        var known = ofGame(page, () -> true);
        var statistics = known.pending() == 0 ? known
                : heavy.computeAnswer(new StatisticsQuestion(id, page.history().viewer(), page.position()), () -> ofGame(page, TimeLimits.elapsedAfter(TimeLimits.OF_AN_ANSWER)));
        if (statistics.pending() > 0) {
            background.prepareSoon(id, page.history());
        }
        return answer(ResponseEntity.ok().eTag("\"" + page.position() + "\""), statistics, Optional.empty(), table,
                views.fieldNames(page.history().opening().ruleset()), accept);
    }

    private GameStatistics ofGame(PositionReader.Page page, BooleanSupplier enough) {
        return StatisticsCount.of(tallies.of(page.history(), page.position(), enough));
    }

    @GetMapping("/statistics")
    @Operation(summary = "The statistics of all games that you may see, also as text/csv", description = SECTIONS + """
             A die, a battle, an amount counts once, however many forks and imports of its game there are; what was undone or replaced \
            counts for nothing. A game with secrets adds what everybody may see until it is over.""")
    ResponseEntity<Object> ofAll(@RequestParam Optional<String> ruleset,
            @Parameter(description = "the name of a scenario") @RequestParam Optional<String> scenario,
            @Parameter(description = "a country or power: only what is its own") @RequestParam Optional<String> party,
            @Parameter(description = "the name of a person: only what parties did while that person played them") @RequestParam Optional<String> person,
            @Parameter(description = TABLE) @RequestParam Optional<String> table,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Accept", required = false, defaultValue = "*/*") String accept) {
        StatisticsBody.requireTable(table);
        var filter = new Filter(ruleset, scenario, party, person);
        var asked = new AllGamesQuestion(GameAccess.tokenHash(authorization), filter);
        var counted = heavy.computeOnGames(asked, () -> ofAll(asked));
        counted.missing().forEach(background::prepareSoon);
        return answer(ResponseEntity.ok(), counted.statistics(), Optional.of(counted.uncounted()), table, names(ruleset), accept);
    }

    private FieldNames names(Optional<String> ruleset) {
        var all = dictionary.rulesets();
        return views.fieldNames(all.stream().filter(each -> ruleset.stream().allMatch(each.id()::equals)).toList());
    }

    /**
     * The statistics of games.
     *
     * @param uncounted the number of games that are not in them yet
     * @param missing the games with figures that are still to be computed
     */
    private record AllStatistics(GameStatistics statistics, int uncounted, List<String> missing) {}

    private AllStatistics ofAll(AllGamesQuestion asked) {
        var count = new StatisticsCount(asked.filter().party(), asked.filter().person());
        var missing = new ArrayList<String>();
        var enough = TimeLimits.elapsedAfter(TimeLimits.OF_AN_ANSWER);
        var enoughGames = TimeLimits.elapsedAfter(TimeLimits.OF_ALL_GAMES);
        int uncounted = 0;
        // The oldest first: of two copies of a game the older one counts.
        for (var game : directory.visible(asked.tokenHash()).reversed()) {
            Cancellation.check();
            var tally = tally(game, enough, enoughGames);
            if (tally.isEmpty() ? damaged.all().get(game) == null : tally.get().pending() > 0) {
                missing.add(game);
            }
            if (tally.isEmpty()) {
                uncounted += damaged.all().get(game) == null ? 1 : 0;
            } else if (asked.filter().matches(tally.get())) {
                count.add(tally.get());
            }
        }
        return new AllStatistics(count.statistics(), uncounted, missing);
    }

    /** The tally of a game; empty for a game that is set aside, and for one that could not be counted in time. */
    private Optional<GameTally> tally(String game, BooleanSupplier enough, BooleanSupplier enoughGames) {
        if (damaged.all().containsKey(game)) {
            return Optional.empty();
        }
        var known = tallies.findKnown(game);
        if (known.filter(tally -> tally.pending() == 0 || enough.getAsBoolean()).isPresent()) {
            // A game with known figures is not read, and so not checked either.
            return known;
        }
        if (enoughGames.getAsBoolean() || damaged.reason(game).isPresent()) {
            return known;
        }
        return tallies.count(game, enough);
    }

    private ResponseEntity<Object> answer(ResponseEntity.BodyBuilder answer, GameStatistics statistics, Optional<Integer> uncounted, Optional<String> table,
            FieldNames names, String accept) {
        return accept.contains("text/csv")
                ? answer.contentType(CSV).body(StatisticsBody.csv(statistics, names.party(), table))
                : answer.contentType(MediaType.APPLICATION_JSON).body(StatisticsBody.json(statistics, names.party(), uncounted, json));
    }
}
