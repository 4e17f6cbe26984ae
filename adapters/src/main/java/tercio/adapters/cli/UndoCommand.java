package tercio.adapters.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.HistoryQuestion;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand;

/** Takes a game of this machine back as its host: to a position exactly, or before the last answer or order of a seat. */
@Command(name = "undo", mixinStandardHelpOptions = true,
        description = "Take a game back as its host. It tells which events go; what was undone stays readable, and 'redo' brings it back.")
final class UndoCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @ArgGroup(multiplicity = "1")
    private Where where;

    /** The three ways to say how far back the undo goes. */
    private static final class Where {

        @Option(names = "--to", paramLabel = "POSITION", description = "to the board of this position, exactly")
        private Integer to;

        @Option(names = "--last", description = "before the last answer of the seat")
        private boolean last;

        @Option(names = "--order", description = "before the whole order that the last answer of the seat belongs to")
        private boolean order;
    }

    @Option(names = "--seat", paramLabel = "NAME", description = "whose last answer or order (default: the host)")
    private String seat = Caller.HOST_NAME;

    @Option(names = "--reason", paramLabel = "TEXT", description = "why; everybody reads it")
    private String reason = "";

    @Option(names = "--show", description = "only tell what would go")
    private boolean show;

    @Mixin
    private SentenceLanguage language;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    UndoCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() {
        try (var backend = data.open(library.get())) {
            var change = new HostHistoryChange(backend, game, data.store(), language.texts(), spec);
            return change.printAndExecute(question(), plan -> new KernelCommand.Undo(plan.to(), reason), show);
        }
    }

    private HistoryQuestion question() {
        return where.to != null ? new HistoryQuestion.UndoTo(where.to)
                : where.order ? new HistoryQuestion.UndoLastOrder(Optional.of(seat)) : new HistoryQuestion.UndoLastAnswer(Optional.of(seat));
    }
}
