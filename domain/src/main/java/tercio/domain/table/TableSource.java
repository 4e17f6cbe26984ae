package tercio.domain.table;

import java.nio.charset.StandardCharsets;
import java.util.Scanner;

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
        var stream = owner.getResourceAsStream(name + ".csv");
        if (stream == null) {
            throw new CsvTable.Defect(name + ".csv: the program has no such table");
        }
        try (var text = new Scanner(stream, StandardCharsets.UTF_8).useDelimiter("\\A")) {
            return text.hasNext() ? text.next() : "";
        }
    }
}
