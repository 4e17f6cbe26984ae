package tercio.adapters.http.correction;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.computing.ComputeRefused;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.play.SentCommands;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.request.RequestReader;
import tercio.application.amendment.Branch;
import tercio.application.game.Branches;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.Correction;
import tercio.application.record.KernelCommand;
import tercio.application.record.RequestMade;
import tercio.domain.game.Command;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Corrects past commands on branches: proposes a correction, continues, adopts or drops it. */
@RestController
@RequestMapping("/api/games/{id}/amendments")
@Tag(name = "Play")
class AmendmentController {

    private static final Set<String> OF_A_PROPOSAL = Set.of("replace", "insert", "drop");
    private static final Set<String> OF_A_STEP = Set.of("replace", "insert", "drop", "dice", "end");

    private final JsonMapper json;
    private final Branches branches;
    private final BranchHistories worked;
    private final AmendmentBodies bodies;
    private final AmendmentRequest requests;
    private final SentCommands commands;
    private final RequestReader wire;
    private final PositionReader reader;
    private final GameAccess gate;

    AmendmentController(JsonMapper json, Branches branches, BranchHistories worked, AmendmentBodies bodies, AmendmentRequest requests,
            SentCommands commands, RequestReader wire, PositionReader reader, GameAccess gate) {
        this.json = json;
        this.branches = branches;
        this.worked = worked;
        this.bodies = bodies;
        this.requests = requests;
        this.commands = commands;
        this.wire = wire;
        this.reader = reader;
        this.gate = gate;
    }

    @GetMapping
    @Operation(summary = "The amendments of a game, those that were adopted or thrown away included")
    ResponseEntity<Object> all(@PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var history = reader.read(id, authorization);
        var body = json.createObjectNode();
        var list = body.putArray("amendments");
        branches.all(id).forEach(amendment -> list.add(bodies.amendment(amendment, history.viewer().all())));
        return ResponseEntity.ok().eTag("\"" + history.position() + "\"").body(body);
    }

