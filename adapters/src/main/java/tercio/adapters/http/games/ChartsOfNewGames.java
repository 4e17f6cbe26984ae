package tercio.adapters.http.games;

import java.util.LinkedHashMap;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.rulebook.OperatorTables;
import tercio.application.game.GameCreation;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnteredTables;

/** Puts the tables by which a new game is played into its scenario: those of the request, else those of the operator. */
@Component
class ChartsOfNewGames {

    private static final String POINTER = "/charts";
    private static final String IN_SCENARIO = "/scenario" + POINTER;

    private final OperatorTables operator;

    ChartsOfNewGames(OperatorTables operator) {
        this.operator = operator;
    }

    /** The scenario with its tables. A scenario that brings its own keeps them where the request names none. */
    <N extends Scenario> Scenario scenario(Ruleset<?, ?, ?, N> ruleset, Scenario scenario, Optional<EnteredTables> sent) {
        if (ruleset.enterableTables().isEmpty()) {
            sent.ifPresent(tables -> {
                throw Problem.malformed(POINTER, Sentence.of("kernel.table.none-to-enter").with("ruleset", new Text(ruleset.id())));
            });
            return scenario;
        }
        if (sent.isEmpty() && scenario.enteredTables().isPresent()) {
            return scenario;
        }
        return sent.or(() -> operator.of(ruleset)).<Scenario>map(tables -> ruleset.withTables(ruleset.scenarioType().cast(scenario), tables)).orElse(scenario);
    }

    /** The answer with the faults of tables at the part of the request that brought them. */
    static GameCreation atTheRequest(GameCreation answer) {
        if (!(answer instanceof GameCreation.Invalid(var faults))) {
            return answer;
        }
        var moved = new LinkedHashMap<String, Sentence>();
        faults.forEach((pointer, message) -> moved.put(pointer.startsWith(IN_SCENARIO) ? POINTER + pointer.substring(IN_SCENARIO.length()) : pointer, message));
        return new GameCreation.Invalid(moved);
    }
}
