package tercio.adapters.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.numbers.gamma.RegularizedGamma;
import tercio.projections.FairDice;
import tercio.projections.HolmCorrection;

/** The p-values of an answer, raw and corrected for the number of its rows. */
final class Significance {

    private Significance() {}

    static Table withSignificance(Question question, Table table) {
        return switch (question.finish()) {
            case NONE -> table;
            case FAIR_DICE -> with(table, at -> fair(table, at));
            case NORMAL -> with(table, at -> normal(table, at));
        };
    }

    @FunctionalInterface
    private interface OfRow {
        /** NaN for a row without a test. */
        double value(int row);
    }

    private static double fair(Table table, int row) {
        var counts = (List<?>) table.rows().get(row).get(column(table, "counts"));
        return FairDice.deviatesAtLeastAs(counts.stream().map(count -> ((Number) count).intValue()).toList());
    }

    /** Two-sided: the chance of a squared deviation at least as large. */
    private static double normal(Table table, int row) {
        var z = (Number) table.rows().get(row).get(column(table, "z"));
        return z == null ? Double.NaN : RegularizedGamma.Q.value(0.5, z.doubleValue() * z.doubleValue() / 2);
    }

    private static int column(Table table, String name) {
        return IntStream.range(0, table.columns().size()).filter(at -> table.columns().get(at).name().equals(name)).findFirst().orElseThrow();
    }

    private static Table with(Table table, OfRow test) {
        var raw = IntStream.range(0, table.rows().size()).mapToObj(test::value).toList();
        var corrected = HolmCorrection.of(raw);
        var columns = new ArrayList<>(table.columns());
        columns.add(new Table.Column("p", "number", ""));
        columns.add(new Table.Column("p_corrected", "number", ""));
        var rows = new ArrayList<List<Object>>();
        for (int at = 0; at < raw.size(); at++) {
            var row = new ArrayList<>(table.rows().get(at));
            row.add(numberOrNull(raw.get(at)));
            row.add(numberOrNull(corrected.get(at)));
            rows.add(row);
        }
        return new Table(columns, rows, table.cut());
    }

    private static Double numberOrNull(double value) {
        return Double.isNaN(value) ? null : value;
    }
}
