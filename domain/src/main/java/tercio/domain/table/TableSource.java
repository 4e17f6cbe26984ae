package tercio.domain.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The source of the printed tables: the program itself, or a folder of the user. */
@FunctionalInterface
public interface TableSource {

    /** The table of that name, without file extension; throws {@link CsvTable.Defect} if it is missing. */
    CsvTable table(String name);

    /**
     * The tables of the program, in the package of {@code owner}. Only here does the domain read a file: a resource of the
     * program, read once.
     */
    static TableSource printedBeside(Class<?> owner) {
        return name -> CsvTable.parse(name + ".csv", textBeside(owner, name));
    }

    /** The text of a table of the program, in the package of {@code owner}; throws {@link CsvTable.Defect} if it is missing. */
    static String textBeside(Class<?> owner, String name) {
        try (var stream = owner.getResourceAsStream(name + ".csv")) {
            if (stream == null) {
                throw new CsvTable.Defect(name + ".csv: the program has no such table");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damagedProgram) {
            throw new UncheckedIOException(damagedProgram);
        }
    }
}
