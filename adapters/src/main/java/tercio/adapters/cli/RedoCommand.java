package tercio.adapters.cli;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.HistoryQuestion;
import tercio.application.record.KernelCommand;

/** Brings back what the last undo took away from a game of this machine, as its host. */
@Command(name = "redo", mixinStandardHelpOptions = true, description = "Bring back what the last undo took away, as long as nothing was played since.")
final class RedoCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Option(names = "--reason", paramLabel = "TEXT", description = "why; everybody reads it")
    private String reason = "";

    @Option(names = "--show", description = "only tell what would come back")
    private boolean show;

    @Mixin
    private SentenceLanguage language;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    RedoCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() {
        try (var backend = data.open(library.get())) {
            var change = new HostHistoryChange(backend, game, data.store(), language.texts(), spec);
            return change.printAndExecute(new HistoryQuestion.RedoLast(), plan -> new KernelCommand.Redo(reason), show);
        }
    }
}
