package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.game.EiaState;
import tercio.projections.BoardComparison;

/**
 * Comparison of two boards of Empires in Arms: the month, cities and provinces, depots, corps and other counters, leaders, and the sheets
 * of powers. It compares what one viewer sees, and leaves out the factors of a corps that are hidden on either board.
 */
final class EiaComparison implements BoardComparison<EiaState> {

    @Override
    public List<String> between(EiaState before, EiaState after) {
        var said = new ArrayList<String>();
        if (!before.month().equals(after.month())) {
            said.add("Month: " + before.month().title() + " -> " + after.month().title() + ".");
        }
        said.addAll(HoldChanges.between(before, after));
        said.addAll(DepotChanges.between(before, after));
        said.addAll(CounterChanges.between(before, after));
        said.addAll(PowerChanges.between(before, after));
        return said;
    }
}
