package tercio.domain.eu.leader;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.eu.tables.TypedTable;

/**
 * The fewest generals of a country in a period (EU-LEAD-7). Generals who come only by a policy or a reform are not counted, since these
 * are not in the game (reading).
 */
public final class LeaderMinimums {

    /** Parses and checks the printed table. */
    public static final TypedTable<LeaderMinimums> TABLE = new TypedTable<>(LeaderMinimums::read);

    private static final int MOST = 10;

    private final Map<String, String> codes = new HashMap<>();
    private final Map<String, Integer> generals = new HashMap<>();

    private LeaderMinimums() {}

    /** The table of the edition that {@code tables} belongs to. */
    public static LeaderMinimums in(EuTables tables) {
        return tables.get(TABLE);
    }

    private static LeaderMinimums read(EuTables tables) {
        var read = new LeaderMinimums();
        tables.table("recruitment_countries").rows().forEach(row -> read.codes.put(row.text("country"), row.text("code")));
        tables.table("leader_minimums").rows().forEach(row ->
                read.generals.put(row.text("country") + " " + row.text("period"), row.within("generals", 0, MOST)));
        return read;
    }

    /** 0 for a country without a line in the table. */
    public int generals(String country, Period period) {
        return generals.getOrDefault(codes.get(country) + " " + period.name(), 0);
    }
}
