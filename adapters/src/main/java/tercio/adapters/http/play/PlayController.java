package tercio.adapters.http.play;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.games.GamesController;
import tercio.adapters.http.games.PlaceLinks;
import tercio.adapters.http.request.JsonLimits;
import tercio.adapters.http.request.RequestReader;
import tercio.application.game.Games;
import tercio.application.record.KernelCommand;

/** Changes games by commands, undo, redo and adjustments; makes forks, which leave the game as it is. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Play")
class PlayController {

    /** The body of an undo: the position to go back to. */
    record UndoBody(int to, Optional<String> reason) {}

    /**
     * The body of a contribution to the dice, with one of the two parts.
     *
     * @param value 1 to 200 characters
     */
    record ContributionBody(Optional<String> value, Optional<Boolean> waive) {}

    /** The body of a redo. */
    record RedoBody(Optional<String> reason) {}

    /**
     * The body of a fork.
     *
     * @param at the position from which the new game starts
     * @param closed whether the fork is private to the caller; false where it is missing
     */
    record ForkBody(int at, Optional<String> name, @JsonProperty("private") Optional<Boolean> closed) {}

    private final Games games;
    private final RequestReader wire;
    private final GameAccess gate;
    private final SentCommands commands;
    private final HeavyRequests heavy;
    private final PositionReader reader;
    private final PlaceLinks links;

    PlayController(Games games, RequestReader wire, GameAccess gate, SentCommands commands, HeavyRequests heavy, PositionReader reader, PlaceLinks links) {
        this.links = links;
        this.reader = reader;
        this.heavy = heavy;
        this.games = games;
        this.wire = wire;
        this.gate = gate;
        this.commands = commands;
    }

    @PostMapping("/commands")
    @Operation(summary = "A command, as decisions and moves list them",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(type = "object"))))
    ResponseEntity<Object> command(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.requireCaller(id, authorization);
        var sent = wire.object(body);
        var dice = wire.dice(sent);
        var command = wire.command(commands.ruleset(id), sent);
        return commands.executeAndAnswer(id, command, dice, new SentCommands.CommandHeaders(authorization, ifMatch, key, body));
    }

    @PostMapping("/undo")
    @Operation(summary = "An undo: the game goes back to what it was at a position",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = UndoBody.class))))
    ResponseEntity<Object> undo(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.requireCaller(id, authorization);
        var asked = wire.read(body, UndoBody.class);
        return commands.executeAndAnswer(id, new KernelCommand.Undo(asked.to(), asked.reason().orElse("")), List.of(),
                new SentCommands.CommandHeaders(authorization, ifMatch, key, body));
    }

    @PostMapping("/redo")
    @Operation(summary = "A redo: it brings back what the last undo took away",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = RedoBody.class))))
    ResponseEntity<Object> redo(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.requireCaller(id, authorization);
        var sent = body == null ? new byte[0] : body;
        var reason = sent.length == 0 ? Optional.<String>empty() : wire.read(sent, RedoBody.class).reason();
        return commands.executeAndAnswer(id, new KernelCommand.Redo(reason.orElse("")), List.of(), new SentCommands.CommandHeaders(authorization, ifMatch, key, sent));
    }

    @PostMapping("/contributions")
    @Operation(summary = "The contribution of your seat to the dice of the server, or the waiver of it, in a game whose dice wait for the seats",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = ContributionBody.class))))
    ResponseEntity<Object> contribute(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        gate.requireCaller(id, authorization);
        var asked = wire.read(body, ContributionBody.class);
        return commands.executeAndAnswer(id, new KernelCommand.Contribute(asked.value(), asked.waive()), List.of(), new SentCommands.CommandHeaders(authorization, ifMatch, key, body));
    }

    @PostMapping("/adjustments")
    @Operation(summary = "An adjustment: the host changes the board, with a reason, or a seat asks the others to agree to it; the manifest of the ruleset describes the kinds of changes",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(type = "object"))))
    ResponseEntity<Object> adjust(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        if (!gate.requireCaller(id, authorization).host()) {
            // An adjustment is refused with all possible changes, which show the whole board.
            reader.requireFullView(id, authorization, "adjustment");
        }
        return commands.executeAndAnswer(id, wire.adjustment(commands.ruleset(id), wire.object(body)), List.of(), new SentCommands.CommandHeaders(authorization, ifMatch, key, body));
    }

    @PostMapping("/forks")
    @Operation(summary = "A fork: a new game from the board at a position; this game stays as it is",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = ForkBody.class))))
    ResponseEntity<GamesController.MadeBody> fork(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var sent = wire.object(body);
        // A viewer may analyse the game in a private fork, which is no part of the table.
        if (authorization == null && sent.path("private").asBoolean(false)) {
            gate.requireReadable(id, authorization);
        } else {
            gate.requireCaller(id, authorization);
        }
        reader.requireFullView(id, authorization, "fork");
        var asked = wire.read(sent, ForkBody.class, "");
        asked.name().ifPresent(name -> JsonLimits.name("/name", name));
        return GamesController.response(heavy.changeGames(changing -> {
            changing.run();
            return games.fork(id, asked.at(), asked.name(), GameAccess.tokenHash(authorization), asked.closed().orElse(false));
        }), links.currentPage());
    }
}
