package tercio.adapters.http.play;

import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import tercio.adapters.http.access.GameAccess;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.answer.CommandAnswers;
import tercio.adapters.http.answer.ResponseBodies;
import tercio.adapters.http.answer.SealsBody;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.store.DamagedGames;
import tercio.application.game.CommandResult;
import tercio.application.game.Games;
import tercio.application.game.WrittenOrdersRun;
import tercio.application.record.KernelCommand;
import tercio.application.record.RecordedEvent;
import tercio.application.record.RequestMade;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.projections.GameHistories;
import tools.jackson.databind.json.JsonMapper;

/** Executes commands of callers and writes the answers. */
@Component
public class SentCommands {

    /** The headers of a command, and its body. */
    public record CommandHeaders(String authorization, String ifMatch, String key, byte[] body) {}

    private final DamagedGames damaged;
    private final GameHistories histories;
    private final Games games;
    private final JsonMapper json;
    private final GameAccess gate;
    private final ResponseBodies bodies;
    private final CommandAnswers answers;
    private final PositionReader reader;
    private final WrittenOrdersRun orders;

    SentCommands(DamagedGames damaged, GameHistories histories, Games games, JsonMapper json, GameAccess gate, ResponseBodies bodies,
            CommandAnswers answers, PositionReader reader, WrittenOrdersRun orders) {
        this.orders = orders;
        this.damaged = damaged;
        this.histories = histories;
        this.games = games;
        this.json = json;
        this.gate = gate;
        this.bodies = bodies;
        this.answers = answers;
        this.reader = reader;
    }

    /** The ruleset of a game. */
    public String ruleset(String game) {
        return damaged.readOrSetAside(game, () -> histories.opening(game)).orElseThrow(() -> Problem.noGame(game)).event().ruleset();
    }

    /** Executes a command and writes its answer. */
    public ResponseEntity<Object> executeAndAnswer(String game, Command command, List<Integer> dice, CommandHeaders terms) {
        return answer(game, execute(game, command, dice, terms), terms);
    }

    /** Executes a command; throws a problem unless it succeeds. Written orders are carried on with after a command of the rules. */
    public CommandResult.Done execute(String game, Command command, List<Integer> dice, CommandHeaders terms) {
        var caller = gate.requireCaller(game, terms.authorization());
        var done = answers.requireDone(games.execute(answers.toExecute(game, caller, command, dice, terms.ifMatch(), terms.key(), terms.body())), terms.key());
        boolean ofRules = !(command instanceof KernelCommand || command instanceof Adjustment);
        if (ofRules && histories.opening(game).orElseThrow().ruleset().takesWrittenOrders()) {
            orders.carryOut(game);
        }
        return done;
    }

    private ResponseEntity<Object> answer(String game, CommandResult.Done done, CommandHeaders terms) {
        var body = json.createObjectNode().put("position", done.position());
        SealsBody.sealOfFact(done.events().getFirst()).ifPresent(seal -> body.put("sealed", seal));
        body.set("events", bodies.events(visibleEvents(done.events(), game, terms.authorization()),
                histories.opening(game).orElseThrow()));
        if (done.events().getLast().fact() instanceof RequestMade made) {
            body.put("request", done.position()).set("awaits", json.valueToTree(made.awaits()));
        }
        return ResponseEntity.status(body.has("request") ? HttpStatus.ACCEPTED : HttpStatus.OK).eTag("\"" + done.position() + "\"").body(body);
    }

    private List<RecordedEvent> visibleEvents(List<RecordedEvent> events, String game, String authorization) {
        boolean secrets = histories.opening(game).orElseThrow().keepsSecrets();
        return secrets ? reader.read(game, authorization).events().subList(events.getFirst().position() - 1, events.getLast().position()) : events;
    }
}
