package tercio.adapters.http.odds;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.adjudication.AppraisalJson;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.OptionBody;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.problem.ReaderText;
import tercio.adapters.http.request.EndActionParameter;
import tercio.domain.game.EndAction;
import tercio.domain.game.Option;
import tercio.domain.game.PlannedMove;
import tercio.domain.game.Viewer;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.PieceMoves;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.json.JsonMapper;

/**
 * Answers for one move of a piece whether it is legal, why it is not, and what fight or other risk follows at its end.
 */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Views")
class MoveQuestionController {

    /** Limit of the zones of one move. */
    private static final int LONGEST = 100;

    private static final String ACTION = "what the piece announces to do at the end: a word, and the piece or zone that it concerns after a colon, as battle:ID";

    /** The legality of a move: the rule and the reason where it is illegal, else the move as it can be sent. */
    record MoveAnswer(List<String> path, boolean legal, OptionBody option, String rule, String detail, Optional<String> lang) {}

    private record FightQuestion(String game, Viewer viewer, int position, String piece, PlannedMove course, boolean fractions, Language language) {}

    private final JsonMapper json;
    private final PositionReader reader;
    private final HeavyRequests heavy;

    MoveQuestionController(JsonMapper json, PositionReader reader, HeavyRequests heavy) {
        this.json = json;
        this.reader = reader;
        this.heavy = heavy;
    }

    @GetMapping("/moves/{piece}/asked")
    @Operation(summary = "Whether one move of a piece is legal, and if not, why",
            description = """
                    Ask for a zone with `to`: the answer is about the nearest way there. Or ask for a way with `path`, the zones in the \
                    order in which they are entered, with commas between them, and with `action` what the piece announces to do at its end, where it announces anything; then \
                    `path` may be empty. Where the move is legal, `option` is the complete command with its cost and risk; else \
                    `rule` and `detail` tell what forbids it. Nothing changes.""")
    ResponseEntity<Object> move(@PathVariable String id, @PathVariable String piece,
            @Parameter(description = "the zone to be reached") @RequestParam Optional<String> to,
            @Parameter(description = "the zones entered, at most " + LONGEST) @RequestParam Optional<List<String>> path,
            @Parameter(description = ACTION) @RequestParam Optional<String> action,
            @RequestParam Optional<String> at,
            @Parameter(description = "the language of the answer, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        if (to.isPresent() && path.isPresent() || to.isEmpty() && path.isEmpty() && action.isEmpty()) {
            throw Problem.malformed("/to", Sentence.of("kernel.sent.to-or-path"));
        }
        var moves = PieceMoves.at(page.history(), page.position());
        var announced = action.map(word -> EndActionParameter.of(moves, piece, word));
        var course = to.map(zone -> new PlannedMove(moves.nearestPath(piece, zone), announced)).orElseGet(() -> course(path.orElse(List.of()), announced));
        var move = pathOption(moves, piece, course);
        var objection = page.rules().refusal(move.command());
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).body(new MoveAnswer(course.path(), objection.isEmpty(),
                objection.isEmpty() ? OptionBody.of(move, page.history().opening().ruleset()) : null, objection.map(each -> each.rule().id()).orElse(null),
                objection.map(each -> ReaderText.phrase(each.detail())).orElse(null), objection.flatMap(each -> ReaderText.language(each.detail()))));
    }

    @GetMapping("/odds/moves/{piece}")
    @Operation(summary = "Odds of the fight at the end of a move",
            description = """
                    The fight that a legal move brings about if nobody stops the piece on its way and it loses nothing: `odds` in the shape of \
                    `POST /api/odds`, and `parties`, who is meant by its sides. Both are left out where the move is not legal, where \
                    nobody is fought, and where choices come before the dice; `withheld` says why a fight has no odds where forces are hidden, \
                    choices come first, or the odds take too long. A rulebook may add the odds of what else awaits the piece \
                    on its way and there, with the `action` that it announces at its end; then `path` may be empty.""")
    ResponseEntity<byte[]> fight(@PathVariable String id, @PathVariable String piece,
            @Parameter(description = "the zones entered, in order, with commas between them") @RequestParam List<String> path,
            @Parameter(description = ACTION) @RequestParam Optional<String> action, @RequestParam Optional<String> at,
            @Parameter(description = "write each probability also as a fraction in lowest terms")
            @RequestParam(defaultValue = "false") boolean fractions,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        var moves = PieceMoves.at(page.history(), page.position());
        var course = course(path, action.map(word -> EndActionParameter.of(moves, piece, word)));
        var move = pathOption(moves, piece, course);
        var asked = new FightQuestion(id, page.history().viewer(), page.position(), piece, course, fractions, ReaderLanguage.now());
        boolean legal = page.rules().refusal(move.command()).isEmpty();
        var body = legal ? heavy.computeAnswer(asked, () -> oddsBody(page, asked)) : json.writeValueAsBytes(json.createObjectNode());
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).contentType(MediaType.APPLICATION_JSON).body(body);
    }

    private byte[] oddsBody(PositionReader.Page page, FightQuestion asked) {
        var body = json.createObjectNode();
        var ahead = PieceMoves.at(page.history(), page.position()).oddsPreview(asked.piece(), asked.course());
        ahead.odds().ifPresent(odds -> AppraisalJson.put(body, odds, asked.fractions(), asked.language()));
        ahead.withheld().ifPresent(why -> body.put("withheld", Texts.in(asked.language()).phrase(why)));
        return json.writeValueAsBytes(body);
    }

    private static Option pathOption(PieceMoves<?> moves, String piece, PlannedMove course) {
        return moves.moveAlong(piece, course)
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.moving-piece").with("piece", new Text(Problem.shorten(piece)))));
    }

    private static PlannedMove course(List<String> path, Optional<EndAction> action) {
        if (path.isEmpty() && action.isEmpty() || path.size() > LONGEST) {
            throw Problem.malformed("/path", Sentence.of("kernel.sent.path").with("most", LONGEST));
        }
        return new PlannedMove(path, action);
    }
}
