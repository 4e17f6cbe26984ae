package tercio.adapters.http.games;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestLimits;
import tercio.adapters.store.ForkTree;
import tercio.domain.sentence.Sentence;

/** Lists the forks of a game, each of which lists its own. */
@RestController
@RequestMapping("/api/games/{id}/forks")
@Tag(name = "Games")
class ForkController {

    private static final int LARGEST_PAGE = RequestLimits.GAMES_PAGE;

    /**
     * A fork in the list.
     *
     * @param at the position of this game from which it started
     * @param position its newest one
     * @param open whether anyone may watch it
     * @param imported whether it came as a record that names this game, or the game of which this one is an import
     * @param forks the number of its forks that the caller may see
     */
    record ForkLine(String id, String name, int at, int position, boolean over, boolean open, boolean imported, int forks) {}

    /** A page of the forks of a game, the newest first. */
    record ForksBody(int page, int size, int total, List<ForkLine> forks) {}

    private final ForkTree tree;
    private final GameSummaries summaries;
    private final GameAccess gate;

    ForkController(ForkTree tree, GameSummaries summaries, GameAccess gate) {
        this.tree = tree;
        this.summaries = summaries;
        this.gate = gate;
    }

    @GetMapping
    @Operation(summary = "The forks of a game that you may see: public ones, those that your token belongs to, and those that you made with it")
    ForksBody forks(@PathVariable String id,
            @Parameter(description = "the page, from 0") @RequestParam(defaultValue = "0") int page,
            @Parameter(description = "forks on a page, 1 to " + LARGEST_PAGE) @RequestParam(defaultValue = "20") int size,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.requireReadable(id, authorization);
        if (page < 0 || size < 1 || size > LARGEST_PAGE) {
            throw Problem.malformed(page < 0 ? "/page" : "/size", Sentence.of("kernel.sent.games-page").with("most", LARGEST_PAGE));
        }
        var token = GameAccess.tokenHash(authorization);
        var seen = tree.visible(id, token, page, size);
        return new ForksBody(page, size, seen.total(), seen.forks().stream().map(branch -> line(branch, token)).toList());
    }

    private ForkLine line(ForkTree.Branch branch, String token) {
        var summary = summaries.listEntry(branch.game());
        return new ForkLine(branch.game(), summary.path("name").asString(), branch.at(), summary.path("position").asInt(),
                summary.path("over").asBoolean(), branch.open(), branch.imported(), tree.count(branch.game(), token));
    }
}
