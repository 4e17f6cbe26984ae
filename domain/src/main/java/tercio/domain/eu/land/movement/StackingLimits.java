package tercio.domain.eu.land.movement;

import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.table.CsvTable;

/**
 * The stacking limits of an alliance on land (EU-STACK-3, EU-STACK-6).
 *
 * @param counters counters in a province
 * @param ld LD in a province, Pashas not counted
 * @param pashas Pashas in a province
 * @param smallStackLd the greatest size of a small stack in LD
 * @param ldPerFortressLevel LD that a fortress can hold per level
 */
public record StackingLimits(int counters, int ld, int pashas, int smallStackLd, int ldPerFortressLevel) {

    /** Parses and checks the printed table. */
    public static final TypedTable<StackingLimits> TABLE = new TypedTable<>(tables -> read(tables.table("stacking_limits")));

    private static StackingLimits read(CsvTable table) {
        return new StackingLimits(
                land(table, "counters"), land(table, "ld"), land(table, "pashas_extra"), land(table, "small_stack_ld"), land(table, "ld_per_fortress_level"));
    }

    private static int land(CsvTable table, String limit) {
        return table.rows().stream()
                .filter(row -> row.text("domain").equals("land") && row.text("limit").equals(limit))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("stacking_limits: no land limit " + limit))
                .integer("value");
    }

    /** LD that a fortress of this level can hold; a fort (level 0) counts as level 1 (EU-STACK-6). */
    public int insideFortress(int level) {
        return Math.max(1, level) * ldPerFortressLevel;
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static StackingLimits from(EuTables tables) {
        return tables.get(TABLE);
    }
}
