package tercio.domain.eu.common.counters;

import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;

/**
 * The printed number of land counters of each country. LD and ND are the two sides of one counter: while no war at sea is played, all of
 * them serve as LD (reading). Counters of Timar and of Janissaries count together, since the reforms of Turkey change their shares; Pashas
 * have counters of their own in addition to these, and are not limited by them (reading).
 */
public final class PrintedPools {

    /** Parses and checks the printed table. */
    public static final TypedTable<PrintedPools> TABLE = new TypedTable<>(PrintedPools::read);

    private static final int MOST = 99;

    /** Every edition prints the same counters; {@code CommonFiguresTest} compares them. */
    public static final PrintedPools OF_EVERY_EDITION = EuTables.PRINTED.get(TABLE);

    private final Map<CountryId, CounterPool> pools = new LinkedHashMap<>();

    private PrintedPools() {}

    private static PrintedPools read(EuTables tables) {
        var read = new PrintedPools();
        for (var row : tables.table("counter_pools").rows()) {
            read.pools.put(new CountryId(row.text("country")), new CounterPool(row.within("army", 0, MOST), row.within("ld", 0, MOST) + row.within("ldnd", 0, MOST)));
        }
        return read;
    }

    /** The counters of a country; {@link CounterPool#UNLIMITED} where no number is printed. */
    public CounterPool of(CountryId country) {
        return pools.getOrDefault(country, CounterPool.UNLIMITED);
    }
}
