package tercio.adapters.cli;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tercio.adapters.demo.DemonstrationRun;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;

/** Plays the worked example of each rulebook, without a server and without a database on disk. */
@Command(name = "demo", mixinStandardHelpOptions = true,
        description = "Play the rulebook's worked example as a game and print it with every modifier;"
                + " undo a roll, repeat it, verify.")
final class DemoCommand implements Callable<Integer> {

    private static final int NOT_VERIFIED = 1;

    @Mixin
    private SentenceLanguage language;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> rulebooks;

    DemoCommand(Supplier<RulebookModules> rulebooks) {
        this.rulebooks = rulebooks;
    }

    @Override
    public Integer call() {
        var installed = rulebooks.get();
        try (var backend = GameBackend.inMemory(installed.rulebooks())) {
            boolean verified = true;
            for (var module : installed.modules()) {
                verified &= playAndVerify(module, backend);
            }
            return verified ? 0 : NOT_VERIFIED;
        }
    }

    /** Plays the example of a rulebook. A rulebook without an example counts as verified. */
    private boolean playAndVerify(RulebookModule module, GameBackend backend) {
        return module.demonstration()
                .map(example -> DemonstrationRun.playAndPrint(backend, module.ruleset().orElseThrow(), example, language.language(), spec.commandLine().getOut()))
                .orElse(true);
    }
}
