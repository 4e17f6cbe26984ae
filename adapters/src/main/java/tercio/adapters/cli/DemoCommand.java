package tercio.adapters.cli;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tercio.adapters.demo.Demonstration;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;

/** Plays the rulebook's worked example, without a server and without a database on the disk. */
@Command(name = "demo", mixinStandardHelpOptions = true,
        description = "Play the rulebook's worked example as a game and tell it with every modifier; take a die back, play it again, verify.")
final class DemoCommand implements Callable<Integer> {

    private static final int NOT_VERIFIED = 1;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    DemoCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() {
        try (var backend = GameBackend.inMemory(library.get())) {
            return Demonstration.told(backend, spec.commandLine().getOut()) ? 0 : NOT_VERIFIED;
        }
    }
}
