package tercio.domain.eu.edition;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Step;

/**
 * One edition of the Europa rules: its tables, the readings of its unclear places, and the policies that its tables
 * carry.
 *
 * @param id its name on the wire, such as {@code eu-fast-battle}
 * @param source of its tables, which are read when a procedure first needs them
 * @param readings those that a request may choose
 * @param standIns names of the tables, as explanations cite them, or of {@code table/column}, whose figures are
 *     lost and stand in from elsewhere
 */
public record Edition(String id, Supplier<EuTables> source, List<Reading> readings, Set<String> standIns) {

    public static final String MILITARY = "eu-military";
    public static final String FAST = "eu-fast-battle";
    public static final String RAPID = "eu-rapid-battle";

    public Edition {
        readings = List.copyOf(readings);
        standIns = Set.copyOf(standIns);
    }

    /** Its tables, and with them its policies. */
    public EuTables tables() {
        return source.get();
    }

    /** Whether the step reads a figure that is not the edition's own but reconstructed. */
    public boolean reconstructed(Step step) {
        var cell = step.cell();
        return cell != null && (standIns.contains(cell.table()) || standIns.contains(cell.table() + "/" + cell.column()));
    }
}
