package tercio.adapters.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tercio.adapters.store.FolderRepair;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.StoredReasons;

/** Rebuilds all stored data that is derived from the events. */
@Command(name = "rebuild", mixinStandardHelpOptions = true,
        description = "Delete the stored views and boards and rebuild them from the events."
                + " An interrupted rebuild continues at the next start. Where parts of the database file cannot be read, what can be read is first taken"
                + " over into a new file; the old one is kept as " + FolderRepair.KEPT + ".")
final class RebuildCommand implements Callable<Integer> {

    private static final int SET_ASIDE = 1;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    RebuildCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    /** Rescues the database file of a folder; a database server manages its own files. */
    private Optional<FolderRepair.Rescued> rescue() throws IOException {
        return data.store() instanceof StoreLocation.Folder embedded ? FolderRepair.rescue(embedded.folder()) : Optional.empty();
    }

    @Override
    public Integer call() throws IOException {
        var told = CommandText.of(spec);
        rescue().ifPresent(rescued -> {
            told.warn(Sentence.of("program.store.rescued").with("pages", new Text(String.valueOf(rescued.pages()))).with("file", new Text(data.path().resolve(FolderRepair.KEPT).toString())));
            rescued.lost().forEach(game -> told.warn(Sentence.of("program.store.lost-events").with("game", new Text(game))));
        });
        try (var backend = data.open(library.get())) {
            LongWork.run(told.phrase(Sentence.of("program.store.rebuilding")), told.err(), progress -> {
                backend.rebuild(progress);
                return null;
            });
            var aside = backend.damagedGames().all();
            told.print(Sentence.of("program.store.rebuilt").with("all", aside.isEmpty()));
            aside.forEach((game, reason) -> told.warn(setAside(game, reason)));
            return aside.isEmpty() ? 0 : SET_ASIDE;
        }
    }

    /** @param reason as it is stored */
    static Sentence.Keyed setAside(String game, String reason) {
        return Sentence.of("program.common.set-aside").with("game", new Text(game)).with("reason", Argument.of(StoredReasons.sentence(reason)));
    }
}
