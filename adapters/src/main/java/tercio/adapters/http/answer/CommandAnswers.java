package tercio.adapters.http.answer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.springframework.stereotype.Component;
import tercio.adapters.http.health.ServiceMetrics;
import tercio.adapters.http.problem.Problem;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand;
import tercio.application.record.Caller;
import tercio.application.record.Envelope.IdempotencyKey;
import tercio.application.record.HashChain;
import tercio.domain.dice.DieName;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** Makes commands from requests with their headers, and problems from commands that were not carried out. */
@Component
public class CommandAnswers {

    private static final Pattern MATCH = Pattern.compile("(?:W/)?\"?(\\d{1,9})(?:-[a-z]{2})?\"?");

    private final ServiceMetrics counters;

    CommandAnswers(ServiceMetrics counters) {
        this.counters = counters;
    }

    /**
     * The execution of a command.
     *
     * @param body as it was sent, because the same key with another body is a fault
     */
    public GameCommand.Execute toExecute(String game, Caller caller, Command command, String ifMatch, String key, byte[] body) {
        return toExecute(game, caller, command, List.of(), ifMatch, key, body);
    }

    /** The same with dice that the table threw. */
    public GameCommand.Execute toExecute(String game, Caller caller, Command command, List<Integer> dice, String ifMatch, String key, byte[] body) {
        // The caller's name keeps the keys of different callers apart.
        var once = Optional.ofNullable(key).map(own -> new IdempotencyKey(caller.name() + "/" + own, HashChain.hash(command + " " + HashChain.hash(body))));
        return new GameCommand.Execute(game, caller, command, dice, expectedPosition(ifMatch), once);
    }

    /** The result of a command that was carried out; throws a problem for any other result. */
    public CommandResult.Done requireDone(CommandResult result, String key) {
        return switch (result) {
            case CommandResult.Done done -> {
                counters.countCommand(done.events().size());
                yield done;
            }
            case CommandResult.AlreadyDone before -> throw new IllegalStateException("the games answer " + before + " in full");
            case CommandResult.Declined(Verdict.Refused<?> refused) -> throw RefusedCommand.problem(refused.refusal());
            case CommandResult.Declined(Verdict.NeedsDie<?> wants) -> throw dieWanted(wants.die(), wants.label());
            case CommandResult.DiceMismatch amiss -> throw Problem.diceMismatch(amiss.detail());
            case CommandResult.Malformed(var pointer, var message) -> throw Problem.malformed(pointer, message);
            case CommandResult.NotPermitted notYours -> throw Problem.notYours(notYours.detail());
            case CommandResult.StalePosition moved -> throw Problem.movedOn(moved.position());
            case CommandResult.IdempotencyKeyReused taken -> throw Problem.keyReused(key);
            case CommandResult.NoSuchGame none -> throw Problem.noGame(none.game());
        };
    }

    private static Problem dieWanted(DieName die, Sentence label) {
        var name = Map.of("die", "d" + die.die().sides(), "purpose", die.purpose(), "side", die.side(), "ordinal", die.ordinal());
        return Problem.unprocessable(Sentence.of("kernel.dice.wanted-title"), Sentence.of("kernel.dice.wanted").with("sides", die.die().sides()).with("die", Argument.of(label)),
                Map.of("die", name));
    }

    private static OptionalInt expectedPosition(String ifMatch) {
        if (ifMatch == null || ifMatch.equals("*")) {
            return OptionalInt.empty();
        }
        var match = MATCH.matcher(ifMatch.strip());
        if (!match.matches()) {
            throw Problem.malformed("/If-Match", Sentence.of("kernel.sent.if-match"));
        }
        return OptionalInt.of(Integer.parseInt(match.group(1)));
    }
}
