package tercio.domain.eu.sea.ships;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.table.CsvTable;

/** The least naval stack that blockades a port, by the level of its fortress (EU-SEA-BLOCKADE). */
public final class BlockadeStrength {

    private static final TypedTable<BlockadeStrength> TABLE = new TypedTable<>(tables -> read(tables.table("naval_blockade")));

    private record Least(NavalStrength size, int nd) {}

    private final Map<Integer, Least> byLevel;

    private BlockadeStrength(Map<Integer, Least> byLevel) {
        this.byLevel = Map.copyOf(byLevel);
    }

    /** The table of an edition. */
    public static BlockadeStrength from(EuTables tables) {
        return tables.get(TABLE);
    }

    private static BlockadeStrength read(CsvTable table) {
        var byLevel = new HashMap<Integer, Least>();
        for (var row : table.rows()) {
            byLevel.put(row.within("fortress_level", 0, 5), new Least(row.choice("naval_size", NavalStrength.class), row.within("min_nd", 0, 9)));
        }
        return new BlockadeStrength(byLevel);
    }

    /**
     * Whether a naval stack is large enough to blockade a port, to go on doing so, or to supply it where it is besieged.
     *
     * @param ships without those of convoys
     * @param level of the fortress, 0 for a fort; 0..5
     */
    public boolean suffices(NavalUnits ships, int level) {
        var least = byLevel.get(level);
        if (least == null) {
            throw new IllegalArgumentException("naval_blockade: no line for a fortress of level " + level);
        }
        return least.size().isReachedBy(ships, least.nd());
    }
}
