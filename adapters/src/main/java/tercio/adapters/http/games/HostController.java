package tercio.adapters.http.games;

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
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.request.RequestReader;
import tercio.adapters.http.stream.EventStreams;
import tercio.application.game.Games;

/** Lets the host of a game decide who may look on and who holds a seat. The game itself does not change. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Host")
class HostController {

    /** Whether anyone may watch the game. */
    record Visibility(@JsonProperty("public") boolean open) {}

    private final Games games;
    private final RequestReader wire;
    private final GameAccess gate;
    private final EventStreams streams;
    private final PlacesController places;

    HostController(Games games, RequestReader wire, GameAccess gate, EventStreams streams, PlacesController places) {
        this.places = places;
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
        gate.requireHost(id, authorization);
        var wanted = wire.read(body, Visibility.class);
        games.setOpen(id, wanted.open());
        streams.recheck();
        return wanted;
    }

    @PostMapping("/seats/{seat}/token")
    @Operation(summary = "A new link for the player of a seat of its own name, shown only in this answer; its token and the link before are void",
            description = "The same as POST /api/games/{id}/places/{person}/token for this name.")
    PlacesController.LinkAnswer reseat(@PathVariable String id, @PathVariable String seat,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        return places.renew(id, seat, authorization);
    }
}
