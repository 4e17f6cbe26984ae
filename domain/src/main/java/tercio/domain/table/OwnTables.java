package tercio.domain.table;

import java.util.Optional;

/** The user's tables that replace printed ones. */
@FunctionalInterface
public interface OwnTables {

    /** No tables of the user: all are the printed ones. */
    OwnTables NONE = (ruleset, table) -> Optional.empty();

    /**
     * The user's table of that name.
     *
     * @param ruleset the id of a ruleset, or {@code ""} for tables that serve every ruleset
     * @param table its name without ending
     */
    Optional<CsvTable> table(String ruleset, String table);
}
