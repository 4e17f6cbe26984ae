package tercio.domain.eu.sea.ships;

import java.util.List;
import java.util.OptionalInt;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.table.CsvTable;

/** The land stacks that a naval stack can supply from an adjacent sea zone (EU-SUP-SHIPS). */
public final class SupplyByShips {

    private static final TypedTable<SupplyByShips> TABLE = new TypedTable<>(tables -> read(tables.table("naval_supply")));

    /**
     * One line of the printed table.
     *
     * @param mostLd LD, Pashas not counted; empty for any number
     * @param mostPashas empty for any number
     */
    private record Line(NavalStrength size, int nd, OptionalInt mostLd, boolean army, OptionalInt mostPashas) {
        boolean canSupply(Units land) {
            return (mostLd.isEmpty() || land.ldOutsidePashas() * Thirds.LD + land.lde() <= mostLd.getAsInt() * Thirds.LD)
                    && (army || !land.hasArmy())
                    && (mostPashas.isEmpty() || land.pashas() <= mostPashas.getAsInt());
        }
    }

    private final List<Line> lines;

    private SupplyByShips(List<Line> lines) {
        this.lines = List.copyOf(lines);
    }

    /** The table of an edition. */
    public static SupplyByShips from(EuTables tables) {
        return tables.get(TABLE);
    }

    /** The last line of the table is about ports alone: two FLEET counters supply what one does. */
    private static SupplyByShips read(CsvTable table) {
        return new SupplyByShips(table.rows().stream().filter(row -> !row.text("naval_size").equals("2_FLEET")).map(row -> new Line(
                row.text("naval_size").equals("NDE_only") ? NavalStrength.NDE : row.choice("naval_size", NavalStrength.class),
                row.within("min_nd", 0, 9), row.number("max_ld_supplied"), row.integer("army_counter_allowed") == 1, row.number("pashas_allowed"))).toList());
    }

    /**
     * Whether a naval stack is large enough for a land stack. Supply is never used up: several land stacks are asked one by one.
     *
     * @param ships without those of convoys
     */
    public boolean canSupply(NavalUnits ships, Units land) {
        return lines.stream().anyMatch(line -> line.size().isReachedBy(ships, line.nd()) && line.canSupply(land));
    }
}
