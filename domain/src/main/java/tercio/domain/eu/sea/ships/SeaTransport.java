package tercio.domain.eu.sea.ships;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.table.CsvTable;

/** The transport points that ships provide and land troops and gold need, in half points (EU-SEA-TRANSPORT). */
public final class SeaTransport {

    private static final TypedTable<SeaTransport> TABLE =
            new TypedTable<>(tables -> new SeaTransport(armies(tables.table("sea_transport")), units(tables.table("sea_transport_units"))));

    /** Ducats that are one piece of cargo. */
    private static final int GOLD_PIECE = 5;

    /** The need of an ARMY counter in half points, by class and period. */
    private record Army(int plus, int minus) {}

    private final Map<ArmyClass, Map<Period, Army>> armies;
    private final Map<String, Integer> halfPoints;

    private SeaTransport(Map<ArmyClass, Map<Period, Army>> armies, Map<String, Integer> halfPoints) {
        this.armies = armies;
        this.halfPoints = Map.copyOf(halfPoints);
    }

    /** The tables of an edition. */
    public static SeaTransport from(EuTables tables) {
        return tables.get(TABLE);
    }

    private static Map<ArmyClass, Map<Period, Army>> armies(CsvTable table) {
        var armies = new EnumMap<ArmyClass, Map<Period, Army>>(ArmyClass.class);
        for (var row : table.rows()) {
            armies.computeIfAbsent(row.choice("class", ArmyClass.class), each -> new EnumMap<>(Period.class))
                    .put(row.choice("period", Period.class), new Army(2 * row.within("army_plus_points", 1, 99), 2 * row.within("army_minus_points", 1, 99)));
        }
        return armies;
    }

    private static Map<String, Integer> units(CsvTable table) {
        var points = new HashMap<String, Integer>();
        table.rows().forEach(row -> points.put(row.text("unit"), row.within("half_points", 1, 99)));
        return points;
    }

    private int of(String unit) {
        var points = halfPoints.get(unit);
        if (points == null) {
            throw new IllegalArgumentException("sea_transport_units: no line for " + unit);
        }
        return points;
    }

    /** Half points that the ships provide; galleasses are galleys. */
    public int capacity(NavalUnits ships) {
        return ships.nwd() * of("NWD") + (ships.ngd() + ships.vgd()) * of("NGD") + ships.ntd() * of("NTD") + ships.nde() * of("NDE");
    }

    /** Whether troops go by sea at all: Timar and Pashas never do (EU-SEA-TRANSPORT). */
    public static boolean canEmbark(Units troops) {
        return !troops.timar() && troops.pashas() == 0;
    }

    /**
     * Half points that land troops need. Timar and Pashas are refused.
     *
     * @param size the class of their armies
     */
    public int need(Units troops, ArmyClass size, Period period) {
        if (!canEmbark(troops)) {
            throw new IllegalArgumentException("Timar and Pashas never go by sea");
        }
        var army = armies.get(size).get(period);
        return troops.armyPlus() * army.plus() + troops.armyMinus() * army.minus() + troops.ld() * of("LD") + troops.lde() * of("LDE");
    }

    /** Ducats for which the ships have room, where they carry no troops. */
    public int goldCapacity(NavalUnits ships) {
        return goldOn(capacity(ships));
    }

    /** The ducats that fit into this number of half transport points. */
    public int goldOn(int halfPoints) {
        return Math.max(0, halfPoints) / of("GOLD_5_DUCATS") * GOLD_PIECE;
    }

    /** Half points that gold needs: each begun five ducats count in full. */
    public int need(int ducats) {
        return Math.ceilDiv(ducats, GOLD_PIECE) * of("GOLD_5_DUCATS");
    }
}
