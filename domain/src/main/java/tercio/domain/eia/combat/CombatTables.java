package tercio.domain.eia.combat;

import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.CombatTable;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChart.TableSet;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The combat table that a side uses in a round of a field combat (EIA-7.5.2.7). */
public final class CombatTables {

    private CombatTables() {}

    /**
     * The set of a round: the river set on the first day where the chart has one, and the second set once outflankers are there.
     *
     * @param arrived the outflanking force has arrived
     */
    public static TableSet set(EiaTables tables, OperationalChit attacker, OperationalChit defender, CombatCrossing crossing, int day, boolean arrived) {
        if (arrived) {
            return TableSet.SECOND;
        }
        boolean river = day == 1 && crossing != CombatCrossing.NONE && tables.operational().has(attacker, defender, TableSet.RIVER);
        return river ? TableSet.RIVER : TableSet.FIRST;
    }

    /** The table of a side after terrain (EIA-7.5.2.7.3). */
    public static CombatTable of(EiaTables tables, OperationalChit attacker, OperationalChit defender, TableSet set, int round, CombatSide side,
            AreaTerrain terrain) {
        return tables.terrain().of(terrain).applyTo(tables.operational().at(attacker, defender, set, round).of(side), side);
    }

    /** Explains what terrain makes of a printed table. */
    public static void explainTerrain(EiaTables tables, AreaTerrain terrain, CombatTable printed, CombatSide side, StepRecorder recorder) {
        var effects = tables.terrain().of(terrain);
        if (!effects.applyTo(printed, side).equals(printed) || effects.changesTables()) {
            recorder.record(() -> Step.of("terrain", rule(terrain)).side(side.word()).result(Sentence.of("eia.combat.result-becomes")
                    .with("before", new Text(printed.toString())).with("after", new Text(effects.applyTo(printed, side).toString()))));
        }
    }

    /** The table with the morale levels that committed guards add (EIA-12.3.4). */
    static CombatTable withGuards(CombatTable table, SideTally side) {
        return side.hasCommitted() ? table.withShift(0, side.declared().guard()) : table;
    }

    /** Explains what committed guards make of a table. */
    static void tellGuards(CombatTable table, SideTally tally, CombatSide side, StepRecorder recorder) {
        if (tally.hasCommitted()) {
            recorder.record(() -> Step.of("guard commitment", "EIA-12.3.4").side(side.word()).result(Sentence.of("eia.combat.result-table").with("table", new Text(table.toString()))));
        }
    }

    private static String rule(AreaTerrain terrain) {
        return switch (terrain) {
            case FOREST -> "EIA-7.5.2.7.3.1";
            case MOUNTAIN -> "EIA-7.5.2.7.3.2";
            case DESERT -> "EIA-7.5.2.7.3.3";
            case MARSH -> "EIA-7.5.2.7.3.4";
            case CLEAR -> "EIA-7.5.2.7.3";
        };
    }
}
