package tercio.adapters.http.odds;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.rulebook.GameQuestion;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;

/** Gives the adjudication request of a ruling of a game. */
@RestController
@RequestMapping("/api/games/{id}/questions")
@Tag(name = "Analysis")
class QuestionController {

    private final PositionReader reader;
    private final RulebookModules modules;

    QuestionController(PositionReader reader, RulebookModules modules) {
        this.reader = reader;
        this.modules = modules;
    }

    @GetMapping("/{position}")
    @Operation(summary = "The request with which `POST /api/adjudications` gives the ruling of an event again, with the dice that fell")
    ResponseEntity<JsonNode> question(@PathVariable String id, @PathVariable String position,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var history = reader.read(id, authorization);
        int at = position.matches("\\d{1,9}") ? Integer.parseInt(position) : 0;
        if (at < 1 || at > history.position()) {
            throw Problem.malformed("/position", Sentence.of("kernel.sent.event-position").with("last", history.position()));
        }
        var ruleset = history.openingEvent().ruleset();
        var question = modules.modules().stream().filter(module -> module.id().equals(ruleset)).findFirst()
                .map(module -> module.question(history, at)).orElse(GameQuestion.NO_PROCEDURE);
        return switch (question) {
            case GameQuestion.Asked(var request) -> ResponseEntity.ok().eTag("\"" + history.position() + "\"").body(request);
            case GameQuestion.None(var why) -> throw Problem.notFound(Sentence.of("kernel.question.none").with("position", at).with("why", Argument.of(why)));
        };
    }
}
