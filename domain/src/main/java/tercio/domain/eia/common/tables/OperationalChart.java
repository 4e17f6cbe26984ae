package tercio.domain.eia.common.tables;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The operational possibilities chart: the combat tables of both sides for each pair of chits (EIA-7.5.2.7). */
public final class OperationalChart {

    /** The name of the table in explanations. */
    public static final String NAME = "operational-possibilities";

    private static final int ROUNDS = 3;

    /** The sets of combat tables of a pair of chits. */
    public enum TableSet {
        FIRST("1st"),
        SECOND("2nd"),
        RIVER("river");

        private final String word;

        TableSet(String word) {
            this.word = word;
        }

        /** As printed. */
        @Override
        public String toString() {
            return word;
        }
    }

    /** The combat tables of one round, before terrain. */
    public record Pair(CombatTable attacker, CombatTable defender, boolean reconstructed) {

        /** The table of a side. */
        public CombatTable of(CombatSide side) {
            return side == CombatSide.ATTACKER ? attacker : defender;
        }
    }

    private final Map<OperationalChit, Map<OperationalChit, Map<TableSet, Pair[]>>> pairs = new EnumMap<>(OperationalChit.class);

    private OperationalChart() {}

    static OperationalChart read(CsvTable table) {
        var chart = new OperationalChart();
        for (var row : table.rows()) {
            int round = row.within("round", 1, ROUNDS);
            var rounds = chart.pairs.computeIfAbsent(row.choice("attacker_chit", OperationalChit.class), chit -> new EnumMap<>(OperationalChit.class))
                    .computeIfAbsent(row.choice("defender_chit", OperationalChit.class), chit -> new EnumMap<>(TableSet.class))
                    .computeIfAbsent(set(row), set -> new Pair[ROUNDS + 1]);
            if (rounds[round] != null) {
                throw row.fault("round", Sentence.of("eia.table.twice").with("what", "cell"));
            }
            rounds[round] = new Pair(table(row, "a_casualty", "a_morale"), table(row, "d_casualty", "d_morale"), TableMarks.isReconstructed(row));
        }
        chart.checkComplete(table);
        return chart;
    }

    private static TableSet set(CsvTable.Row row) {
        for (var set : TableSet.values()) {
            if (set.word.equals(row.text("set"))) {
                return set;
            }
        }
        throw row.noneOf("set", new Argument.Items(List.of(new Text("1st"), new Text("2nd"), new Text("river"))));
    }

    private static CombatTable table(CsvTable.Row row, String casualty, String morale) {
        return new CombatTable(row.within(casualty, 1, CombatTable.LEVELS), row.within(morale, 1, CombatTable.LEVELS));
    }

    private void checkComplete(CsvTable table) {
        for (var attacker : OperationalChit.ofAttacker()) {
            for (var defender : OperationalChit.ofDefender()) {
                boolean fought = attacker != OperationalChit.PROBE || defender != OperationalChit.WITHDRAW;
                for (int round = 1; fought && round <= ROUNDS; round++) {
                    boolean replaced = round > 1 && has(attacker, defender, TableSet.SECOND);
                    if (!has(attacker, defender, replaced ? TableSet.SECOND : TableSet.FIRST, round)) {
                        throw table.fault(1, Sentence.of("eia.table.lacks-pair").with("attacker", new Text(attacker.toString())).with("defender", new Text(defender.toString())).with("round", round));
                    }
                }
            }
        }
    }

    /** Whether a pair of chits has that set. */
    public boolean has(OperationalChit attacker, OperationalChit defender, TableSet set) {
        return pairs.getOrDefault(attacker, Map.of()).getOrDefault(defender, Map.of()).containsKey(set);
    }

    private boolean has(OperationalChit attacker, OperationalChit defender, TableSet set, int round) {
        return has(attacker, defender, set) && pairs.get(attacker).get(defender).get(set)[round] != null;
    }

    /** The combat tables of a round; empty where the chart has no such cell. */
    public Optional<Pair> find(OperationalChit attacker, OperationalChit defender, TableSet set, int round) {
        return has(attacker, defender, set, round) ? Optional.of(at(attacker, defender, set, round)) : Optional.empty();
    }

    /**
     * The combat tables of a round.
     *
     * @throws IllegalArgumentException where the chart has no such cell
     */
    public Pair at(OperationalChit attacker, OperationalChit defender, TableSet set, int round) {
        if (!has(attacker, defender, set, round)) {
            throw new IllegalArgumentException("the chart has no " + set + " tables for " + attacker + " against " + defender + ", round " + round);
        }
        return pairs.get(attacker).get(defender).get(set)[round];
    }
}
