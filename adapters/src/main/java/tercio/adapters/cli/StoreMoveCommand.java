package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tercio.adapters.doctor.StoreState;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.StoreMove;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Moves all games between the file of a folder and a PostgreSQL database. */
@Command(name = "move", mixinStandardHelpOptions = true,
        description = "Move all games from a folder into an empty PostgreSQL database, or back into an empty folder, with tokens, receipts and links."
                + " All of it is compared at the end, and the old store is left as it was, but no longer opened. A move that was interrupted goes on"
                + " when the same command is given again. No service may use either meanwhile.")
final class StoreMoveCommand implements Callable<Integer> {

    private static final String DATABASE = "jdbc:";

    @Option(names = "--from", paramLabel = "STORE", required = true, description = "a folder of games, or the address of a database such as jdbc:postgresql://HOST/DB")
    private String from;

    @Option(names = "--to", paramLabel = "STORE", required = true, description = "the other one of both; it holds no games")
    private String to;

    @Option(names = "--data", paramLabel = "DIR",
            description = "the folder with the key file of the service on the database (default: for --to the folder of --from; for --from ${sys:user.home}/.tercio)")
    private Path data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    StoreMoveCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        StoreState.requireCurrent(store(from));
        var told = CommandText.of(spec);
        var moved = StoreMove.move(store(from), store(to), library.get(), (name, work) -> LongWork.run(told.phrase(Sentence.of("program.store.step").with("words", new Text(name)).with("name", name.replace(' ', '_'))), told.err(), progress -> {
            work.accept(progress);
            return name;
        }));
        told.print(Sentence.of("program.store.moved").with("games", moved.games()).with("from", new Text(store(from).toString())).with("to", new Text(store(to).toString()))
                .with("rows", new Text(String.valueOf(moved.rows()))));
        return 0;
    }

    private StoreLocation store(String given) {
        return given.startsWith(DATABASE) ? StoreLocation.of(folder(), given) : new StoreLocation.Folder(Path.of(given));
    }

    private Path folder() {
        if (data != null) {
            return data;
        }
        return from.startsWith(DATABASE) ? Path.of(System.getProperty("user.home"), ".tercio") : Path.of(from);
    }
}
