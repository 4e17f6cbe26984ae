package tercio.adapters.http.play;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.rulebook.ChangeSchema;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.MessageRegistry;
import tercio.application.record.Role;
import tercio.application.record.UndoRule;
import tercio.domain.game.Adjustments;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistory;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Describes what can be adjusted now, with the ids on the board: to the host, to a referee who sees everything, and to the seats of a game
 * whose opponents agree to changes.
 */
@RestController
@Tag(name = "Play")
class AdjustmentForms {

    private final GameAccess gate;
    private final PositionReader reader;
    private final MessageRegistry dictionary;
    private final JsonMapper json;

    AdjustmentForms(GameAccess gate, PositionReader reader, MessageRegistry dictionary, JsonMapper json) {
        this.gate = gate;
        this.reader = reader;
        this.dictionary = dictionary;
        this.json = json;
    }

    @GetMapping("/api/games/{id}/adjustments")
    @Operation(summary = "The kinds of changes that the host can make on the board of now, or that a seat can ask the others to agree to, with their schemas")
    ResponseEntity<Object> kinds(@PathVariable String id,
            @Parameter(description = "the language of titles, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var caller = gate.requireCaller(id, authorization);
        var history = reader.read(id, authorization);
        boolean referee = history.viewer().all() && history.places().of(caller.name(), Role.REFEREE).isPresent();
        if (!caller.host() && !referee) {
            permissionDenial(history.openingEvent(), caller).ifPresent(objection -> {
                throw Problem.notYours(objection);
            });
            reader.requireFullView(id, authorization, "adjustable");
        }
        var body = json.createObjectNode();
        var kinds = body.putArray("kinds");
        dictionary.ruleset(history.openingEvent().ruleset()).stream().flatMap(rules -> kinds(rules, history).stream()).forEach(kinds::add);
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(history.position())).cacheControl(CacheControl.noStore().cachePrivate()).body(body);
    }

    /** The reason why a seat cannot ask the others for an adjustment. */
    private static Optional<Sentence> permissionDenial(GameOpened opened, Caller caller) {
        return opened.undo() != UndoRule.OPPONENTS_AGREE ? Optional.of(Sentence.of("kernel.history.for-host"))
                : opened.partiesOf(caller.name()).isEmpty()
                        ? Optional.of(Sentence.of("kernel.history.asks-to-adjust").with("who", new Text(caller.name()))) : Optional.empty();
    }

    private static <S, E extends Event> List<ObjectNode> kinds(Ruleset<S, ?, E, ?> rules, GameHistory history) {
        var board = history.board(rules, history.position());
        return rules.adjustments().map(adjustments -> kinds(adjustments, board)).orElse(List.of());
    }

    private static <S> List<ObjectNode> kinds(Adjustments<S, ?> adjustments, S board) {
        var texts = Texts.in(ReaderLanguage.now());
        return adjustments.kinds().stream().map(kind -> ChangeSchema.of(kind, texts, to -> Optional.of(new ChangeSchema.KnownIds(adjustments.knownIds(board, to), adjustments.titles(board, to))))).toList();
    }
}
