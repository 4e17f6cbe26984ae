package tercio.domain.eu.turn.leader;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** Printed leaders who share one counter, a side each: only one of the two is in play. */
public final class TwoSidedLeaders {

    private static final Map<LeaderId, LeaderId> OTHER = read(TableSource.printedBeside(TwoSidedLeaders.class).table("two_sides"));

    private TwoSidedLeaders() {}

    private static Map<LeaderId, LeaderId> read(CsvTable table) {
        var other = new HashMap<LeaderId, LeaderId>();
        table.rows().forEach(row -> {
            other.put(new LeaderId(row.text("id")), new LeaderId(row.text("other")));
            other.put(new LeaderId(row.text("other")), new LeaderId(row.text("id")));
        });
        return Map.copyOf(other);
    }

    /** The id of the leader on the other side of the counter; empty for a leader with a counter of his own. */
    public static Optional<LeaderId> otherSide(LeaderId id) {
        return Optional.ofNullable(OTHER.get(id));
    }
}
