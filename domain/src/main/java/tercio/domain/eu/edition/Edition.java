package tercio.domain.eu.edition;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Step;

/**
 * One edition of the Europa rules: its tables, its readings of unclear rules, and the policies stored in its
 * tables.
 *
 * @param id its name in the API, such as {@code eu-fast-battle}
 * @param source supplies its tables, which are read on first use
 * @param readings the readings that a request may choose
 * @param standIns names of tables, as cited in explanations, or of {@code table/column}, whose original figures are
 * lost and replaced from another edition
 */
public record Edition(String id, Supplier<EuTables> source, List<Reading> readings, Set<String> standIns) {

    public static final String MILITARY = "eu-military";
    public static final String FAST = "eu-fast-battle";
    public static final String RAPID = "eu-rapid-battle";

    public Edition {
        readings = List.copyOf(readings);
        standIns = Set.copyOf(standIns);
    }

    /** The tables of the edition; they include its policies. */
    public EuTables tables() {
        return source.get();
    }

    /** Whether the step uses a reconstructed figure instead of an original one. */
    public boolean reconstructed(Step step) {
        var cell = step.cell();
        return cell != null && (standIns.contains(cell.table()) || standIns.contains(cell.table() + "/" + cell.column()));
    }
}
