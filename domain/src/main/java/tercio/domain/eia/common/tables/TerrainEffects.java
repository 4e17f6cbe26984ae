package tercio.domain.eia.common.tables;

import java.util.EnumMap;
import java.util.Map;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** Effects of terrain on combat tables, strategic ratings and pursuits (EIA-7.5.2.7.3, EIA-7.5.2.10.2.2). */
public final class TerrainEffects {

    /** The name of the table in explanations. */
    public static final String NAME = "terrain-effects";

    private static final int MOST = 9;

    /**
     * The effects of one terrain.
     *
     * @param movement movement points to enter
     * @param strategic the change of strategic ratings for reinforcing and outflanking
     */
    public record Effects(int movement, int attackerCasualty, int defenderCasualty, int attackerMorale, int defenderMorale, int strategic,
            int pursuitClass) {

        /** The combat table of a side in this terrain. */
        public CombatTable applyTo(CombatTable table, CombatSide side) {
            return side == CombatSide.ATTACKER ? table.withShift(attackerCasualty, attackerMorale) : table.withShift(defenderCasualty, defenderMorale);
        }

        /** Whether it changes combat tables. */
        public boolean changesTables() {
            return attackerCasualty != 0 || defenderCasualty != 0 || attackerMorale != 0 || defenderMorale != 0;
        }
    }

    private final Map<AreaTerrain, Effects> effects = new EnumMap<>(AreaTerrain.class);

    private TerrainEffects() {}

    static TerrainEffects read(CsvTable table) {
        var all = new TerrainEffects();
        for (var row : table.rows()) {
            var before = all.effects.put(row.choice("terrain", AreaTerrain.class), new Effects(row.within("movement_cost", 1, MOST),
                    shift(row, "a_casualty_shift"), shift(row, "d_casualty_shift"), shift(row, "a_morale_shift"), shift(row, "d_morale_shift"),
                    shift(row, "strategic_rating_shift"), shift(row, "pursuit_class_shift")));
            if (before != null) {
                throw row.fault("terrain", Sentence.of("eia.table.twice").with("what", "terrain"));
            }
        }
        if (all.effects.size() != AreaTerrain.values().length) {
            throw table.fault(1, Sentence.of("eia.table.terrain-missing"));
        }
        return all;
    }

    private static int shift(CsvTable.Row row, String column) {
        return row.within(column, -MOST, MOST);
    }

    public Effects of(AreaTerrain terrain) {
        return effects.get(terrain);
    }
}
