package tercio.adapters.cli;

import java.io.PrintWriter;
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
        var out = spec.commandLine().getOut();
        try (var backend = data.open(library.get())) {
            if (backend.histories().opening(game).isEmpty()) {
                throw new IllegalArgumentException("there is no game " + game + " in " + data.store());
            }
            backend.forks().parent(game).ifPresent(parent -> out.println("fork of game " + parent.game() + " from position " + parent.at()));
            out.println(describe(backend, game));
            printForks(backend, game, "  ", new HashSet<>(Set.of(game)), out);
            out.flush();
            return 0;
        }
    }

    /**
     * Prints the forks of a game as a tree. A forged record can name a fork of its own fork as its parent, so no game is printed
     * twice.
     */
    private static void printForks(GameBackend backend, String parent, String indent, Set<String> told, PrintWriter out) {
        for (ForkTree.Branch fork : backend.forks().all(parent)) {
            if (told.add(fork.game())) {
                out.println(indent + "from " + fork.at() + ": " + describe(backend, fork.game()) + (fork.imported() ? " (imported)" : ""));
                printForks(backend, fork.game(), indent + "  ", told, out);
            }
        }
    }

    private static String describe(GameBackend backend, String game) {
        var name = backend.histories().opening(game).map(opening -> opening.event().name()).orElse("");
        return game + " \"" + name + "\", position " + backend.eventLog().newest(game);
    }
}
