package tercio.adapters.http.play;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
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
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.RefusedCommand;
import tercio.adapters.http.problem.ReaderText;
import tercio.adapters.http.request.RequestReader;
import tercio.application.record.KernelCommand;
import tercio.projections.ProcedureDice;

/** Names the dice that a command takes, for players who throw them at the table. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Play")
class TableDiceController {

    /**
     * A die of the procedure: its kind, its name, and its name at the table.
     *
     * @param words in the language of the reader
     * @param lang the language of words that are not English; left out where they stand in no catalog
     */
    record NamedDie(String die, String side, String purpose, int ordinal, String words, Optional<String> lang) {}

    /**
     * The dice of a command.
     *
     * @param complete whether the dice that were sent are all that the command takes
     */
    record WantedDice(int position, List<NamedDie> dice, boolean complete) {}

    private final PositionReader reader;
    private final GameAccess gate;
    private final RequestReader wire;
    private final OwnCommands own;

    TableDiceController(PositionReader reader, GameAccess gate, RequestReader wire, OwnCommands own) {
        this.own = own;
        this.reader = reader;
        this.gate = gate;
        this.wire = wire;
    }

    @PostMapping("/commands/dice")
    @Operation(summary = "The dice that a command takes, by name; nothing changes",
            description = """
                    Send the command, with `dice` as far as they are thrown. `dice` of the answer names these, and after them those that are \
                    thrown next whatever falls; which dice follow can depend on them, so ask again with more. `complete` tells that the dice \
                    that were sent are all that the command takes.""",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(type = "object"))))
    ResponseEntity<Object> dice(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @Parameter(description = "the language of `words`, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var caller = gate.requireCaller(id, authorization);
        var page = reader.read(id, authorization, Optional.empty());
        var sent = wire.object(body);
        var values = wire.dice(sent);
        var command = wire.command(page.history().openingEvent().ruleset(), sent);
        if (!(command instanceof KernelCommand)) {
            own.requireOwnCommand(page, caller, command);
        }
        var wanted = command instanceof KernelCommand ? new ProcedureDice(List.of(), true, null)
                : page.rules().dice(command, values);
        if (wanted.refusal() != null) {
            throw RefusedCommand.problem(wanted.refusal());
        }
        var named = wanted.dice().stream().map(each -> new NamedDie("d" + each.die().die().sides(), each.die().side(), each.die().purpose(),
                each.die().ordinal(), ReaderText.phrase(each.label()), ReaderText.language(each.label()))).toList();
        return ResponseEntity.ok().eTag("\"" + page.position() + "\"").body(new WantedDice(page.position(), named, wanted.complete()));
    }
}
