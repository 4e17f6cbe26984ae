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

/** One question to the rules engine, without a game. */
@RestController
@RequestMapping("/api")
@Tag(name = "Adjudication")
class AdjudicationController {

    /** A named reading of an unclear rule, with what holds when nothing is chosen. */
    record ReadingBody(String ruleset, String id, String rule, List<String> choices, String standard, String why) {}

    private final Adjudicator adjudicator;

    AdjudicationController(Adjudicator adjudicator) {
        this.adjudicator = adjudicator;
    }

    @PostMapping("/adjudications")
    @Operation(summary = "These forces, these dice: what happens?")
    ResponseEntity<byte[]> adjudicate(@RequestBody(required = false) byte[] request) {
        return AnswerBody.of(adjudicator.adjudicate(request == null ? new byte[0] : request));
    }

    @GetMapping("/readings")
    @Operation(summary = "The named readings of rules that a rulebook leaves unclear")
    List<ReadingBody> readings() {
        return adjudicator.readings().entrySet().stream()
                .flatMap(ruleset -> ruleset.getValue().stream()
                        .map(reading -> new ReadingBody(ruleset.getKey(), reading.id(), reading.rule().id(), reading.choices(),
                                reading.standard(), reading.why())))
                .toList();
    }
}
