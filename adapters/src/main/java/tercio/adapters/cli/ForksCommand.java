package tercio.adapters.cli;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.ForkTree;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Prints where a game came from, and all its forks as a tree. */
@Command(name = "forks", mixinStandardHelpOptions = true, description = "Show the parents of a game and the tree of its forks.")
final class ForksCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    ForksCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() {
        var told = CommandText.of(spec);
        try (var backend = data.open(library.get())) {
            if (backend.histories().opening(game).isEmpty()) {
                throw data.noGame(game);
            }
            backend.forks().parent(game).ifPresent(parent -> told.print(Sentence.of("program.game.fork-of").with("game", new Text(parent.game())).with("position", parent.at())));
            told.print(describe(backend, game));
            printForks(backend, game, "  ", new HashSet<>(Set.of(game)), told);
            told.out().flush();
            return 0;
        }
    }

    /**
     * Prints the forks of a game as a tree. A forged record can name a fork of its own fork as its parent, so no game is printed
     * twice.
     */
    private static void printForks(GameBackend backend, String parent, String indent, Set<String> shown, CommandText told) {
        for (ForkTree.Branch fork : backend.forks().all(parent)) {
            if (shown.add(fork.game())) {
                told.out().println(indent + told.phrase(Sentence.of("program.game.fork-from").with("position", fork.at()).with("fork", describe(backend, fork.game())).with("imported", fork.imported())));
                printForks(backend, fork.game(), indent + "  ", shown, told);
            }
        }
    }

    private static Sentence.Keyed describe(GameBackend backend, String game) {
        var name = backend.histories().opening(game).map(opening -> opening.event().name()).orElse("");
        return Sentence.of("program.game.named").with("game", new Text(game)).with("name", new Text(name)).with("position", backend.eventLog().newest(game));
    }
}
