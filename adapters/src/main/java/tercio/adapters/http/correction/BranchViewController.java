package tercio.adapters.http.correction;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.DecisionBody;
import tercio.adapters.http.answer.OptionBody;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.PieceMoves;
import tercio.projections.RulesAtPosition;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/** Shows the game as it would be with the branch of an amendment, as far as the branch holds. */
@RestController
@RequestMapping("/api/games/{id}/amendments/{number}")
@Tag(name = "Views")
class BranchViewController {

    private final JsonMapper json;
    private final Views views;
    private final BranchHistories worked;
    private final PositionReader reader;
    private final ResponseBodies bodies;

    BranchViewController(JsonMapper json, Views views, BranchHistories worked, PositionReader reader, ResponseBodies bodies) {
        this.json = json;
        this.views = views;
        this.worked = worked;
        this.reader = reader;
        this.bodies = bodies;
    }

    private BranchHistories.WithBranch branch(String id, int number, String authorization) {
        reader.requireFullView(id, authorization, "branch");
        var branch = worked.of(id, number);
        if (branch.amendment().branch().isEmpty()) {
            throw Problem.notFound(Sentence.of("kernel.missing.branch").with("number", number));
        }
        return branch;
    }

    @GetMapping("/decisions")
    @Operation(summary = "The decisions where the branch of an amendment stands: what could be given in the place of the first command that does not hold")
    ResponseEntity<Object> decisions(@PathVariable String id, @PathVariable int number,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var branch = branch(id, number, authorization);
        var names = views.fieldNames(branch.history().opening().ruleset());
        var body = json.createArrayNode();
        RulesAtPosition.of(branch.history(), branch.position()).decisions().forEach(awaited -> body.add(DecisionBody.of(awaited, names, json)));
        return response(branch).body(body);
    }

    @GetMapping("/moves/{piece}")
    @Operation(summary = "The legal moves of one piece where the branch of an amendment stands")
    ResponseEntity<List<OptionBody>> moves(@PathVariable String id, @PathVariable int number, @PathVariable String piece,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var branch = branch(id, number, authorization);
        return response(branch).body(PieceMoves.at(branch.history(), branch.position()).of(piece).map(moves -> OptionBody.all(moves, branch.history().opening().ruleset()))
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.piece-of-branch").with("piece", new Text(piece)))));
    }

    @GetMapping({"/{view}", "/{view}/{*rest}"})
    @Operation(summary = "A view of the game as it would be with the branch of an amendment, such as the map")
    ResponseEntity<Object> view(@PathVariable String id, @PathVariable int number, @PathVariable String view,
            @PathVariable(required = false) Optional<String> rest, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var branch = branch(id, number, authorization);
        var parts = Arrays.stream(rest.orElse("").split("/")).filter(part -> !part.isEmpty()).toList();
        return response(branch).body(bodies.tree(views.body(branch.history(), view, parts, branch.position()).orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.view").with("view", new Text(Problem.shorten(view))).with("views", new Text(String.join(", ", views.names(branch.history()))))))));
    }

    private static ResponseEntity.BodyBuilder response(BranchHistories.WithBranch branch) {
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(branch.amendment().position()));
    }
}
