package tercio.adapters.http.play;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.RefusedCommand;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestReader;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand;
import tercio.domain.game.Command;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.AwaitedDecision;
import tools.jackson.databind.json.JsonMapper;

/** Gives a legal answer to a decision, and checks whether an answer is legal. */
@RestController
@RequestMapping("/api/games/{id}/decisions/{decision}")
@Tag(name = "Play")
class DecisionController {

    /** Limit of the decisions that are named where an unknown one is requested. */
    private static final int NAMED = 20;

    private final JsonMapper json;
    private final PositionReader reader;
    private final GameAccess gate;
    private final RequestReader wire;
    private final OwnCommands own;

    DecisionController(JsonMapper json, PositionReader reader, GameAccess gate, RequestReader wire, OwnCommands own) {
        this.own = own;
        this.json = json;
        this.reader = reader;
        this.gate = gate;
        this.wire = wire;
    }

    @GetMapping("/sample")
    @Operation(summary = "One legal answer to an open decision; the same seed gives the same answer")
    ResponseEntity<Object> sample(@PathVariable String id, @PathVariable String decision,
            @Parameter(description = "any whole number") @RequestParam(defaultValue = "0") long seed,
            @RequestParam Optional<String> at,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        var awaited = awaitedDecision(page, decision);
        var random = new SplittableRandom(seed);
        var command = page.rules().sample(awaited.decision(), random::nextInt);
        return ResponseEntity.ok().eTag("\"" + page.position() + "\"").body(json.valueToTree(command));
    }

    @PostMapping("/check")
    @Operation(summary = "The legality of a command at this moment; nothing changes",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(type = "object"))))
    ResponseEntity<Object> check(@PathVariable String id, @PathVariable String decision,
            @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var caller = gate.requireCaller(id, authorization);
        var page = reader.read(id, authorization, Optional.empty());
        var awaited = awaitedDecision(page, decision);
        var sent = wire.object(body);
        wire.dice(sent);
        var command = wire.command(page.history().openingEvent().ruleset(), sent);
        if (command instanceof KernelCommand) {
            checkAnswer(command, awaited, caller, page.history().places().seatsOf(caller.name()));
            return legalResponse(page);
        }
        own.requireOwnCommand(page, caller, command);
        page.rules().refusal(command).ifPresent(refusal -> {
            throw RefusedCommand.problem(refusal);
        });
        return legalResponse(page);
    }

    private ResponseEntity<Object> legalResponse(PositionReader.Page page) {
        return ResponseEntity.ok().eTag("\"" + page.position() + "\"").body(json.createObjectNode().put("position", page.position()));
    }

    private static void checkAnswer(Command command, AwaitedDecision awaited, Caller caller, List<String> seats) {
        boolean answers = switch (command) {
            case KernelCommand.AnswerRequest answer -> awaited.request().filter(request -> request.position() == answer.request()).isPresent();
            case KernelCommand.Contribute given -> awaited.decision().kind().equals("Contribute")
                    && given.waive().orElse(false) != given.value().isPresent();
            default -> false;
        };
        if (!answers) {
            throw RefusedCommand.problem(Refusal.of(awaited.decision().rule().id(), Sentence.of("kernel.refusal.no-answer")).withLegal(awaited.decision().options()));
        }
        if (!caller.host() && !seats.contains(awaited.seat())) {
            throw Problem.notYours(Sentence.of("kernel.refusal.for-another").with("seat", new Text(awaited.seat())));
        }
    }

    private AwaitedDecision awaitedDecision(PositionReader.Page page, String decision) {
        return page.rules().decision(decision).filter(AwaitedDecision::answersShown).orElseThrow(() ->
                Problem.notFound(Sentence.of("kernel.missing.answers").with("decision", new Text(Problem.shorten(decision))).with("position", page.position()).with("awaited", awaited(page))));
    }

    private static Sentence.Keyed awaited(PositionReader.Page page) {
        var ids = page.rules().decisions().stream()
                .filter(AwaitedDecision::answersShown).map(each -> each.decision().id()).toList();
        var named = String.join(", ", ids.subList(0, Math.min(ids.size(), NAMED)));
        return ids.isEmpty() ? Sentence.of("kernel.missing.none-awaited")
                : Sentence.of("kernel.missing.awaited").with("decisions", new Text(named)).with("more", Math.max(ids.size() - NAMED, 0));
    }
}
