package tercio.adapters.http.odds;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.projections.sentence.Language;

/** Gives the probabilities of the answers to one adjudication request. */
@RestController
@RequestMapping("/api")
@Tag(name = "Adjudication")
class OddsController {

    private static final int KNOWN = 100;
    private static final long KNOWN_BYTES = 8 << 20;
    /** Longest request in bytes whose odds are kept; no honest question is longer. */
    private static final int LONGEST_KNOWN = 20_000;

    private record RequestQuestion(String question, boolean fractions, Language language) {}

    private final Adjudicator adjudicator;
    private final HeavyRequests heavy;
    private final GameAdjudicators games;
    private final OddsCache<RequestQuestion, ResponseEntity<byte[]>> known =
            new OddsCache<>(KNOWN, KNOWN_BYTES, answer -> answer.getBody().length);

    OddsController(Adjudicator adjudicator, HeavyRequests heavy, GameAdjudicators games) {
        this.games = games;
        this.adjudicator = adjudicator;
        this.heavy = heavy;
    }

    @PostMapping("/odds")
    @Operation(summary = "Odds of a procedure with given forces",
            description = """
                    An adjudication request without `dice`. `odds` has the fields of the adjudication's answer; each holds \
                    `values`, a list of `{value, probability}` (and `fraction` on request), exact and summing to 1; `value` \
                    is null where the answer would not have the field. Numbers are in order and have `mean`, `p5`, `p50` \
                    and `p95` besides. With `"choices":"compare"` the answer holds `choices` instead: a list of `{choices, \
                    odds}`, one for each way in which the players may choose (JSON pointer into the request to value).""")
    ResponseEntity<byte[]> odds(@RequestBody(required = false) byte[] request,
            @Parameter(description = "write each probability also as a fraction in lowest terms")
            @RequestParam(defaultValue = "false") boolean fractions,
            @Parameter(description = "a game by whose tables they are reckoned; left out, those of the service") @RequestParam Optional<String> game,
            @Parameter(description = "whether the answer has the `sheet` of a fight before its first die") @RequestParam(defaultValue = "false") boolean sheet,
            @Parameter(description = "the language of the sheet, of `policy` and of what cannot be judged, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var question = request == null ? new byte[0] : request;
        var language = ReaderLanguage.now();
        if (game.isPresent()) {
            var ruling = games.of(game.get(), authorization);
            return heavy.computeAnswer(new Object(), () -> AnswerBody.of(ruling.odds(question, fractions, sheet, language)));
        }
        if (sheet || question.length > LONGEST_KNOWN) {
            return heavy.computeAnswer(new Object(), () -> AnswerBody.of(adjudicator.odds(question, fractions, sheet, language)));
        }
        var asked = new RequestQuestion(new String(question, StandardCharsets.ISO_8859_1), fractions, language);
        return known.findKept(asked).orElseGet(() -> heavy.computeAnswer(asked, () -> known.computeIfAbsent(asked, () -> answer(question, asked))));
    }

    private ResponseEntity<byte[]> answer(byte[] question, RequestQuestion asked) {
        return AnswerBody.of(adjudicator.odds(question, asked.fractions(), false, asked.language()));
    }
}
