package tercio.domain.eu.common.counters;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;

/**
 * The printed number of FLEET counters of each country (EU-UNIT-4). Reading: ships outside FLEETs take counters of their own, of which a stack has at
 * most three; they are not counted against the pool, which they share with LD.
 */
public final class PrintedFleets {

    /** Parses and checks the printed table. */
    public static final TypedTable<PrintedFleets> TABLE = new TypedTable<>(PrintedFleets::read);

    private static final int MOST = 99;

    private final Map<CountryId, Integer> fleets = new HashMap<>();

    private PrintedFleets() {}

    private static PrintedFleets read(EuTables tables) {
        var read = new PrintedFleets();
        tables.table("fleet_counters").rows().forEach(row -> read.fleets.put(new CountryId(row.text("country")), row.within("fleet", 0, MOST)));
        return read;
    }

    /** The table of an edition. */
    public static PrintedFleets from(EuTables tables) {
        return tables.get(TABLE);
    }

    /** The FLEET counters of a country, on the map and off it; unlimited if no number is printed. */
    public int of(CountryId country) {
        return fleets.getOrDefault(country, MOST);
    }
}
