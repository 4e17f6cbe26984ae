package tercio.domain.eu.world.corsair;

import java.util.LinkedHashMap;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.table.TableSource;

/** Figures of the rules on corsairs that have no table of their own, and the countries with special rules for corsairs. */
final class CorsairFigures {

    private static final int MOST = 99;
    private static final TableSource SOURCE = TableSource.printedBeside(CorsairFigures.class);
    private static final Map<String, Integer> FIGURES = figures();
    private static final Map<CountryId, CorsairOwner> OWNERS = owners();

    private CorsairFigures() {}

    private static Map<String, Integer> figures() {
        var read = new LinkedHashMap<String, Integer>();
        SOURCE.table("figures").rows().forEach(row -> read.put(row.text("key"), row.within("value", 0, MOST)));
        return Map.copyOf(read);
    }

    private static Map<CountryId, CorsairOwner> owners() {
        var read = new LinkedHashMap<CountryId, CorsairOwner>();
        SOURCE.table("corsair_countries").rows().forEach(row -> read.put(new CountryId(row.text("country")), row.choice("kind", CorsairOwner.class)));
        return Map.copyOf(read);
    }

    static int of(String key) {
        var figure = FIGURES.get(key);
        if (figure == null) {
            throw new IllegalArgumentException("no figure of the rules on corsairs is called " + key);
        }
        return figure;
    }

    static CorsairOwner owner(CountryId country) {
        return OWNERS.getOrDefault(country, CorsairOwner.COUNTRY);
    }
}