    @PostMapping
    @Operation(summary = "An amendment: one past command is replaced, dropped, or has one put before it, on a branch; the later ones are applied again with their dice",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(type = "object"))))
    ResponseEntity<Object> propose(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.requireCaller(id, authorization);
        var sent = wire.object(body);
        if (!sent.path("at").isIntegralNumber() || !sent.path("at").canConvertToInt()) {
            throw Problem.malformed("/at", Sentence.of("kernel.sent.at-corrected"));
        }
        if (sent.has("reason") && !sent.path("reason").isString()) {
            throw Problem.malformed("/reason", Sentence.of("kernel.sent.must-be").with("what", "text"));
        }
        var correction = requests.correction(sent, commands.ruleset(id), OF_A_PROPOSAL, Set.of("at", "reason"));
        var done = commands.execute(id, new KernelCommand.ProposeAmendment(sent.path("at").intValue(), correction.kind(), correction.command(),
                correction.dice(), sent.path("reason").asString("")), List.of(), new SentCommands.CommandHeaders(authorization, ifMatch, key, body));
        int number = ((AmendmentProposed) done.events().getFirst().fact()).number();
        return ResponseEntity.created(URI.create("/api/games/" + id + "/amendments/" + number)).eTag("\"" + done.position() + "\"")
                .body(reportAfterChange(id, number, authorization));
    }

    @GetMapping("/{number}")
    @Operation(summary = "One amendment: how many commands of its branch hold, the first that does not and why, and how the boards differ")
    ResponseEntity<Object> one(@PathVariable String id, @PathVariable int number,
            @Parameter(description = "the language of what stops the branch and of `words`, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.requireReadable(id, authorization);
        var report = report(id, number, authorization);
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(report.path("position").asInt())).body(report);
    }

    @PostMapping("/{number}/steps")
    @Operation(summary = "A correction of the first command of the branch that does not hold: it is dropped, replaced, given dice, has one put before it, or the branch ends before it",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(type = "object"))))
    ResponseEntity<Object> step(@PathVariable String id, @PathVariable int number, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.requireCaller(id, authorization);
        var sent = wire.object(body);
        var correction = requests.correction(sent, commands.ruleset(id), OF_A_STEP, Set.of("at", "of"));
        var done = commands.execute(id, step(id, number, sent, correction, authorization), List.of(),
                new SentCommands.CommandHeaders(authorization, ifMatch, key, body));
        return ResponseEntity.ok().eTag("\"" + done.position() + "\"").body(reportAfterChange(id, number, authorization));
    }

    /** The command of a step. Where the step names no command, it is about the first that does not hold. */
    private Command step(String id, int number, ObjectNode sent, Correction correction, String authorization) {
        if (sent.has("at")) {
            if (!sent.path("at").isIntegralNumber() || !sent.path("at").canConvertToInt() || sent.has("of") && !sent.path("of").canConvertToInt()) {
                throw Problem.malformed("/at", Sentence.of("kernel.sent.step-place"));
            }
            return new KernelCommand.ContinueAmendment(number, sent.path("at").intValue(), sent.path("of").asInt(0), correction.kind(),
                    correction.command(), correction.dice());
        }
        var caller = gate.requireCaller(id, authorization);
        if (!caller.host() && !reader.read(id, authorization).viewer().all()) {
            throw Problem.notYours(Sentence.of("kernel.amendment.host-corrects"));
        }
        var amendment = worked.of(id, number).amendment();
        var place = amendment.branch().flatMap(Branch::stop).map(Branch.Stop::command);
        if (place.isEmpty() && amendment.branch().isPresent()) {
            throw Problem.unprocessable(Sentence.of("kernel.problem.branch-whole-title"), Sentence.of("kernel.problem.branch-whole").with("amendment", number), Map.of());
        }
        return new KernelCommand.ContinueAmendment(number, place.map(each -> each.at()).orElse(amendment.amendment().draft().at()),
                place.map(each -> each.of()).orElse(0), correction.kind(), correction.command(), correction.dice());
    }

    @PostMapping("/{number}/adopt")
    @Operation(summary = "The branch becomes the game, by the rule of consent of the game; the old line stays readable")
    ResponseEntity<Object> adopt(@PathVariable String id, @PathVariable int number, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        var caller = gate.requireCaller(id, authorization);
        if (body != null && body.length > 0 && !wire.object(body).isEmpty()) {
            throw Problem.malformed("", Sentence.of("kernel.sent.adoption-body"));
        }
        if (caller.host() || reader.read(id, authorization).viewer().all()) {
            // The branch is computed here, where it can be cancelled; the command finds it computed.
            worked.of(id, number);
        }
        var done = commands.execute(id, new KernelCommand.AdoptAmendment(number), List.of(),
                new SentCommands.CommandHeaders(authorization, ifMatch, key, body == null ? new byte[0] : body));
        var answer = json.createObjectNode().put("position", done.position()).put("amendment", number);
        if (done.events().getFirst().fact() instanceof RequestMade made) {
            answer.put("request", done.position()).put("lost", made.lost()).set("awaits", json.valueToTree(made.awaits()));
        }
        return ResponseEntity.status(answer.has("request") ? HttpStatus.ACCEPTED : HttpStatus.OK).eTag("\"" + done.position() + "\"").body(answer);
    }

    @DeleteMapping("/{number}")
    @Operation(summary = "The branch is thrown away; that it was proposed stays on record")
    ResponseEntity<Object> drop(@PathVariable String id, @PathVariable int number,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.requireCaller(id, authorization);
        return commands.executeAndAnswer(id, new KernelCommand.DropAmendment(number, Optional.empty()), List.of(),
                new SentCommands.CommandHeaders(authorization, ifMatch, key, new byte[0]));
    }

    /**
     * The report after a change that is already recorded. Where the branch cannot be computed in time, the change still stands.
     */
    private ObjectNode reportAfterChange(String id, int number, String authorization) {
        try {
            return report(id, number, authorization).put("computed", true);
        } catch (ComputeRefused busy) {
            var amendment = branches.all(id).stream().filter(each -> each.draft().number() == number).findFirst().orElseThrow();
            return bodies.amendment(amendment, reader.read(id, authorization).viewer().all()).put("computed", false);
        }
    }

    private ObjectNode report(String id, int number, String authorization) {
        if (reader.read(id, authorization).viewer().all()) {
            return bodies.report(worked.of(id, number));
        }
        return branches.all(id).stream().filter(each -> each.draft().number() == number).findFirst()
                .map(amendment -> bodies.hiddenAmendment(amendment, branches.position(id)))
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.amendment").with("number", number)));
    }
}
