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
import tercio.application.game.Games;

/** Lets the host of a game decide who may look on and who holds a seat. The game itself does not change. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Host")
class HostController {

    /** Whether anyone may look on. */
    record Visibility(@JsonProperty("public") boolean open) {}

    /** A seat with its new token. */
    record Seated(String name, String token) {}

    private final Games games;
    private final RequestReader wire;
    private final GameAccess gate;
    private final EventStreams streams;

    HostController(Games games, RequestReader wire, GameAccess gate, EventStreams streams) {
        this.streams = streams;
        this.games = games;
        this.wire = wire;
        this.gate = gate;
    }

    @PutMapping("/visibility")
    @Operation(summary = "Visibility of a game: for everyone, or for holders of a token",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = Visibility.class))))
    Visibility show(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.host(id, authorization);
        var wanted = wire.read(body, Visibility.class);
        games.show(id, wanted.open());
        streams.recheck();
        return wanted;
    }

    @PostMapping("/seats/{seat}/token")
    @Operation(summary = "A new token for a seat, shown only in this answer; the token before is void")
    Seated reseat(@PathVariable String id, @PathVariable String seat,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.host(id, authorization);
        var token = games.reseat(id, seat)
                .orElseThrow(() -> Problem.notFound("Nobody called '" + RequestLimits.shortened(seat)
                        + "' has a place in this game; its places name who has. A seat that was handed over is played by another person."));
        streams.recheck();
        return new Seated(seat, token);
    }
}
