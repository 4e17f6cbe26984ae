package tercio.adapters.http.odds;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.http.catalogue.RuleController;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.rulebook.RuleReference;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.ruling.Dispute;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.RulebookTranslation;
import tercio.projections.sentence.Language;

/** Answers one question to the rules engine, without a game. */
@RestController
@RequestMapping("/api")
@Tag(name = "Adjudication")
class AdjudicationController {

    /**
     * A reading of an unclear rule, with its default.
     *
     * @param words the labels of the choices, in their order
     * @param dispute the consequence of each choice and the practice of other tables; left out where hardly anybody plays otherwise
     */
    record ReadingBody(String ruleset, String id, String rule, List<String> choices, String standard, String why, List<String> words, Optional<Dispute> dispute) {
        static ReadingBody of(String ruleset, Reading reading, Optional<RulebookTranslation> translation) {
            var told = RuleReference.ReadingText.of(reading, translation);
            return new ReadingBody(ruleset, told.id(), reading.rule().id(), told.choices(), told.standard(), told.why(), told.words(),
                    translation.map(known -> known.dispute(reading)).orElseGet(reading::dispute));
        }
    }

    /** Longest light request in bytes; reading a longer one takes long. */
    private static final int LONGEST_LIGHT = 20_000;

    private final Adjudicator adjudicator;
    private final RulebookModules modules;
    private final HeavyRequests heavy;
    private final GameAdjudicators games;
    private final Map<Language, List<ReadingBody>> readings = new ConcurrentHashMap<>();

    AdjudicationController(Adjudicator adjudicator, RulebookModules modules, HeavyRequests heavy, GameAdjudicators games) {
        this.games = games;
        this.adjudicator = adjudicator;
        this.modules = modules;
        this.heavy = heavy;
    }

    @PostMapping("/adjudications")
    @Operation(summary = "The result of a procedure with given forces and dice; its explanation is in the language of the caller")
    ResponseEntity<byte[]> adjudicate(@RequestBody(required = false) byte[] request,
            @Parameter(description = "a game by whose tables it is ruled; left out, those of the service") @RequestParam Optional<String> game,
            @Parameter(description = "whether the answer has the `sheet` of a fight: each figure with the parts behind it") @RequestParam(defaultValue = "false") boolean sheet,
            @Parameter(description = "the language of explanations and of what cannot be judged, en or fr; left out, that of Accept-Language") @RequestParam Optional<String> lang,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var question = request == null ? new byte[0] : request;
        var language = ReaderLanguage.now();
        var ruling = game.map(id -> games.of(id, authorization)).orElse(adjudicator);
        return question.length > LONGEST_LIGHT ? heavy.computeAnswer(new Object(), () -> AnswerBody.of(ruling.adjudicate(question, sheet, language)))
                : AnswerBody.of(ruling.adjudicate(question, sheet, language));
    }

    @GetMapping("/readings")
    @Operation(summary = "The named readings of unclear rules")
    List<ReadingBody> readings(@Parameter(description = RuleController.LANGUAGE) @RequestParam Optional<String> lang) {
        return readings.computeIfAbsent(ReaderLanguage.now(), this::readings);
    }

    private List<ReadingBody> readings(Language language) {
        return adjudicator.readings().entrySet().stream().flatMap(known -> {
            var translation = modules.module(known.getKey()).flatMap(module -> module.rulesIn(language));
            return known.getValue().stream().map(reading -> ReadingBody.of(known.getKey(), reading, translation));
        }).toList();
    }
}
