package tercio.domain.table;

import java.util.List;

/**
 * A table of a rulebook that an owner of the printed game can enter for a new game.
 *
 * @param name of its file without ending: {@code siege}
 * @param title for readers
 * @param lines the table of the program, which holds where none is entered, and shows the form; the header comes first
 */
public record EnterableTable(String name, String title, List<String> lines) {
    public EnterableTable {
        lines = List.copyOf(lines);
    }
}
