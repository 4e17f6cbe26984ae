package tercio.domain.table;

import java.nio.charset.StandardCharsets;
import java.util.Scanner;

/** Where the printed tables come from: the program's own, or a folder of a user's. */
@FunctionalInterface
public interface TableSource {

    /** The table of that name, without ending; a missing one is a {@link CsvTable.Fault}. */
    CsvTable table(String name);

    /**
     * The tables printed with the program, in the package of {@code owner}. This is the one place where the domain
     * touches a file: constants of the program, read once.
     */
    static TableSource printedBeside(Class<?> owner) {
        return name -> {
            var stream = owner.getResourceAsStream(name + ".csv");
            if (stream == null) {
                throw new CsvTable.Fault(name + ".csv: the program has no such table");
            }
            try (var text = new Scanner(stream, StandardCharsets.UTF_8).useDelimiter("\\A")) {
                return CsvTable.parse(name + ".csv", text.hasNext() ? text.next() : "");
            }
        };
    }
}
