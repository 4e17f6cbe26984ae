package tercio.adapters.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.store.GameBackend;

/** What only the host of a game may do: who looks on, and who sits where. The game itself does not change by it. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Host")
class HostController {

    /** Whether anyone may look on. */
    record Visibility(@JsonProperty("public") boolean open) {}

    /** A seat with its new token. */
    record Seated(String name, String token) {}

    private final GameBackend backend;
    private final Wire wire;
    private final Gate gate;
    private final Tail tail;

    HostController(GameBackend backend, Wire wire, Gate gate, Tail tail) {
        this.tail = tail;
        this.backend = backend;
        this.wire = wire;
        this.gate = gate;
    }

    @PutMapping("/visibility")
    @Operation(summary = "Let anyone look on, or only who holds a token",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = Visibility.class))))
    Visibility show(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.host(id, authorization);
        var wanted = wire.read(body, Visibility.class);
        backend.games().show(id, wanted.open());
        tail.recheck();
        return wanted;
    }

    @PostMapping("/seats/{seat}/token")
    @Operation(summary = "Give a seat a new token, told this once; the one before is worth nothing now")
    Seated reseat(@PathVariable String id, @PathVariable String seat,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.host(id, authorization);
        var token = backend.games().reseat(id, seat)
                .orElseThrow(() -> Problem.notFound("There is no seat '" + seat + "' in this game."));
        tail.recheck();
        return new Seated(seat, token);
    }
}
