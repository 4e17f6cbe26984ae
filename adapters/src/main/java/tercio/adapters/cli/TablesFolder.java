package tercio.adapters.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.table.CsvTable;
import tercio.domain.table.OwnTables;

/** The option {@code --tables}: a folder of the user's own tables, with a subfolder for each ruleset that has some. */
final class TablesFolder implements OwnTables {

    /** Limit of a table in bytes, far above the longest printed one. */
    private static final int LONGEST = 1_000_000;

    @Option(names = "--tables", paramLabel = "DIR",
            description = "a folder of your own CSV tables, named as the printed ones; the tables of one ruleset are in a folder"
                    + " of its id, DIR/RULESET. The printed table replaces a missing one.")
    private Path folder;

    /** The adjudicator with the tables of the folder, all of them checked, or with the printed tables if no folder is named. */
    Adjudicator adjudicator() {
        if (folder == null) {
            return RulebookModules.installed().adjudicator();
        }
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("there is no folder of tables " + folder);
        }
        return RulebookModules.installed().adjudicator(this);
    }

    @Override
    public Optional<CsvTable> table(String ruleset, String name) {
        var file = folder.resolve(ruleset).resolve(name + ".csv");
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(CsvTable.parse(file.toString(), GivenFile.text(file, LONGEST)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(file + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
