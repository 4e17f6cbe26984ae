package tercio.domain.eia.common.tables;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The casualty percentage table: factors lost by percentage and number of factors (EIA-7.5.2.9.2). */
public final class CasualtyPercentages {

    /** The name of the table in explanations. */
    public static final String NAME = "casualty-percentage";

    private static final int BLOCK = 20;
    private static final int MOST = 99;
    private static final int MOST_PERCENT = 200;

    private final NavigableMap<Integer, int[]> losses = new TreeMap<>();
    /** The same columns by percentage: the combat rounds of exact odds read them often. */
    private final int[][] columns = new int[MOST_PERCENT + 1][];

    private CasualtyPercentages() {}

    static CasualtyPercentages read(CsvTable table) {
        var percentages = new CasualtyPercentages();
        var seen = new TreeMap<Integer, boolean[]>();
        for (var row : table.rows()) {
            int percent = row.within("loss_pct", 1, MOST_PERCENT);
            int factors = row.within("factors", 1, BLOCK);
            var cells = seen.computeIfAbsent(percent, column -> new boolean[BLOCK + 1]);
            if (cells[factors]) {
                throw row.fault("factors", Sentence.of("eia.table.twice").with("what", "cell"));
            }
            cells[factors] = true;
            percentages.losses.computeIfAbsent(percent, column -> new int[BLOCK + 1])[factors] = row.within("losses", 0, MOST);
        }
        seen.forEach((percent, cells) -> {
            for (int factors = 1; factors <= BLOCK; factors++) {
                if (!cells[factors]) {
                    throw table.fault(1, Sentence.of("eia.table.lacks-percent").with("percent", percent).with("factors", factors));
                }
            }
        });
        percentages.losses.forEach((percent, column) -> percentages.columns[percent] = column);
        return percentages;
    }

    /** A percentage of some factors: above 20 of them whole blocks of 20 and the rest are added. */
    public int of(int percent, int factors) {
        if (percent == 0 || factors == 0) {
            return 0;
        }
        int[] column = columns[percent];
        return factors / BLOCK * column[BLOCK] + column[factors % BLOCK];
    }

    /** The percentages that have a column. */
    public List<Integer> columns() {
        return List.copyOf(losses.keySet());
    }

    /** The percentage in a line of another table; a fault where this table has no such column. */
    int knownPercentage(CsvTable.Row row, String column) {
        int percent = row.integer(column);
        if (percent != 0 && !losses.containsKey(percent)) {
            throw row.fault(column, Sentence.of("eia.table.no-percentage").with("value", percent).with("known", new Text(losses.keySet().toString())));
        }
        return percent;
    }
}
