package tercio.domain.eu.convoy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The printed sizes of the convoys. */
final class ConvoyTable {

    static final ConvoyTable PRINTED = read(TableSource.printedBeside(ConvoyTable.class));
    private static final int MOST_TRANSPORTS = 9;
    private static final int MOST_GOLD = 99;

    /**
     * A convoy as printed.
     *
     * @param transports empty if another figure decides
     * @param goldEach ducats in each of its transports when it begins
     * @param capacityEach ducats that each transport can still take aboard
     */
    record Line(OptionalInt transports, int goldEach, int capacityEach) {}

    private record LevantSize(int centreFrom, int transports) {}

    private final Map<ConvoyKind, Line> lines = new EnumMap<>(ConvoyKind.class);
    private final List<LevantSize> levant;

    private ConvoyTable(CsvTable sizes) {
        levant = sizes.rows().stream().map(row -> new LevantSize(row.integer("centre_from"), row.within("transports", 1, MOST_TRANSPORTS))).toList();
    }

    private static ConvoyTable read(TableSource source) {
        var table = new ConvoyTable(source.table("levant_sizes"));
        for (var row : source.table("convoys").rows()) {
            table.lines.put(row.choice("convoy", ConvoyKind.class),
                    new Line(row.number("transports"), row.within("gold_each", 0, MOST_GOLD), row.within("capacity_each", 0, MOST_GOLD)));
        }
        return table;
    }

    Line line(ConvoyKind kind) {
        return lines.get(kind);
    }

    /** The transports of the Levant convoy, by the income of the centre of trade of the Great Orient. */
    int levantTransports(int centre) {
        return levant.stream().filter(size -> centre >= size.centreFrom()).mapToInt(LevantSize::transports).max().orElseThrow();
    }
}
