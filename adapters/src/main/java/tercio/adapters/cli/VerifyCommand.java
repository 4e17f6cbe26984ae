package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.BadRecord;
import tercio.adapters.store.Library;
import tercio.adapters.store.Workshop;

/** Checks a record, without a server and without a database on the disk. */
@Command(name = "verify", mixinStandardHelpOptions = true,
        description = "Check the record of a game: its chain of hashes, and each command decided again with its dice.")
final class VerifyCommand implements Callable<Integer> {

    private static final int NOT_VERIFIED = 1;

    @Parameters(paramLabel = "FILE", description = "a record, as export writes it")
    private Path file;

    @Spec
    private CommandSpec spec;

    private final Supplier<Library> library;

    VerifyCommand(Supplier<Library> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        var line = spec.commandLine();
        var records = Workshop.recordsAlone(library.get());
        try (var in = Files.newBufferedReader(file)) {
            var record = LongWork.done("verifying", line.getErr(), progress -> records.read(in, progress));
            line.getOut().println("verified: " + record.size() + " events, the chain of hashes is intact, and every command"
                    + " decided again gives what was recorded");
            return 0;
        } catch (BadRecord altered) {
            line.getErr().println("not verified: " + altered.getMessage());
            return NOT_VERIFIED;
        }
    }
}
