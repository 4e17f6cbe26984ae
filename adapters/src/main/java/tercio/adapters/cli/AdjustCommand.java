package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.json.UnreadableJson;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.record.Caller;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tools.jackson.core.JacksonException;

/** Adjusts a game of this machine as its host. */
@Command(name = "adjust", mixinStandardHelpOptions = true,
        description = "Change the board of a game as its host: all changes of the file are made, or none.")
final class AdjustCommand implements Callable<Integer> {

    private static final int REFUSED = 1;
    /** Limit of a file of changes in bytes, equal to that of a request body. */
    private static final int LONGEST = 1_000_000;

    @Parameters(index = "0", paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Parameters(index = "1", paramLabel = "FILE",
            description = "JSON: {\"reason\": TEXT, \"changes\": [{\"kind\": KIND, ...}]}; GET /api/rulesets/ID lists the kinds")
    private Path file;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    AdjustCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        var text = GivenFile.text(file, LONGEST);
        var told = CommandText.of(spec);
        try (var backend = data.open(library.get())) {
            var adjustment = read(backend, text);
            var answer = backend.games().execute(new Execute(game, Caller.HOST, adjustment, List.of(), OptionalInt.empty(), Optional.empty()));
            return switch (answer) {
                case CommandResult.Done done -> {
                    told.print(Sentence.of("program.game.adjusted").with("game", new Text(game)).with("position", done.position()));
                    yield 0;
                }
                case CommandResult.Declined(Verdict.Refused<?>(Refusal refusal)) -> {
                    told.warn(refusal.detail());
                    refusal.faults().forEach(fault -> told.warn(Sentence.of("program.game.fault-of-adjustment").with("pointer", new Text(fault.pointer())).with("fault", Argument.of(fault.message()))
                            .with("any", !fault.legal().isEmpty()).with("legal", new Text(String.join(", ", fault.legal())))));
                    yield REFUSED;
                }
                default -> throw new IllegalStateException("cannot be adjusted: " + answer);
            };
        }
    }

    private Adjustment read(GameBackend backend, String text) {
        var opening = backend.histories().opening(game)
                .orElseThrow(() -> data.noGame(game));
        var type = backend.dictionary().command(opening.event().ruleset(), Adjustment.WORD)
                .orElseThrow(() -> new RefusedInput(Sentence.of("program.game.no-adjustments").with("ruleset", new Text(opening.event().ruleset()))));
        var sent = GivenFile.json(backend.json(), text, file.toString());
        try {
            return (Adjustment) backend.json().treeToValue(sent, type);
        } catch (JacksonException unreadable) {
            throw new RefusedInput(GivenFile.fault(file.toString(), UnreadableJson.sentence(unreadable)), unreadable);
        }
    }
}
