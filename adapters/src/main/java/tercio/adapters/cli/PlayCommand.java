package tercio.adapters.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.RulesAtPosition;
import tercio.projections.StepText;
import tercio.projections.TextDocument;

/** Plays a script and prints the result, without a server and without a database on disk. */
@Command(name = "play", mixinStandardHelpOptions = true, description = {
    "Play a script and print the result, with every modifier.",
    "A script is JSON Lines: {\"ruleset\":...,\"scenario\":...} first, then each command with its \"dice\"."
})
final class PlayCommand implements Callable<Integer> {

    /** Limit of a script in bytes: some 100,000 commands. */
    private static final int LONGEST = 10_000_000;

    @Parameters(paramLabel = "FILE", description = "the script")
    private Path file;

    @Mixin
    private TablesFolder tables;

    @Mixin
    private SentenceLanguage language;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    PlayCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        var lines = GivenFile.text(file, LONGEST).lines().toList();
        try (var backend = GameBackend.inMemory(library.get())) {
            printGame(backend, new ScriptPlayer(backend, tables.forGames(library.get().rulesets())).play(lines), spec.commandLine().getOut());
            return 0;
        }
    }

    private void printGame(GameBackend backend, String game, PrintWriter out) {
        var history = backend.histories().of(game).orElseThrow();
        int now = history.position();
        out.println(TextDocument.of(backend.views().account(history, now), language.texts()).plainText());
        for (var event : history.events()) {
            if (!event.envelope().explanation().isEmpty()) {
                out.println(language.texts().phrase(Sentence.of("program.play.ruling").with("position", event.position())));
                event.envelope().explanation().steps().forEach(step -> out.println("    " + StepText.of(step, history.opening().ruleset(), history.openingEvent().scenario().enteredTables(), language.language())));
            }
        }
        RulesAtPosition.of(history, now).decisions().forEach(awaited ->
                out.println(language.texts().phrase(Sentence.of("program.play.waiting").with("party", new Text(awaited.decision().party()))) + " " + language.texts().text(awaited.decision().prompt())));
        out.flush();
    }
}
