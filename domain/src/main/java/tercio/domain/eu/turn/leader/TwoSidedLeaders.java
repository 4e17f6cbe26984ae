package tercio.domain.eu.turn.leader;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** Printed leaders who share one counter, a side each: only one of the two is in play. */
public final class TwoSidedLeaders {

    private static final Map<String, String> OTHER = read(TableSource.printedBeside(TwoSidedLeaders.class).table("two_sides"));

    private TwoSidedLeaders() {}

    private static Map<String, String> read(CsvTable table) {
        var other = new HashMap<String, String>();
        table.rows().forEach(row -> {
            other.put(row.text("id"), row.text("other"));
            other.put(row.text("other"), row.text("id"));
        });
        return Map.copyOf(other);
    }

    /** The id of the leader on the other side of the counter; empty for a leader with a counter of his own. */
    public static Optional<String> otherSide(String id) {
        return Optional.ofNullable(OTHER.get(id));
    }
}
