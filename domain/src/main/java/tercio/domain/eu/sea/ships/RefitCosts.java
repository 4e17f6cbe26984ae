package tercio.domain.eu.sea.ships;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/**
 * The price of refitting damaged ships: half the recruitment price of each, the sum rounded up (EU-REFIT-1, AMB-65).
 */
public final class RefitCosts {

    /** A seventy-four is refitted at the price of a three-decker: the list ends there. */
    private static final NavalTechnology LAST_LISTED = NavalTechnology.THREE_DECKER;

    private RefitCosts() {}

    /**
     * Ducats for the ships. There is no price of a FLEET, and no limit to their number.
     *
     * @param country the code of its line in the printed list of prices
     * @param nwd whole warships, {@code nde} thirds of one, at half the price of a warship each; {@code vgd} cost two galleys each
     */
    public static int of(EuTables tables, String country, NavalTechnology technology, int nwd, int ngd, int ntd, int nde, int vgd) {
        var listed = technology.isOlderThan(LAST_LISTED) ? technology : LAST_LISTED;
        var row = tables.table("naval_unit_costs").rows().stream()
                .filter(line -> line.text("country").equals(country) && line.text("tech").equals(listed.code())).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("naval_unit_costs: no line for " + country + " with " + listed));
        // In quarters of a ducat: half of the price, and half of that for a third of a warship.
        int quarters = 2 * (nwd * price(row, "buy_nwd", nwd) + (ngd + 2 * vgd) * price(row, "buy_ngd", ngd + vgd) + ntd * price(row, "buy_ntd", ntd))
                + nde * price(row, "buy_nwd", nde);
        return Math.ceilDiv(quarters, 4);
    }

    /** Ducats for ships of a country, named as the map does. */
    public static int ofCountry(EuTables tables, CountryId country, NavalTechnology technology, NavalUnits ships) {
        return of(tables, code(tables, country).orElseThrow(), technology, ships.nwd(), ships.ngd(), ships.ntd(), ships.nde(), ships.vgd());
    }

    /** Whether prices are printed for a country with this technology. */
    public static boolean isListed(EuTables tables, CountryId country, NavalTechnology technology) {
        var listed = technology.isOlderThan(LAST_LISTED) ? technology : LAST_LISTED;
        return code(tables, country).filter(code -> tables.table("naval_unit_costs").rows().stream()
                .anyMatch(line -> line.text("country").equals(code) && line.text("tech").equals(listed.code()))).isPresent();
    }

    private static Optional<String> code(EuTables tables, CountryId country) {
        return tables.table("recruitment_countries").rows().stream().filter(row -> new CountryId(row.text("country")).equals(country)).findFirst().map(row -> row.text("code"));
    }

    /** A price that the list leaves open is that of ships that the country cannot build. */
    private static int price(CsvTable.Row row, String column, int ships) {
        if (ships > 0 && !row.has(column)) {
            throw row.fault(column, Sentence.of("eu.table.no-ships"));
        }
        return row.has(column) ? row.integer(column) : 0;
    }
}
