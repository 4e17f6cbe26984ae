package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

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
        var told = CommandText.of(spec);
        try (var backend = data.open(library.get()); var in = Files.newBufferedReader(file)) {
            var record = LongWork.run(told.phrase(Sentence.of("program.store.importing")), told.err(),
                    progress -> backend.records().read(in, progress));
            var here = backend.recordOrigins().of(record);
            if (!again && here.sameAs().isPresent()) {
                told.print(Sentence.of("program.store.same-record").with("game", new Text(here.sameAs().get())).with("position", here.newest()));
                return 0;
            }
            printTokens(backend.games().adopt(record), told);
            here.continues().ifPresent(game -> told.print(Sentence.of("program.store.goes-on").with("game", new Text(game))));
            return 0;
        }
    }

    /** Prints the tokens of a new game, which are shown only once. */
    static void printTokens(GameCreation opened, CommandText told) {
        switch (opened) {
            case GameCreation.Created made -> {
                told.print(Sentence.of("program.common.at-position").with("game", new Text(made.game())).with("position", made.position()));
                told.print(Sentence.of("program.game.token-of-host").with("token", new Text(made.hostToken())));
                made.seats().forEach(seat -> told.print(PlacesCommand.token(seat.name(), seat.token())));
                made.links().forEach(link -> PlacesCommand.printLink(made.game(), link, told));
            }
            case GameCreation.Invalid faulty -> throw new RefusedInput(faults(faulty.faults()));
        }
    }

    /** The faults of a game that cannot be made, each behind its pointer. */
    static Sentence.Keyed faults(Map<String, Sentence> faults) {
        return Sentence.of("program.game.faults").with("faults", new Argument.Items(faults.entrySet().stream().<Argument>map(fault ->
                new Argument.Phrase(Sentence.of("program.game.fault").with("pointer", new Text(fault.getKey())).with("fault", Argument.of(fault.getValue())))).toList()));
    }
}
