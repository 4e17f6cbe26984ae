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
        var line = spec.commandLine();
        rescue().ifPresent(rescued -> {
            line.getErr().println(rescued.pages() + " pages of the database file could not be read. What can be read stands in a new file; the old one is "
                    + data.path().resolve(FolderRepair.KEPT));
            rescued.lost().forEach(game -> line.getErr().println("game " + game + " lost its newest events: 'tercio restore BACKUP --damaged' brings it"
                    + " back from a backup"));
        });
        try (var backend = data.open(library.get())) {
            LongWork.run("rebuilding", line.getErr(), progress -> {
                backend.rebuild(progress);
                return null;
            });
            var aside = backend.damaged().all();
            line.getOut().println(aside.isEmpty() ? "all views are rebuilt" : "all views are rebuilt, except of games set aside");
            aside.forEach((game, reason) -> line.getErr().println("game " + game + " is set aside: " + reason));
            return aside.isEmpty() ? 0 : SET_ASIDE;
        }
    }
}
