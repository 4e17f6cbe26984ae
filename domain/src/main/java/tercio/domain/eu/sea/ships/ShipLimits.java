package tercio.domain.eu.sea.ships;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;

/**
 * The greatest number of ships that a country may have on the map (EU-FLEET-2). A warship, a transport and a galleass count 1, a galley and a
 * third of a warship half. Readings: the page of the country is read, not the summary; more ships that it may have by an event or a trade centre
 * are not counted; a country without a printed number has no limit.
 */
public final class ShipLimits {

    private static final TypedTable<ShipLimits> TABLE = new TypedTable<>(ShipLimits::read);
    private static final int HALVES = 2;
    private static final int GREATEST = 99;

    private final Map<String, Integer> printed = new HashMap<>();
    private final Map<CountryId, String> codes = new HashMap<>();

    private ShipLimits() {}

    private static ShipLimits read(EuTables tables) {
        var read = new ShipLimits();
        tables.table("recruitment_countries").rows().forEach(row -> read.codes.put(new CountryId(row.text("country")), row.text("code")));
        tables.table("recruitment_limits").rows()
                .forEach(row -> read.printed.put(row.text("country") + " " + row.text("period"), row.within("nd_max", 0, GREATEST)));
        return read;
    }

    /** The limits of the edition that {@code tables} belongs to. */
    public static ShipLimits from(EuTables tables) {
        return tables.get(TABLE);
    }

    /** The most ships of a country in a period; empty for one without a printed number. */
    public OptionalInt of(CountryId country, Period period) {
        var most = printed.get(codes.get(country) + " " + period.name());
        return most == null ? OptionalInt.empty() : OptionalInt.of(most);
    }

    /** The size of the ships for this limit, in halves of a ship. */
    public static int inHalves(NavalUnits ships) {
        return HALVES * (ships.nwd() + ships.ntd() + ships.vgd()) + ships.ngd() + ships.nde();
    }

    /**
     * The captured ships that are too many for a country. Reading: the pursuer has chosen the kinds that he takes; of these warships are kept first,
     * then galleys, then transports.
     *
     * @param has its ships on the map before
     * @param captured warships, galleys and transports
     * @return the ships that are destroyed, without FLEET counters
     */
    public static NavalUnits surplus(int most, NavalUnits has, NavalUnits captured) {
        int room = Math.max(0, HALVES * most - inHalves(has));
        int nwd = Math.min(captured.nwd(), room / HALVES);
        int ngd = Math.min(captured.ngd(), room - HALVES * nwd);
        int ntd = Math.min(captured.ntd(), (room - HALVES * nwd - ngd) / HALVES);
        return new NavalUnits(0, 0, captured.nwd() - nwd, captured.ngd() - ngd, captured.ntd() - ntd, 0, 0);
    }
}
