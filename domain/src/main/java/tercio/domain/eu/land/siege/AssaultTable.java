package tercio.domain.eu.land.siege;

import tercio.domain.eu.common.policy.BreachFire;
import tercio.domain.eu.common.policy.Policies;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.AscendingFigures;
import tercio.domain.table.CsvTable;

/** The printed results of an assault, and the resistance of fortresses. */
public final class AssaultTable {

    /** Parses and checks the printed table. */
    public static final TypedTable<AssaultTable> TABLE = new TypedTable<>(tables -> read(tables.table("assault_results"), tables.table("fortress_resistance"), tables.policies()));

    /** The two rolls of an assault. */
    public enum Phase {
        FIRE, SHOCK
    }

    /**
     * The result of one roll.
     *
     * @param losses in the unit of the edition
     * @param stars of morale
     */
    public record Hit(int losses, int stars) {}

    private static final int LEAST = 3;
    private static final int MOST = 12;
    private static final int LEVELS = 6;

    /** The results by side, phase, breach and line. */
    private final Hit[][][][] hits = new Hit[2][2][2][MOST + 1];
    private final int[][] resistance = new int[LEVELS][2];

    private AssaultTable() {}

    /** Reads {@code assault_results} and {@code fortress_resistance}. */
    private static AssaultTable read(CsvTable results, CsvTable resistances, Policies policies) {
        var table = new AssaultTable();
        var resisting = new AscendingFigures[] {new AscendingFigures(resistances, Sentence.of("eu.table.series-walls"), LEVELS), new AscendingFigures(resistances, Sentence.of("eu.table.series-breach"), LEVELS)};
        for (var row : results.rows()) {
            var lines = table.hits[row.choice("side", SiegeSide.class).ordinal()][row.choice("phase", Phase.class).ordinal()];
            var hit = new Hit(policies.unit().read(row, "loss", 0, 99), row.within("morale_stars", 0, 9));
            int line = row.within("roll", LEAST, MOST);
            if (!row.has("breach")) {
                lines[0][line] = hit;
                lines[1][line] = hit;
            } else {
                lines[row.within("breach", 0, 1)][line] = hit;
            }
        }
        for (var row : resistances.rows()) {
            int level = row.within("fortress_level", 0, LEVELS - 1);
            int breach = row.within("breach", 0, 1);
            table.resistance[level][breach] = policies.unit().read(row, "resistance", 0, 99);
            resisting[breach].put(level, row, table.resistance[level][breach]);
        }
        resisting[0].check();
        resisting[1].check();
        table.refuseGaps(results);
        if (policies.assault().breachFire() == BreachFire.ONE_LOSS_LESS) {
            table.weakenAfterBreach(policies.unit().ofOneLd());
        }
        return table;
    }

    private void refuseGaps(CsvTable results) {
        for (var side : SiegeSide.values()) {
            for (var phase : Phase.values()) {
                for (int line = LEAST; line <= MOST; line++) {
                    var printed = hits[side.ordinal()][phase.ordinal()];
                    if (printed[0][line] == null || printed[1][line] == null) {
                        throw results.fault(results.rows().size() + 1,
                                Sentence.of("eu.table.no-assault-line").with("line", line).with("phase", new Text(phase.toString())).with("side", new Text(side.toString())));
                    }
                }
            }
        }
    }

    private void weakenAfterBreach(int less) {
        for (var lines : hits[SiegeSide.BESIEGED.ordinal()]) {
            for (int line = LEAST; line <= MOST; line++) {
                lines[1][line] = new Hit(Math.max(0, lines[0][line].losses() - less), lines[0][line].stars());
            }
        }
    }

    /** The line of a modified die, clamped to the table. */
    public int line(int modified) {
        return Math.clamp(modified, LEAST, MOST);
    }

    /** The result of a modified die, which is clamped to the table; losses in the unit of the edition. */
    public Hit hit(SiegeSide side, Phase phase, boolean breach, int modified) {
        return hits[side.ordinal()][phase.ordinal()][breach ? 1 : 0][line(modified)];
    }

    /** The resistance of a fortress of level 0 (a fort) to 5, in the unit of the edition. */
    public int resistance(int fortressLevel, boolean breach) {
        return resistance[fortressLevel][breach ? 1 : 0];
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static AssaultTable from(EuTables tables) {
        return tables.get(TABLE);
    }
}
