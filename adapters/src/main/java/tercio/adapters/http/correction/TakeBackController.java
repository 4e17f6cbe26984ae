package tercio.adapters.http.correction;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.problem.Problem;
import tercio.application.game.Branches;
import tercio.application.game.HistoryQuestion;
import tercio.domain.sentence.Sentence;

/** Previews an undo or a redo: the events that go or come back, and the seats that have to agree. It changes nothing. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Play")
class TakeBackController {

    private final Branches branches;
    private final GameAccess gate;
    private final PositionReader reader;
    private final HistoryPlanBody bodies;

    TakeBackController(Branches branches, GameAccess gate, PositionReader reader, HistoryPlanBody bodies) {
        this.branches = branches;
        this.gate = gate;
        this.reader = reader;
        this.bodies = bodies;
    }

    @GetMapping("/undo")
    @Operation(summary = "What an undo would do: to a position exactly, or of the last answer of the caller, or of the whole order that it belongs to; nothing changes")
    ResponseEntity<Object> undo(@PathVariable String id,
            @Parameter(description = "the position whose board the game would have again") @RequestParam Optional<String> to,
            @Parameter(description = "true for the last answer of the caller, order for the whole order that it belongs to") @RequestParam Optional<String> last,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.requireCaller(id, authorization);
        if (to.isPresent() == last.isPresent()) {
            throw Problem.malformed("", Sentence.of("kernel.sent.to-or-last"));
        }
        return answer(id, to.map(TakeBackController::undoTo).orElseGet(() -> undoLast(last.orElseThrow())), authorization);
    }

    @GetMapping("/redo")
    @Operation(summary = "What a redo would do: which events are in effect again, and who has to agree; nothing changes")
    ResponseEntity<Object> redo(@PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.requireCaller(id, authorization);
        return answer(id, new HistoryQuestion.RedoLast(), authorization);
    }

    private static HistoryQuestion undoTo(String text) {
        try {
            return new HistoryQuestion.UndoTo(Integer.parseInt(text));
        } catch (NumberFormatException none) {
            throw Problem.malformed("/to", Sentence.of("kernel.sent.undo-position"));
        }
    }

    private static HistoryQuestion undoLast(String text) {
        return switch (text) {
            case "true" -> new HistoryQuestion.UndoLastAnswer(Optional.empty());
            case "order" -> new HistoryQuestion.UndoLastOrder(Optional.empty());
            default -> throw Problem.malformed("/last", Sentence.of("kernel.sent.undo-last"));
        };
    }

    private ResponseEntity<Object> answer(String id, HistoryQuestion question, String authorization) {
        var answer = branches.ask(id, gate.requireCaller(id, authorization), question).orElseThrow(() -> Problem.noGame(id));
        return switch (answer) {
            case HistoryQuestion.Answer.Planned(var plan) -> ResponseEntity.ok().eTag("\"" + plan.now() + "\"")
                    .body(bodies.of(plan, reader.read(id, authorization)));
            case HistoryQuestion.Answer.Declined(var refusal) -> {
                var history = reader.read(id, authorization);
                yield ResponseEntity.ok().eTag("\"" + history.position() + "\"").body(bodies.of(refusal, history));
            }
            case HistoryQuestion.Answer.NotPermitted(var detail) -> throw Problem.notYours(detail);
        };
    }
}
