package tercio.adapters.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.LinkedHashMap;
import java.util.List;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.PieceId;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

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

    private final MessageRegistry dictionary;
    private final RequestReader wire;

    ScenarioController(MessageRegistry dictionary, RequestReader wire) {
        this.dictionary = dictionary;
        this.wire = wire;
    }

    @PostMapping("/check")
    @Operation(summary = "Whether a game can be made of a scenario; if not, each fault with a pointer into the scenario",
            requestBody = @io.swagger.v3.oas.annotations.parameters.RequestBody(content = @Content(schema = @Schema(type = "object"))))
    Playable check(@PathVariable String id, @RequestBody(required = false) byte[] body) {
        return check(ruleset(id), body);
    }

    private <N extends Scenario> Playable check(Ruleset<?, ?, ?, N> ruleset, byte[] body) {
        var scenario = wire.read(body, ruleset.scenarioType());
        var faults = new LinkedHashMap<>(ruleset.faults(scenario));
        ruleset.newIds(scenario).forEach((pointer, given) -> PieceId.fault(given).ifPresent(message -> faults.putIfAbsent(pointer, message)));
        if (!faults.isEmpty()) {
            throw Problem.malformed(faults);
        }
        return new Playable(ruleset.parties(scenario).stream().sorted().toList(), ruleset.hasSecrets() && ruleset.hasSecrets(ruleset.edition(), scenario));
    }

    private Ruleset<?, ?, ?, ?> ruleset(String id) {
        return dictionary.ruleset(id).orElseThrow(() -> Problem.notFound("There is no ruleset " + id + "."));
    }
}
