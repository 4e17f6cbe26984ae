package tercio.adapters.http.games;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
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
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.CommandAnswers;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.JsonLimits;
import tercio.adapters.http.request.RequestReader;
import tercio.adapters.http.stream.EventStreams;
import tercio.application.game.Games;
import tercio.application.game.PlaceGrants;
import tercio.application.game.PlaceLink;
import tercio.application.place.Place;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.Role;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Gives persons their places in a game and takes them away: players, deputies, observers, referees. */
@RestController
@RequestMapping("/api/games/{id}/places")
@Tag(name = "Host")
class PlacesController {

    /**
     * The place for a person.
     *
     * @param person 1 to 100 characters
     * @param role player, deputy, observer or referee
     * @param seats that the person plays, is the deputy of, or sees as an observer; none for a referee
     * @param seesAll whether a referee sees what the host sees
     */
    record PlaceBody(String person, Role role, List<String> seats, Optional<Boolean> seesAll) {}

    /** A place. {@code since} is the position of the event that gave it, 1 if it is as old as the game. */
    record PlaceLine(String person, Role role, List<String> seats, boolean seesAll, boolean byHost, int since) {}

    /** A seat, its player and its deputies. The player is left out while the seat has none. */
    record SeatPlaces(String seat, List<String> controls, Optional<String> player, List<String> deputies) {}

    /** The places of a game. */
    record PlacesBody(List<PlaceLine> places, List<SeatPlaces> seats) {}

    /**
     * The answer to a change of a place.
     *
     * @param link for the person, shown only once: opening it gives the person its token. It is left out where the person keeps its token,
     *     and where the command was repeated
     * @param until the time after which the link can no longer be opened
     */
    record PlaceAnswer(int position, String person, Optional<String> link, Optional<Instant> until) {}

    /**
     * A new link for a person.
     *
     * @param link shown only once: opening it gives the person its token
     * @param until the time after which the link can no longer be opened
     */
    record LinkAnswer(String name, String link, Instant until) {}

    private final Games games;
    private final PlaceGrants grants;
    private final RequestReader wire;
    private final GameAccess gate;
    private final PositionReader reader;
    private final CommandAnswers answers;
    private final EventStreams streams;
    private final PlaceLinks links;

    PlacesController(Games games, PlaceGrants grants, RequestReader wire, GameAccess gate, PositionReader reader, CommandAnswers answers, EventStreams streams,
            PlaceLinks links) {
        this.links = links;
        this.games = games;
        this.grants = grants;
        this.wire = wire;
        this.gate = gate;
        this.reader = reader;
        this.answers = answers;
        this.streams = streams;
    }

    @GetMapping
    @Operation(summary = "Who plays which seat, who acts for whom, who looks on and who judges")
    ResponseEntity<PlacesBody> places(@PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var history = reader.read(id, authorization);
        var places = history.places();
        var seats = history.openingEvent().seats().stream().map(seat -> new SeatPlaces(seat.name(), seat.controls(), places.player(seat.name()),
                deputies(places.all(), seat))).toList();
        return ResponseEntity.ok().eTag("\"" + history.position() + "\"")
                .body(new PlacesBody(places.all().stream().map(PlacesController::placeLine).toList(), seats));
    }

    private static List<String> deputies(List<Place> places, GameOpened.Seat seat) {
        return places.stream().filter(place -> place.role() == Role.DEPUTY && place.seats().contains(seat.name())).map(Place::person).toList();
    }

    static PlaceLine placeLine(Place place) {
        return new PlaceLine(place.person(), place.role(), place.seats(), place.seesAll(), place.byHost(), place.since());
    }

    @PostMapping
    @Operation(summary = "A place for a person; the link at which the person takes it is shown only in this answer. A place that the host gives "
            + "voids the token that the person had; a seat that is given to a player is handed over, and the token of the player before is void",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = PlaceBody.class))))
    ResponseEntity<PlaceAnswer> grant(@PathVariable String id, @RequestBody(required = false) byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        var caller = gate.requireCaller(id, authorization);
        var asked = wire.read(body, PlaceBody.class);
        JsonLimits.name("/person", asked.person());
        var grant = new KernelCommand.GrantPlace(asked.person(), asked.role(), asked.seats(), asked.seesAll());
        var placed = grants.grant(answers.toExecute(id, caller, grant, ifMatch, key, body), grant);
        int position = answers.requireDone(placed.result(), key).position();
        streams.recheck();
        return ResponseEntity.status(HttpStatus.CREATED).eTag("\"" + position + "\"").body(new PlaceAnswer(position, asked.person(),
                placed.link().map(link -> links.currentPage().link(id, link)), placed.link().map(PlaceLink::until)));
    }

    @DeleteMapping("/{person}")
    @Operation(summary = "The end of the place of a person, in every role; its token and its link are void, and seats that it played have no player")
    ResponseEntity<PlaceAnswer> withdraw(@PathVariable String id, @PathVariable String person,
            @Parameter(description = "why, told in the log") @RequestParam Optional<String> reason,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "If-Match", required = false) String ifMatch,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        var caller = gate.requireCaller(id, authorization);
        var withdraw = new KernelCommand.WithdrawPlace(person, reason);
        var result = games.execute(answers.toExecute(id, caller, withdraw, ifMatch, key, new byte[0]));
        int position = answers.requireDone(result, key).position();
        streams.recheck();
        return ResponseEntity.ok().eTag("\"" + position + "\"").body(new PlaceAnswer(position, person, Optional.empty(), Optional.empty()));
    }

    @PostMapping("/{person}/token")
    @Operation(summary = "A new link for a person who lost its token or its link, shown only in this answer; those before are void",
            description = "For the host, and for the player of a seat where the person holds nothing but what this player gave.")
    LinkAnswer renew(@PathVariable String id, @PathVariable String person,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var caller = gate.requireCaller(id, authorization);
        if (games.find(id).filter(game -> game.places().of(person).isEmpty()).isPresent()) {
            throw Problem.notFound(Sentence.of("kernel.missing.person").with("person", new Text(Problem.shorten(person))));
        }
        var placed = grants.invite(id, caller, person);
        answers.requireDone(placed.result(), null);
        streams.recheck();
        // A newer link may have been made between the command and this answer.
        var link = placed.link().orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.place-changed")));
        return new LinkAnswer(person, links.currentPage().link(id, link), link.until());
    }
}
