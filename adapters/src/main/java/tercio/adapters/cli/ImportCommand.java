package tercio.adapters.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.Library;
import tercio.application.game.Opened;

/** Takes a record back in, as a game with new tokens. */
@Command(name = "import", mixinStandardHelpOptions = true,
        description = "Take in a record after checking it; nothing is kept of one that was altered.")
final class ImportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "a record, as export writes it")
    private Path file;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<Library> library;

    ImportCommand(Supplier<Library> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        try (var workshop = data.open(library.get()); var in = Files.newBufferedReader(file)) {
            var record = LongWork.done("importing", spec.commandLine().getErr(),
                    progress -> workshop.records().read(in, progress));
            tell(workshop.games().adopt(record), spec.commandLine().getOut());
            return 0;
        }
    }

    private static void tell(Opened opened, PrintWriter out) {
        switch (opened) {
            case Opened.Made made -> {
                out.println("game " + made.game() + ", position " + made.position());
                out.println("token of the host: " + made.hostToken());
                made.seats().forEach(seat -> out.println("token of " + seat.name() + ": " + seat.token()));
            }
            case Opened.Faulty faulty -> throw new IllegalArgumentException(faulty.faults().toString());
        }
    }
}
