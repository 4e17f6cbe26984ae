package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.adjudication.Adjudicator;

/** Answers one question to the rules engine, without a game. */
@RestController
@RequestMapping("/api")
@Tag(name = "Adjudication")
class AdjudicationController {

    /** A named reading of an unclear rule, with its default. */
    record ReadingBody(String ruleset, String id, String rule, List<String> choices, String standard, String why) {}

    /** In bytes. Reading a longer request takes long. */
    private static final int LONGEST_LIGHT = 20_000;

    private final Adjudicator adjudicator;
    private final HeavyRequests heavy;

    AdjudicationController(Adjudicator adjudicator, HeavyRequests heavy) {
        this.adjudicator = adjudicator;
        this.heavy = heavy;
    }

    @PostMapping("/adjudications")
    @Operation(summary = "The result of a procedure with given forces and dice")
    ResponseEntity<byte[]> adjudicate(@RequestBody(required = false) byte[] request) {
        var question = request == null ? new byte[0] : request;
        return question.length > LONGEST_LIGHT
                ? heavy.question(new Object(), () -> AnswerBody.of(adjudicator.adjudicate(question)))
                : AnswerBody.of(adjudicator.adjudicate(question));
    }

    @GetMapping("/readings")
    @Operation(summary = "The named readings of unclear rules")
    List<ReadingBody> readings() {
        return adjudicator.readings().entrySet().stream()
                .flatMap(ruleset -> ruleset.getValue().stream()
                        .map(reading -> new ReadingBody(ruleset.getKey(), reading.id(), reading.rule().id(), reading.choices(),
                                reading.standard(), reading.why())))
                .toList();
    }
}
