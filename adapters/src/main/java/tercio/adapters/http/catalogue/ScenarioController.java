package tercio.adapters.http.catalogue;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.request.RequestReader;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.PieceId;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Checks scenarios without making a game. */
@RestController
@RequestMapping("/api/rulesets/{id}/scenarios")
@Tag(name = "Games")
class ScenarioController {

    /**
     * A scenario without faults.
     *
     * @param parties that seats can control, in alphabetical order
     * @param secrets whether a game of it hides something from some of its players, unless its table is open
     */
    record Playable(List<String> parties, boolean secrets) {}

    /** The most readings that are named. */
    private static final int MOST_READINGS = 100;

    private final MessageRegistry dictionary;
    private final RequestReader wire;

    ScenarioController(MessageRegistry dictionary, RequestReader wire) {
        this.dictionary = dictionary;
        this.wire = wire;
    }

    @PostMapping("/check")
    @Operation(summary = "Whether a game can be made of a scenario; if not, each fault with a pointer into the scenario",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(type = "object"))))
    Playable check(@PathVariable String id, @RequestParam Optional<List<String>> reading, @RequestBody(required = false) byte[] body) {
        var ruleset = ruleset(id);
        return check(ruleset, readings(ruleset, reading.orElse(List.of())), body);
    }

    /** The readings that an address names, each with its choice behind a colon. */
    private static Readings readings(Ruleset<?, ?, ?, ?> ruleset, List<String> named) {
        if (named.size() > MOST_READINGS) {
            throw Problem.malformed("reading", Sentence.of("kernel.sent.readings").with("most", MOST_READINGS));
        }
        var chosen = new HashMap<String, String>();
        for (var each : named) {
            var parts = each.split(":", 2);
            var known = ruleset.readings().stream().filter(reading -> reading.id().equals(parts[0])).findFirst()
                    .orElseThrow(() -> Problem.malformed("reading", Sentence.of("kernel.sent.no-reading").with("ruleset", new Text(ruleset.id()))));
            if (parts.length < 2 || !known.choices().contains(parts[1])) {
                throw Problem.malformed("reading", Sentence.of("kernel.sent.reading").with("reading", new Text(known.id())).with("known", new Text(String.join(", ", known.choices()))));
            }
            chosen.put(parts[0], parts[1]);
        }
        return new Readings(chosen);
    }

    private <N extends Scenario> Playable check(Ruleset<?, ?, ?, N> ruleset, Readings readings, byte[] body) {
        var scenario = wire.read(body, ruleset.scenarioType());
        var faults = new LinkedHashMap<>(ruleset.faults(scenario, readings));
        ruleset.newIds(scenario).forEach((pointer, given) -> PieceId.fault(given).ifPresent(message -> faults.putIfAbsent(pointer, message)));
        if (!faults.isEmpty()) {
            throw Problem.malformed(faults);
        }
        return new Playable(ruleset.parties(scenario).stream().sorted().toList(), ruleset.hasSecrets() && ruleset.hasSecrets(ruleset.edition(), scenario));
    }

    private Ruleset<?, ?, ?, ?> ruleset(String id) {
        return dictionary.ruleset(id).orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.ruleset").with("ruleset", new Text(id))));
    }
}
