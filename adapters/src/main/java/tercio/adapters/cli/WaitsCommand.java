package tercio.adapters.cli;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Sentence;
import tercio.projections.RulesAtPosition;

/** Prints what a game of this machine waits for, with the answers that are listed. */
@Command(name = "waits", mixinStandardHelpOptions = true, description = "Print what a game waits for: each question, whose it is, and its answers.")
final class WaitsCommand implements Callable<Integer> {

    /** The most answers of a question that are printed. */
    private static final int MOST = 12;

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Mixin
    private DataFolder data;

    @Mixin
    private SentenceLanguage language;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    WaitsCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() {
        try (var backend = data.open(library.get())) {
            var history = backend.histories().of(game).orElseThrow(() -> data.noGame(game));
            var out = spec.commandLine().getOut();
            var texts = language.texts();
            RulesAtPosition.of(history, history.position()).decisions().forEach(awaited -> {
                var decision = awaited.decision();
                out.println(decision.party() + ": " + texts.text(decision.prompt()) + " [" + decision.kind() + ", " + decision.rule().id() + "]");
                decision.options().stream().limit(MOST).forEach(option -> out.println("    " + texts.phrase(option.label())));
                if (decision.options().size() > MOST) {
                    out.println("    " + texts.phrase(Sentence.of("program.game.more-answers").with("count", decision.options().size() - MOST)));
                }
                decision.optionalForm().ifPresent(form -> out.println("    " + String.join(", ", form.fields().stream().map(field -> texts.phrase(field.label()) + " (" + field.name() + ")").toList())));
            });
            out.flush();
            return 0;
        }
    }
}
