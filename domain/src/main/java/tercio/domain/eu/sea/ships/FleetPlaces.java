package tercio.domain.eu.sea.ships;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.table.CsvTable;

/**
 * The ships that FLEET counters hold, by country and period, and the counters of a naval stack (EU-FLEET-1, EU-STACK-2). A galley and a third
 * of a warship take half a place of a warship.
 *
 * <p>Reading: a country of the mixed classes has the line of their class, and one of a class without a line that of class III.
 */
public final class FleetPlaces {

    private static final TypedTable<FleetPlaces> TABLE =
            new TypedTable<>(tables -> new FleetPlaces(tables.table("fleet_contents"), tables.table("recruitment_countries"), tables.table("stacking_limits")));

    private static final int HALVES = 2;

    /** Places of a counter: those of warships in halves. */
    private record Side(int warshipHalves, int transports) {}

    /**
     * The ships of one country in a stack of several.
     *
     * @param ships without those of convoys
     * @param size the class of the country in the period; empty for a country without one
     */
    public record Contingent(NavalUnits ships, CountryId country, Optional<ArmyClass> size) {}

    private final Map<String, Map<Period, Map<Boolean, Side>>> lines = new HashMap<>();
    private final Map<CountryId, String> codes = new HashMap<>();

    private final int mostCounters;
    /** Transports outside the FLEET counters. */
    private final int moreTransports;

    private FleetPlaces(CsvTable contents, CsvTable countries, CsvTable limits) {
        mostCounters = atSea(limits, "counters");
        moreTransports = atSea(limits, "transport_extra");
        countries.rows().forEach(row -> codes.put(new CountryId(row.text("country")), row.text("code")));
        for (var row : contents.rows()) {
            lines.computeIfAbsent(row.text("key"), key -> new EnumMap<>(Period.class)).computeIfAbsent(row.choice("period", Period.class), period -> new HashMap<>())
                    .put(row.text("side").equals("plus"), new Side(HALVES * row.within("max_nwd", 1, 9), row.within("max_ntd", 0, 9)));
        }
    }

    private static int atSea(CsvTable limits, String limit) {
        return limits.rows().stream().filter(row -> row.text("domain").equals("sea") && row.text("limit").equals(limit)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("stacking_limits: no limit " + limit + " at sea")).within("value", 0, 9);
    }

    /** The table of an edition. */
    public static FleetPlaces from(EuTables tables) {
        return tables.get(TABLE);
    }

    /** The warships, galleys and galleasses that are not in FLEETs. */
    private static int looseWarships(NavalUnits ships, Map<Boolean, Side> sides) {
        int places = places(ships, sides);
        int whole = Math.max(0, ships.nwd() - places / HALVES);
        int left = Math.max(0, places - HALVES * ships.nwd());
        int galleys = Math.max(0, ships.ngd() + ships.vgd() - left);
        return whole + galleys;
    }

    /** The transports that are not in FLEETs. */
    private static int looseTransports(NavalUnits ships, Map<Boolean, Side> sides) {
        return Math.max(0, ships.ntd() - ships.fleetPlus() * sides.get(true).transports() - ships.fleetMinus() * sides.get(false).transports());
    }

    /** The whole ships that are not in FLEETs, without counters. */
    public NavalUnits shipsOutsideFleets(NavalUnits ships, CountryId country, Optional<ArmyClass> size, Period period) {
        var sides = sides(country, size, period);
        int places = places(ships, sides);
        int nwd = Math.max(0, ships.nwd() - places / HALVES);
        int galleys = Math.max(0, ships.ngd() + ships.vgd() - Math.max(0, places - HALVES * ships.nwd()));
        int vgd = Math.min(galleys, ships.vgd());
        return new NavalUnits(0, 0, nwd, galleys - vgd, looseTransports(ships, sides), 0, vgd);
    }

    /** The number of FLEETs that hold galleys and no warships. */
    public int fleetsOfGalleys(NavalUnits ships, CountryId country, Optional<ArmyClass> size, Period period) {
        var sides = sides(country, size, period);
        int left = HALVES * ships.nwd();
        int withWarships = 0;
        for (int fleet = 0; fleet < ships.fleets() && left > 0; fleet++) {
            left -= sides.get(fleet < ships.fleetPlus()).warshipHalves();
            withWarships++;
        }
        return ships.ngd() + ships.vgd() == 0 ? 0 : ships.fleets() - withWarships;
    }

