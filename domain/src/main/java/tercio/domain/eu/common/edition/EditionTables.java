package tercio.domain.eu.common.edition;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.table.CsvTable;
import tercio.domain.table.OwnTables;
import tercio.domain.table.TableSource;

/**
 * The source of an edition's tables, in this order: the user's tables for this edition, the edition's printed tables, the
 * user's tables for all editions, the printed tables of the main edition.
 */
final class EditionTables implements TableSource {

    private static final TableSource PRINTED = TableSource.printedBeside(EuTables.class);

    private final String edition;
    private final LossUnit unit;
    /** Maps a table name to the printed table of this edition. */
    private final Map<String, String> printed;
    private final OwnTables own;
    private final Set<String> replaced = new HashSet<>();

    EditionTables(String edition, LossUnit unit, String folder, Set<String> printedThere, OwnTables own) {
        this.edition = edition;
        this.unit = unit;
        printed = new HashMap<>();
        printedThere.forEach(name -> printed.put(name, folder + "/" + name));
        this.own = own;
    }

    @Override
    public CsvTable table(String name) {
        var given = own.table(edition, name).or(() -> forAll(name));
        given.ifPresent(table -> {
            replaced.add(name);
            TableShape.of(PRINTED.table(printed.getOrDefault(name, name))).check(table);
        });
        return given.orElseGet(() -> PRINTED.table(printed.getOrDefault(name, name)));
    }

    /** A user's table for all editions. The edition's own printed table has priority, and the loss unit must match. */
    private Optional<CsvTable> forAll(String name) {
        return printed.containsKey(name) ? Optional.empty() : own.table("", name).filter(table -> unit.canRead(table.columns()));
    }

    /** The names of the tables read so far that the user has replaced. */
    Set<String> replacedTables() {
        return Set.copyOf(replaced);
    }
}
