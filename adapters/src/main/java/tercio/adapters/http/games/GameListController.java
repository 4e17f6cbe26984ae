package tercio.adapters.http.games;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestLimits;
import tercio.adapters.store.GameSearch;
import tercio.domain.sentence.Sentence;

/** Lists games, and finds them by name, ruleset and state. */
@RestController
@RequestMapping("/api/games")
@Tag(name = "Games")
class GameListController {

    private static final int LARGEST_PAGE = RequestLimits.GAMES_PAGE;

    /**
     * A page of the list of games.
     *
     * @param total of all pages
     * @param more whether there are more than that: many games are not counted
     */
    record GamesBody(int page, int size, int total, boolean more, List<Object> games) {}

    private final GameSearch search;
    private final GameSummaries told;

    GameListController(GameSearch search, GameSummaries told) {
        this.search = search;
        this.told = told;
    }

    @GetMapping
    @Operation(summary = "The games that you may see, newest first; all that is asked for must fit")
    GamesBody list(@RequestParam(defaultValue = "0") int page, @RequestParam(defaultValue = "20") int size,
            @Parameter(description = "a part of the name of the game or of one of its seats, in great or small letters")
            @RequestParam Optional<String> text,
            @Parameter(description = "the id of a ruleset") @RequestParam Optional<String> ruleset,
            @Parameter(description = "the name of a scenario") @RequestParam Optional<String> scenario,
            @Parameter(description = "whether the game is over; without it all games") @RequestParam Optional<Boolean> over,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        if (page < 0 || size < 1 || size > LARGEST_PAGE) {
            throw Problem.malformed(page < 0 ? "/page" : "/size", Sentence.of("kernel.sent.games-page").with("most", LARGEST_PAGE));
        }
        var wanted = new GameSearch.Wanted(nonBlank(text), nonBlank(ruleset), nonBlank(scenario), over);
        var found = search.find(wanted, GameAccess.tokenHash(authorization), page, size);
        return new GamesBody(page, size, found.total(), found.more(), found.games().stream().<Object>map(told::listEntry).toList());
    }

    /** The text, or empty where it is blank, which filters nothing. */
    private static Optional<String> nonBlank(Optional<String> text) {
        return text.map(String::strip).filter(asked -> !asked.isEmpty());
    }
}