    /**
     * The ships with the fewest FLEET counters, on their smaller sides where their ships fit those, that hold what their counters hold now: no FLEET stays
     * without ships (EU-FLEET-1). Reading: counters are put together and turned as ships are lost, since they are formed and broken at any time.
     */
    public NavalUnits withFewestFleets(NavalUnits ships, CountryId country, Optional<ArmyClass> size, Period period) {
        var sides = sides(country, size, period);
        int loose = looseWarships(ships, sides) + looseTransports(ships, sides);
        for (int fleets = 0; fleets < ships.fleets(); fleets++) {
            for (int plus = 0; plus <= Math.min(fleets, ships.fleetPlus()); plus++) {
                var now = ships.withCounters(plus, fleets - plus);
                if (looseWarships(now, sides) + looseTransports(now, sides) <= loose) {
                    return now;
                }
            }
        }
        for (int plus = 0; plus < ships.fleetPlus(); plus++) {
            var now = ships.withCounters(plus, ships.fleets() - plus);
            if (looseWarships(now, sides) + looseTransports(now, sides) <= loose) {
                return now;
            }
        }
        return ships;
    }

    private static int places(NavalUnits ships, Map<Boolean, Side> sides) {
        return ships.fleetPlus() * sides.get(true).warshipHalves() + ships.fleetMinus() * sides.get(false).warshipHalves();
    }

    private Map<Boolean, Side> sides(CountryId country, Optional<ArmyClass> size, Period period) {
        var own = lines.get(String.valueOf(codes.get(country)));
        var line = own != null ? own : lines.get(switch (size.orElse(ArmyClass.III)) {
            case II, IIM -> "II";
            case A -> "A";
            default -> "III";
        });
        return line.get(period);
    }

    /** The counters of a stack, of which its edition has a most: FLEETs and ships outside them; spare transports and thirds of a ship are not counted. */
    public int counters(NavalUnits ships, CountryId country, Optional<ArmyClass> size, Period period) {
        return counters(List.of(new Contingent(ships, country, size)), period);
    }

    /**
     * The size that counts against a leader's command, in halves of a ship (EU-HIER-2): 4 ships for a FLEET+, 2 for a FLEET-, 1 for each ship
     * outside them, galleys and transports too, 1 for each convoy, and a half for a third of a warship.
     *
     * @param ships without those of convoys
     */
    public int commandedHalves(NavalUnits ships, int convoys, CountryId country, Optional<ArmyClass> size, Period period) {
        var sides = sides(country, size, period);
        return HALVES * (4 * ships.fleetPlus() + 2 * ships.fleetMinus() + looseWarships(ships, sides) + looseTransports(ships, sides) + convoys) + ships.nde();
    }

    private int counters(List<Contingent> contingents, Period period) {
        int transports = contingents.stream().mapToInt(each -> looseTransports(each.ships(), sides(each.country(), each.size(), period))).sum();
        return contingents.stream().mapToInt(each -> each.ships().fleets() + looseWarships(each.ships(), sides(each.country(), each.size(), period))).sum()
                + Math.max(0, transports - moreTransports);
    }

    /**
     * Whether the ships can be one stack with these FLEET counters and this number of convoys, each of which is a
     * counter (EU-STACK-2).
     */
    public boolean fitOneStack(NavalUnits ships, int convoys, CountryId country, Optional<ArmyClass> size, Period period) {
        int whole = ships.nwd() + ships.ngd() + ships.ntd() + ships.vgd();
        return ships.fleets() <= whole && counters(ships, country, size, period) + convoys <= mostCounters && ships.nde() < 3;
    }

    /**
     * Whether each FLEET on its larger side can hold more than the smaller side would: more ships of war, or more transports (EU-FLEET-1).
     * Reading: that is asked when counters are formed, of both parts of a stack that is divided too; a counter that loses ships
     * keeps its side until then.
     */
    public boolean areLargerSidesFilled(NavalUnits ships, CountryId country, Optional<ArmyClass> size, Period period) {
        var smaller = sides(country, size, period).get(false);
        boolean moreTransports = sides(country, size, period).get(true).transports() > smaller.transports();
        return IntStream.rangeClosed(0, moreTransports ? ships.fleetPlus() : 0).anyMatch(byTransports -> byTransports * (smaller.transports() + 1) <= ships.ntd()
                && overfill(ships, ships.fleetPlus() - byTransports, smaller));
    }

    /**
     * Whether this number of smaller sides can each be given half a place too much: without ships of half a place it
     * takes a whole one.
     */
    private static boolean overfill(NavalUnits ships, int counters, Side smaller) {
        int small = ships.ngd() + ships.vgd() + ships.nde();
        return counters * (smaller.warshipHalves() + 1) + Math.max(0, counters - small) <= HALVES * ships.nwd() + small;
    }

    /**
     * Whether the ships of several countries can act as one stack together with this number of convoys. Reading: a
     * FLEET holds ships of its own country.
     */
    public boolean fitOneStackTogether(List<Contingent> contingents, int convoys, Period period) {
        return counters(contingents, period) + convoys <= mostCounters;
    }
}
