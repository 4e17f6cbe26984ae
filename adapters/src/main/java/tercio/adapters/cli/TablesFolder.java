package tercio.adapters.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import tercio.adapters.adjudication.Adjudicator;
import tercio.domain.eu.edition.OwnTables;
import tercio.domain.table.CsvTable;

/** The option {@code --tables}: a folder of the user's own tables, some of them in folders named after an edition. */
final class TablesFolder implements OwnTables {

    @Option(names = "--tables", paramLabel = "DIR",
            description = "a folder of your own CSV tables, named as the printed ones; those of one ruleset stand in a folder of"
                    + " its name, such as DIR/eu-rapid-battle. A table that is not there is the printed one.")
    private Path folder;

    /** By the tables of the folder, all of them checked, or by the printed ones where no folder is named. */
    Adjudicator adjudicator() {
        if (folder == null) {
            return Adjudicator.ofAllProcedures();
        }
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("there is no folder of tables " + folder);
        }
        return Adjudicator.ofAllProcedures(this);
    }

    @Override
    public Optional<CsvTable> table(String of, String name) {
        var file = folder.resolve(of).resolve(name + ".csv");
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(CsvTable.parse(file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(file + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
