package tercio.adapters.http.games;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.request.JsonLimits;
import tercio.adapters.http.request.RequestLimits;
import tercio.adapters.http.request.RequestReader;
import tercio.adapters.store.ForkTree;
import tercio.adapters.store.JdbcCredentialStore;
import tercio.application.game.GameCreation;
import tercio.application.game.Games;
import tercio.application.game.NewGame;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms;
import tercio.application.record.MessageRegistry;
import tercio.application.record.UndoRule;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes games and summarises them. */
@RestController
@RequestMapping("/api/games")
@Tag(name = "Games")
public class GamesController {

    private final MessageRegistry dictionary;
    private final Games games;
    private final JdbcCredentialStore credentials;
    private final GameSummaries told;
    private final ForkTree forks;
    private final RequestReader wire;
    private final GameAccess gate;
    private final PlaceLinks links;
    private final ChartsOfNewGames charts;

    GamesController(MessageRegistry dictionary, Games games, JdbcCredentialStore credentials, GameSummaries told, ForkTree forks,
            RequestReader wire, GameAccess gate, PlaceLinks links, ChartsOfNewGames charts) {
        this.charts = charts;
        this.links = links;
        this.dictionary = dictionary;
        this.games = games;
        this.credentials = credentials;
        this.told = told;
        this.forks = forks;
        this.wire = wire;
        this.gate = gate;
    }

    @PostMapping
    @Operation(summary = "A new game; its tokens are shown only in this answer",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(
                    content = @Content(schema = @Schema(implementation = CreateGame.class))))
    ResponseEntity<MadeBody> make(@RequestBody(required = false) byte[] body) {
        var asked = wire.read(body, CreateGame.class);
        checkLimits(asked);
        var ruleset = dictionary.ruleset(asked.ruleset()).orElseThrow(() -> Problem.malformed("/ruleset",
                Sentence.of("kernel.sent.no-ruleset").with("name", new Text(asked.ruleset()))
                        .with("known", new Text(String.join(", ", dictionary.rulesets().stream().map(Ruleset::id).toList())))));
        var wanted = new NewGame(asked.name(), asked.ruleset(), charts.scenario(ruleset, scenario(ruleset, asked.scenario(), asked.sides()), asked.charts().map(SentCharts::entered)),
                asked.dice().orElse(DiceMode.SERVER), undo(asked), asked.readings(),
                asked.open().orElse(false), asked.seats(), asked.openTable().orElse(false),
                asked.contributions().orElse(DiceTerms.Contributions.NONE));
        return response(asked.charts().isPresent() ? ChartsOfNewGames.atTheRequest(games.open(wanted)) : games.open(wanted), links.currentPage());
    }

    private static void checkLimits(CreateGame asked) {
        asked.name().ifPresent(name -> JsonLimits.name("/name", name));
        if (asked.seats().size() > RequestLimits.SEATS) {
            throw Problem.malformed("/seats", Sentence.of("kernel.sent.seats").with("most", RequestLimits.SEATS));
        }
        for (int at = 0; at < asked.seats().size(); at++) {
            JsonLimits.name("/seats/" + at + "/name", asked.seats().get(at).name());
        }
    }

    /**
     * A new game. The tokens are shown only here; the commitment is present where the server throws the dice.
     *
     * @param links of the persons of an import or a fork who play no seat: deputies, observers, referees; left out where there are none
     * @param continues the game here whose last event lies within the record that the new game was made from
     */
    public record MadeBody(String id, String hostToken, List<GameCreation.SeatToken> seats, Optional<List<LinkBody>> links, Optional<String> diceCommitment,
            Optional<String> continues) {}

    /**
     * The link of a person, shown only once: opening it gives the person its token.
     *
     * @param place in words
     * @param until the time after which the link can no longer be opened
     */
    record LinkBody(String name, String link, String place, Instant until) {}

    /** The answer to a request for a new game. */
    public static ResponseEntity<MadeBody> response(GameCreation opened, PlaceLinks.Page page) {
        return response(opened, page, Optional.empty());
    }

    /** The answer to an imported record. */
    static ResponseEntity<MadeBody> response(GameCreation opened, PlaceLinks.Page page, Optional<String> continues) {
        return switch (opened) {
            case GameCreation.Invalid faulty -> throw Problem.malformed(faulty.faults());
            case GameCreation.Created made -> {
                var body = new MadeBody(made.game(), made.hostToken(), made.seats(),
                        Optional.of(made.links().stream().map(each -> new LinkBody(each.person(), page.link(made.game(), each), each.place(), each.until())).toList())
                                .filter(each -> !each.isEmpty()),
                        Optional.of(made.diceCommitment()).filter(commitment -> !commitment.isEmpty()), continues);
                yield ResponseEntity.created(URI.create("/api/games/" + made.game()))
                        .eTag("\"" + made.position() + "\"").body(body);
            }
        };
    }

    private Scenario scenario(Ruleset<?, ?, ?, ? extends Scenario> ruleset, JsonNode sent, List<List<String>> sides) {
        if (sides != null && !sides.isEmpty()) {
            return ChosenScenario.of(ruleset, sent, sides);
        }
        if (sent.isObject()) {
            return wire.read(sent, ruleset.scenarioType(), "/scenario");
        }
        if (!sent.isString()) {
            throw Problem.malformed("/scenario", Sentence.of("kernel.sent.scenario"));
        }
        return ruleset.scenario(sent.asString()).orElseThrow(() -> Problem.malformed("/scenario",
                Sentence.of("kernel.sent.no-scenario").with("name", new Text(sent.asString())).with("ruleset", new Text(ruleset.id()))
                        .with("known", new Text(String.join(", ", ruleset.scenarios().keySet())))));
    }

    /** The undo rule. A game between several seats takes {@code opponents-agree}, unless the request says otherwise. */
    private static UndoRule undo(CreateGame asked) {
        boolean several = asked.seats().stream().filter(seat -> !seat.controls().isEmpty()).count() > 1;
        return asked.undo().map(GamesController::undo).orElse(several ? UndoRule.OPPONENTS_AGREE : UndoRule.FREE);
    }

    private static UndoRule undo(String word) {
        return switch (word) {
            case "free" -> UndoRule.FREE;
            case "opponents-agree" -> UndoRule.OPPONENTS_AGREE;
            case "host-only" -> UndoRule.HOST_ONLY;
            default -> throw Problem.malformed("/undo", Sentence.of("kernel.sent.undo-rule").with("word", new Text(word.toLowerCase(Locale.ROOT))));
        };
    }

    @GetMapping("/{id}")
    @Operation(summary = "The summary of a game; with a token also who you are")
    ResponseEntity<Object> one(@PathVariable String id,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        gate.requireReadable(id, authorization);
        var summary = (ObjectNode) told.summary(id);
        summary.put("public", credentials.find(id).orElseThrow().open());
        forks.parent(id).ifPresent(parent -> {
            var body = summary.putObject("parent").put("game", parent.game()).put("at", parent.at());
            forks.here(parent, GameAccess.tokenHash(authorization)).ifPresent(here -> body.put("here", here).put("name", told.listEntry(here).path("name").asString()));
        });
        gate.caller(id, authorization).ifPresent(caller -> told.putCaller(summary.putObject("you"), id, caller));
        return ResponseEntity.status(HttpStatus.OK).contentType(MediaType.APPLICATION_JSON)
                .eTag(ReaderLanguage.tag(summary.path("position").asInt())).body(summary);
    }
}
