package tercio.adapters.http;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import tercio.adapters.store.DamagedGames;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand;
import tercio.application.game.Games;
import tercio.application.record.Chain;
import tercio.application.record.Envelope.Once;
import tercio.application.record.RecordedEvent;
import tercio.application.record.RequestMade;
import tercio.domain.dice.DieName;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;
import tercio.projections.GameHistories;
import tools.jackson.databind.json.JsonMapper;

/** Carries out commands that callers sent and writes the answers to them. */
@Component
class SentCommands {

    private static final Pattern MATCH = Pattern.compile("(?:W/)?\"?(\\d{1,9})\"?");

    /** The headers of a command, and its body. */
    record Terms(String authorization, String ifMatch, String key, byte[] body) {}

    private final DamagedGames damaged;
    private final GameHistories histories;
    private final Games games;
    private final JsonMapper json;
    private final GameAccess gate;
    private final ResponseBodies bodies;
    private final ServiceMetrics counters;
    private final PositionReader reader;

    SentCommands(DamagedGames damaged, GameHistories histories, Games games, JsonMapper json, GameAccess gate, ResponseBodies bodies,
            ServiceMetrics counters, PositionReader reader) {
        this.damaged = damaged;
        this.histories = histories;
        this.games = games;
        this.json = json;
        this.gate = gate;
        this.bodies = bodies;
        this.counters = counters;
        this.reader = reader;
    }

    /** The ruleset of a game. */
    String ruleset(String game) {
        return damaged.reading(game, () -> histories.opening(game)).orElseThrow(() -> Problem.noGame(game)).event().ruleset();
    }

    /** The answer to a command. */
    ResponseEntity<Object> carriedOut(String game, Command command, List<Integer> dice, Terms terms) {
        return answer(game, done(game, command, dice, terms), terms);
    }

    /** Carries a command out; anything but its success is a problem. */
    CommandResult.Done done(String game, Command command, List<Integer> dice, Terms terms) {
        var caller = gate.acting(game, terms.authorization());
        // GameCredentials of different callers are different.
        var once = Optional.ofNullable(terms.key())
                .map(key -> new Once(caller.name() + "/" + key, Chain.hash(command + " " + Chain.hash(terms.body()))));
        var answer = games.execute(
                new GameCommand.Execute(game, caller, command, dice, expected(terms.ifMatch()), once));
        return switch (answer) {
            case CommandResult.Done done -> {
                counters.carriedOut(done.events().size());
                yield done;
            }
            case CommandResult.AlreadyDone before -> throw new IllegalStateException("the games answer " + before + " in full");
            case CommandResult.Declined(Verdict.Refused<?> refused) -> throw Problem.forbidden(refused.refusal());
            case CommandResult.Declined(Verdict.WantsDie<?> wants) -> throw dieWanted(wants.die(), wants.words());
            case CommandResult.DiceMismatch amiss -> throw Problem.malformed(amiss.detail(), List.of(new Problem.Fault("/dice", amiss.detail())));
            case CommandResult.NotPermitted notYours -> throw Problem.notYours(notYours.detail());
            case CommandResult.StalePosition moved -> throw Problem.movedOn(moved.position());
            case CommandResult.IdempotencyKeyReused taken -> throw Problem.keyTaken(terms.key());
            case CommandResult.NoSuchGame none -> throw Problem.noGame(none.game());
        };
    }

    private ResponseEntity<Object> answer(String game, CommandResult.Done done, Terms terms) {
        var body = json.createObjectNode().put("position", done.position());
        SealsBody.ofFact(done.events().getFirst()).ifPresent(seal -> body.put("sealed", seal));
        body.set("events", bodies.events(seen(done.events(), game, terms.authorization()),
                histories.opening(game).orElseThrow().ruleset()));
        if (done.events().getLast().fact() instanceof RequestMade made) {
            body.put("request", done.position()).set("awaits", json.valueToTree(made.awaits()));
        }
        return ResponseEntity.status(body.has("request") ? HttpStatus.ACCEPTED : HttpStatus.OK).eTag("\"" + done.position() + "\"").body(body);
    }

    private List<RecordedEvent> seen(List<RecordedEvent> events, String game, String authorization) {
        boolean secrets = histories.opening(game).orElseThrow().keepsSecrets();
        return secrets ? reader.read(game, authorization).events().subList(events.getFirst().position() - 1, events.getLast().position()) : events;
    }

    private static Problem dieWanted(DieName die, String words) {
        var name = Map.of("die", "d" + die.die().sides(), "purpose", die.purpose(), "side", die.side(), "ordinal", die.ordinal());
        return Problem.unfit("A die is wanted", "The next die wanted is a d" + die.die().sides() + ": " + words + ".",
                Map.of("die", name));
    }

    private static OptionalInt expected(String ifMatch) {
        if (ifMatch == null || ifMatch.equals("*")) {
            return OptionalInt.empty();
        }
        var match = MATCH.matcher(ifMatch.strip());
        if (!match.matches()) {
            throw Problem.malformed("/If-Match", "is the position of the game in quotes, such as \"12\"");
        }
        return OptionalInt.of(Integer.parseInt(match.group(1)));
    }
}
