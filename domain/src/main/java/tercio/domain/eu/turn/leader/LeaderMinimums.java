package tercio.domain.eu.turn.leader;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;

/**
 * The fewest leaders of each category of a country in a period (EU-LEAD-7). Leaders who come only by a policy, a religion or a reform are
 * not counted, since these are not in the game (reading).
 */
public final class LeaderMinimums {

    /** Parses and checks the printed table. */
    public static final TypedTable<LeaderMinimums> TABLE = new TypedTable<>(LeaderMinimums::read);

    private static final int MOST = 10;
    private static final Map<LeaderCategory, String> COLUMNS = Map.of(LeaderCategory.GENERAL, "generals", LeaderCategory.ADMIRAL, "admirals",
            LeaderCategory.EXPLORER, "explorers", LeaderCategory.CONQUISTADOR, "conquistadors", LeaderCategory.GOVERNOR, "governors");

    private final Map<CountryId, String> codes = new HashMap<>();
    private final Map<String, Integer> minimums = new HashMap<>();

    private LeaderMinimums() {}

    /** The table of the edition that {@code tables} belongs to. */
    public static LeaderMinimums from(EuTables tables) {
        return tables.get(TABLE);
    }

    private static LeaderMinimums read(EuTables tables) {
        var read = new LeaderMinimums();
        tables.table("recruitment_countries").rows().forEach(row -> read.codes.put(new CountryId(row.text("country")), row.text("code")));
        tables.table("leader_minimums").rows().forEach(row -> COLUMNS.forEach((category, column) ->
                read.minimums.put(key(row.text("country"), row.text("period"), category), row.within(column, 0, MOST))));
        return read;
    }

    private static String key(String code, String period, LeaderCategory category) {
        return code + " " + period + " " + category.word();
    }

    /** 0 for a country without a line in the table, and for a category without a minimum. */
    public int of(LeaderCategory category, CountryId country, Period period) {
        return minimums.getOrDefault(key(codes.get(country), period.name(), category), 0);
    }
}
