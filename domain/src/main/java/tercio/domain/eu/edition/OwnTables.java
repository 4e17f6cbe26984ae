package tercio.domain.eu.edition;

import java.util.Optional;
import tercio.domain.table.CsvTable;

/** The tables that a user puts in the place of the printed ones. */
@FunctionalInterface
public interface OwnTables {

    /** None: all tables are the printed ones. */
    OwnTables NONE = (folder, table) -> Optional.empty();

    /**
     * The user's table of that name.
     *
     * @param folder the id of an edition, or {@code ""} for tables that serve every edition
     */
    Optional<CsvTable> table(String folder, String table);
}
