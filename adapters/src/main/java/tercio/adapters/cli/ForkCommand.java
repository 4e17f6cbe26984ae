package tercio.adapters.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.text.IncomingText;

/** Makes a new game from the board of another at a position. */
@Command(name = "fork", mixinStandardHelpOptions = true, description = "Make a new game from the board of a game at a position; the game stays as it is.")
final class ForkCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Option(names = "--at", paramLabel = "POSITION", description = "the position (default: the newest)")
    private Optional<Integer> at = Optional.empty();

    @Option(names = "--name", paramLabel = "NAME", description = "what the table calls the new game")
    private Optional<String> name = Optional.empty();

    @Option(names = "--private", description = "nobody may watch the new game, although anybody may watch this one")
    private boolean closed;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    ForkCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() {
        try (var backend = data.open(library.get())) {
            int newest = backend.eventLog().newest(game);
            if (newest == 0) {
                throw data.noGame(game);
            }
            ImportCommand.printTokens(backend.games().fork(game, at.orElse(newest), name.map(IncomingText::normalize), "", closed), CommandText.of(spec));
            return 0;
        }
    }
}
