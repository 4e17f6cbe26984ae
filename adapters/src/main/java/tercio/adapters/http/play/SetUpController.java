package tercio.adapters.http.play;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.RefusedCommand;
import tercio.adapters.http.problem.Problem;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.WrittenScenario;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistory;

/** Writes a position out as the scenario of a new game. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Games")
class SetUpController {

    /**
     * A position as a scenario.
     *
     * @param scenario as it is sent with a new game; it has no faults
     * @param leftOut the parts of the position that a scenario cannot express, in words
     * @param readings the readings that were chosen for the game, to be sent with the new one: by others the scenario may have faults
     */
    record SetUpBody(String ruleset, int position, Scenario scenario, List<String> leftOut, Map<String, String> readings) {}

    private final PositionReader reader;

    SetUpController(PositionReader reader) {
        this.reader = reader;
    }

    private static final String WRITTEN = """
            The scenario says what you may see of the board at that position: counters where they stand, control, sieges, money and leaders. \
            Send it with POST /api/games to start a game from there, with the readings of this game; unlike a fork it keeps nothing of the history. \
            A position within a command, or at which something is under way that a scenario cannot say, is refused.""";

    /** @return the scenario, whose fields are those of the schema of its ruleset */
    @GetMapping(path = "/scenario", produces = MediaType.APPLICATION_JSON_VALUE)
    @Operation(summary = "A position as the scenario of a new game", description = WRITTEN)
    Object scenario(@PathVariable String id, @RequestParam Optional<String> at, @RequestHeader(name = "Authorization", required = false) String authorization) {
        return setUp(id, at, authorization).scenario();
    }

    @GetMapping(path = "/set-up", produces = MediaType.APPLICATION_JSON_VALUE)
    @Operation(summary = "A position as the scenario of a new game, with what it leaves out", description = WRITTEN)
    SetUpBody setUp(@PathVariable String id, @RequestParam Optional<String> at, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var page = reader.read(id, authorization, at);
        if (page.rules().isWithinCommand()) {
            throw Problem.unprocessable(Sentence.of("kernel.problem.no-beginning-title"), Sentence.of("kernel.problem.no-beginning").with("position", page.position()), Map.of());
        }
        return setUpBody(page.history().opening().ruleset(), page.history(), page.position());
    }

    private static <S, N extends Scenario> SetUpBody setUpBody(Ruleset<S, ?, ?, N> rules, GameHistory history, int position) {
        var written = rules.asScenario(history.board(rules, position))
                .orElseThrow(() -> Problem.notFound(Sentence.of("kernel.missing.set-up").with("title", Argument.of(rules.title()))));
        return switch (written) {
            case WrittenScenario.Ready<N> ready -> new SetUpBody(rules.id(), position, ready.scenario(), ready.leftOut(), new TreeMap<>(history.openingEvent().readings()));
            case WrittenScenario.NotNow<N> notNow -> throw toProblem(notNow.refusal());
        };
    }

    private static Problem toProblem(Refusal refusal) {
        return RefusedCommand.problem(refusal);
    }
}
