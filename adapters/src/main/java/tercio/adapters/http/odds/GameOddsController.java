package tercio.adapters.http.odds;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.adjudication.AppraisalJson;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.problem.ReaderText;
import tercio.domain.game.Viewer;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.AwaitedDecision;
import tercio.projections.DecisionOdds;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Gives the odds within a game: of each option of a decision, and of a battle that was joined. */
@RestController
@RequestMapping("/api/games/{id}/odds")
@Tag(name = "Analysis")
class GameOddsController {

    private static final int KNOWN = 500;
    private static final long KNOWN_BYTES = 16 << 20;

    /** A question of a viewer about a game at a position, whose answer never changes. */
    private record OddsQuestion(String game, Viewer viewer, int position, String of, boolean fractions, Language language) {}

    private final JsonMapper json;
    private final PositionReader reader;
    private final HeavyRequests heavy;
    private final OddsCache<OddsQuestion, byte[]> known = new OddsCache<>(KNOWN, KNOWN_BYTES, answer -> answer.length);

    GameOddsController(JsonMapper json, PositionReader reader, HeavyRequests heavy) {
        this.json = json;
        this.reader = reader;
        this.heavy = heavy;
    }

    @GetMapping("/{of}")
    @Operation(summary = "Odds of each option of a decision, or of the result of a battle",
            description = """
                    `of` is the id of a decision that is awaited: `options` lists its answers, those on which dice decide with \
                    `odds` in the shape of `POST /api/odds` and `parties`, who is meant by its sides. Figures that no die decides, such as what a choice of losses leaves, \
                    are certain. `withheld` says why the odds of a fight are missing where forces are hidden; that of an option, why its own take too long. Whoever has not been asked yet is taken to hold the field and to \
                    find room for his retreat. Or `of` is the position of an event with which a battle began: `odds` are those \
                    at its beginning, with the choices as they were made; when it is over, `actual` is what came and `luck` \
                    tells for the losses of each side `meanMinusActual` and `asBadlyOrWorse`, the chance of losing as much or \
                    more.""")
    ResponseEntity<byte[]> odds(@PathVariable String id, @PathVariable String of, @RequestParam Optional<String> at,
            @Parameter(description = "write each probability also as a fraction in lowest terms")
            @RequestParam(defaultValue = "false") boolean fractions,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        var asked = new OddsQuestion(id, page.history().viewer(), page.position(), of, fractions, ReaderLanguage.now());
        var body = known.findKept(asked).orElseGet(() -> heavy.computeAnswer(asked, () -> known.computeIfAbsent(asked, () -> oddsBody(page, asked))));
        return ResponseEntity.ok().eTag(ReaderLanguage.tag(page.position())).contentType(MediaType.APPLICATION_JSON).body(body);
    }

    private byte[] oddsBody(PositionReader.Page page, OddsQuestion asked) {
        return json.writeValueAsBytes(asked.of().matches("\\d{1,9}")
                ? battle(page, Integer.parseInt(asked.of()), asked)
                : decision(page, asked));
    }

    private ObjectNode decision(PositionReader.Page page, OddsQuestion asked) {
        var id = asked.of();
        var decision = page.rules().decisions().stream()
                .filter(awaited -> awaited.answersShown() && awaited.request().isEmpty())
                .map(AwaitedDecision::decision)
                .filter(awaited -> awaited.id().equals(id))
                .findFirst()
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.decision").with("decision", new Text(id)).with("position", page.position())));
        var body = json.createObjectNode().put("decision", id);
        var options = body.putArray("options");
        for (var answer : DecisionOdds.of(page.history(), decision, page.position())) {
            var option = options.addObject().put("label", Texts.in(asked.language()).phrase(answer.option().label()));
            ReaderText.languageFor(asked.language(), answer.option().label()).ifPresent(code -> option.put("lang", code));
            option.set("command", json.valueToTree(answer.option().command()));
            answer.odds().odds().ifPresent(odds -> AppraisalJson.put(option, odds, asked.fractions(), asked.language()));
            answer.odds().withheld().ifPresent(why -> option.put("withheld", Texts.in(asked.language()).phrase(why)));
        }
        DecisionOdds.whyNone(page.history(), decision, page.position()).ifPresent(why -> body.put("withheld", Texts.in(asked.language()).phrase(why)));
        return body;
    }

    private ObjectNode battle(PositionReader.Page page, int event, OddsQuestion asked) {
        return DecisionOdds.since(page.history(), event, page.position())
                .map(appraisal -> {
                    var body = json.createObjectNode().put("position", event);
                    return body.setAll(AppraisalJson.of(appraisal, asked.fractions(), asked.language()));
                })
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.odds").with("event", event).with("position", page.position())));
    }
}
