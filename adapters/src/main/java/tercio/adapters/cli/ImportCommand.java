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
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.GameCreation;
import tercio.projections.sentence.Texts;

/** Imports a record as a game with new tokens. */
@Command(name = "import", mixinStandardHelpOptions = true,
        description = "Check a record and import it; an altered record is not imported, nor one that is here already.")
final class ImportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "a record, as export writes it")
    private Path file;

    @Option(names = "--again", description = "make a game also of a record that is here already")
    private boolean again;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    ImportCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        try (var backend = data.open(library.get()); var in = Files.newBufferedReader(file)) {
            var record = LongWork.run("importing", spec.commandLine().getErr(),
                    progress -> backend.records().read(in, progress));
            var out = spec.commandLine().getOut();
            var here = backend.recordOrigins().of(record);
            if (!again && here.sameAs().isPresent()) {
                out.println("game " + here.sameAs().get() + " is this record already, position " + here.newest()
                        + ": nothing was imported. --again makes another game of it.");
                return 0;
            }
            printTokens(backend.games().adopt(record), out);
            here.continues().ifPresent(game -> out.println("it goes on where game " + game + " ends"));
            return 0;
        }
    }

    /** Prints the tokens of a new game, which are shown only once. */
    static void printTokens(GameCreation opened, PrintWriter out) {
        switch (opened) {
            case GameCreation.Created made -> {
                out.println("game " + made.game() + ", position " + made.position());
                out.println("token of the host: " + made.hostToken());
                made.seats().forEach(seat -> out.println("token of " + seat.name() + ": " + seat.token()));
                made.links().forEach(link -> PlacesCommand.printLink(made.game(), link, out));
            }
            case GameCreation.Invalid faulty -> throw new IllegalArgumentException(Texts.englishPhrases(faulty.faults()).toString());
        }
    }
}
