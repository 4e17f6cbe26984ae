package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.store.DamagedGames;
import tercio.application.game.Games;
import tercio.application.record.KernelCommand;
import tercio.application.record.RecordedEvent;
import tercio.application.record.RequestMade;
import tercio.domain.game.Command;
import tercio.projections.GameHistories;
import tools.jackson.databind.json.JsonMapper;

/** Changes games by commands, undo, redo and adjustments; makes forks, which leave the game as it is. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Play")
class PlayController {

    /** The body of an undo: the position to go back to. */
    record UndoBody(int to, Optional<String> reason) {}

    /**
     * The body of a contribution to the dice: one of the two.
     *
     * @param value 1 to 200 characters
     */
    record ContributionBody(Optional<String> value, Optional<Boolean> waive) {}

    /** The body of a redo. */
    record RedoBody(Optional<String> reason) {}

    /** The body of a fork: the position from which the new game starts. */
    record ForkBody(int at, Optional<String> name) {}

    /** The headers of a command. */
    private record Terms(String authorization, String ifMatch, String key, byte[] body) {}

    private final DamagedGames damaged;
    private final GameHistories histories;
    private final Games games;
    private final JsonMapper json;
    private final RequestReader wire;
    private final GameAccess gate;
    private final ResponseBodies bodies;
    private final CommandAnswers answers;
    private final HeavyRequests heavy;
    private final PositionReader reader;

    PlayController(DamagedGames damaged, GameHistories histories, Games games, JsonMapper json, RequestReader wire,
            GameAccess gate, ResponseBodies bodies, CommandAnswers answers, HeavyRequests heavy, PositionReader reader) {
        this.reader = reader;
        this.heavy = heavy;
        this.damaged = damaged;
        this.histories = histories;
        this.games = games;
        this.json = json;
        this.wire = wire;
        this.gate = gate;
        this.bodies = bodies;
        this.answers = answers;
    }

    @PostMapping("/commands")
    @Operation(summary = "A command, as decisions and moves list them",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(type = "object"))))
    ResponseEntity<Object> command(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.acting(id, authorization);
        var sent = wire.object(body);
        var dice = wire.dice(sent);
        var command = wire.command(ruleset(id), sent);
        return carry(id, command, dice, new Terms(authorization, ifMatch, key, body));
    }

    private String ruleset(String game) {
        return damaged.reading(game, () -> histories.opening(game)).orElseThrow(() -> Problem.noGame(game)).event().ruleset();
    }

    @PostMapping("/undo")
    @Operation(summary = "An undo: the game goes back to what it was at a position",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = UndoBody.class))))
    ResponseEntity<Object> undo(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.acting(id, authorization);
        var asked = wire.read(body, UndoBody.class);
        return carry(id, new KernelCommand.Undo(asked.to(), asked.reason().orElse("")), List.of(),
                new Terms(authorization, ifMatch, key, body));
    }

    @PostMapping("/redo")
    @Operation(summary = "A redo: it brings back what the last undo took away",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = RedoBody.class))))
    ResponseEntity<Object> redo(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.acting(id, authorization);
        var sent = body == null ? new byte[0] : body;
        var reason = sent.length == 0 ? Optional.<String>empty() : wire.read(sent, RedoBody.class).reason();
        return carry(id, new KernelCommand.Redo(reason.orElse("")), List.of(), new Terms(authorization, ifMatch, key, sent));
    }

    @PostMapping("/contributions")
    @Operation(summary = "The contribution of your seat to the dice of the server, or the waiver of it, in a game whose dice wait for the seats",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = ContributionBody.class))))
    ResponseEntity<Object> contribute(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.acting(id, authorization);
        var asked = wire.read(body, ContributionBody.class);
        return carry(id, new KernelCommand.Contribute(asked.value(), asked.waive()), List.of(), new Terms(authorization, ifMatch, key, body));
    }

    @PostMapping("/adjustments")
    @Operation(summary = "An adjustment: the host changes the board, with a reason, or a seat asks the others to agree to it; the manifest of the ruleset describes the kinds of changes",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(type = "object"))))
    ResponseEntity<Object> adjust(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        if (!gate.acting(id, authorization).host()) {
            // What cannot be adjusted is told with what can: with the whole board.
            reader.seesAll(id, authorization, "An adjustment");
        }
        return carry(id, wire.adjustment(ruleset(id), wire.object(body)), List.of(), new Terms(authorization, ifMatch, key, body));
    }

    @PostMapping("/forks")
    @Operation(summary = "A fork: a new game from the board at a position; this game stays as it is",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = ForkBody.class))))
    ResponseEntity<GamesController.MadeBody> fork(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.acting(id, authorization);
        reader.seesAll(id, authorization, "A fork");
        var asked = wire.read(body, ForkBody.class);
        asked.name().ifPresent(name -> JsonLimits.name("/name", name));
        return GamesController.made(heavy.change(changing -> {
            changing.run();
            return games.fork(id, asked.at(), asked.name(), GameAccess.tokenHash(authorization));
        }));
    }

    private ResponseEntity<Object> carry(String game, Command command, List<Integer> dice, Terms terms) {
        var caller = gate.acting(game, terms.authorization());
        var done = answers.done(games.execute(answers.asked(game, caller, command, dice, terms.ifMatch(), terms.key(), terms.body())), terms.key());
        var body = json.createObjectNode().put("position", done.position());
        SealsBody.ofFact(done.events().getFirst()).ifPresent(seal -> body.put("sealed", seal));
        body.set("events", bodies.events(seen(done.events(), game, terms.authorization()),
                histories.opening(game).orElseThrow().ruleset()));
        if (done.events().getLast().fact() instanceof RequestMade made) {
            body.put("request", done.position()).set("awaits", json.valueToTree(made.awaits()));
        }
        return ResponseEntity.status(body.has("request") ? HttpStatus.ACCEPTED : HttpStatus.OK).eTag("\"" + done.position() + "\"").body(body);
    }

    private List<RecordedEvent> seen(List<RecordedEvent> events, String game, String authorization) {
        boolean secrets = histories.opening(game).orElseThrow().keepsSecrets();
        return secrets ? reader.read(game, authorization).events().subList(events.getFirst().position() - 1, events.getLast().position()) : events;
    }
}
